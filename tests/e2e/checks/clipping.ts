import type { Page } from 'playwright-core';

/** Runs in the page. `labels` is the source of an expression that tells a label from data. */
function cutLabels(labels: string): string[] {
  const isLabel = new RegExp(labels);
  const problems: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join('')}`;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.visually-hidden, .skip, svg, option') === null;

  interface Area {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** Returns the visible part of a text; the rest is scrolled away, or hidden by a box around it. */
  function shown(text: DOMRect, parent: Element): Area {
    const area: Area = { left: text.left, right: text.right, top: text.top, bottom: text.bottom };
    // An absolute box is not hidden by those between it and the box that it is placed in.
    let isAbsolute = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (isAbsolute && position === 'static') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (overflowX !== 'visible')
        Object.assign(area, { left: Math.max(area.left, left), right: Math.min(area.right, right) });
      if (overflowY !== 'visible')
        Object.assign(area, { top: Math.max(area.top, top), bottom: Math.min(area.bottom, bottom) });
      isAbsolute = position === 'absolute';
      if (position === 'fixed') break;
    }
    return area;
  }

  /** Returns the element that hides a part of a text, or that the text sticks out of. */
  function cutting(text: DOMRect, parent: Element): string | null {
    const host = parent.closest('button, a, th, label, [role="tab"], [role="menuitem"], .MuiChip-root');
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      if (width <= 1) return null;
      const isWide = text.right > right + 1 || text.left < left - 1;
      const isHigh = text.bottom > bottom + 3 || text.top < top - 3;
      if (isWide && (overflowX === 'hidden' || overflowX === 'clip')) return `is cut off by ${nameOf(box)}`;
      if (isHigh && (overflowY === 'hidden' || overflowY === 'clip')) return `is cut in height by ${nameOf(box)}`;
      if (isWide && box === host) return `sticks out of ${nameOf(box)}`;
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      // Nobody can scroll to it.
      if (position === 'fixed')
        return text.left < -1 || text.right > innerWidth + 1 ? 'sticks out of the window' : null;
    }
    return null;
  }

  /** Elements over the page, and those that stay while it scrolls, may cover text. */
  function layer(element: Element): Element | null {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).position !== 'static' && getComputedStyle(box).position !== 'relative') return box;
    return null;
  }

  const drawn: { rect: Area; parent: Element; text: string; layer: Element | null }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width <= 1) continue;
    if (isLabel.test(text)) {
      const how = cutting(rect, parent);
      if (how !== null) problems.push(`“${text}” ${how}`);
    }
    drawn.push({ rect: shown(rect, parent), parent, text, layer: layer(parent) });
  }

  for (const [index, one] of drawn.entries()) {
    for (const other of drawn.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      if (!isLabel.test(one.text) && !isLabel.test(other.text)) continue;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (wide > 3 && high > 4) problems.push(`“${one.text}” lies over “${other.text}” (${nameOf(other.parent)})`);
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!pen || input.value !== '' || !isLabel.test(input.placeholder) || !isSeen(input)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    pen.font = font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(input.placeholder).width > room + 1)
      problems.push(`“${input.placeholder}” does not fit into its field`);
  }
  return problems;
}

/** Returns the labels that cannot be read whole: cut off, sticking out, lying over each other. */
export const clipped = (page: Page, labels: RegExp): Promise<string[]> => page.evaluate(cutLabels, labels.source);
