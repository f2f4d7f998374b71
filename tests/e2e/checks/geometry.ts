import type { Page } from 'playwright-core';
import { twoLines } from '#src/ui/list/column.ts';
import { GROWTH, PSEUDO, type LanguageTour } from '../places/pseudo.ts';

/** Runs in the page: returns what sticks out of it to the side. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const culprit = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility())
    .at(-1);
  const name = culprit ? `${culprit.tagName.toLowerCase()}.${[...culprit.classList].join('.')}` : 'something';
  return [`scrolls sideways by ${scrollWidth - clientWidth} px: ${name}`];
}

/** Runs in the page: returns texts and pictures that stick out of the frame around them, unless they are placed there. */
function outsideOfFrames(): string[] {
  const SLACK = 2;
  const frameOf = (element: HTMLElement): HTMLElement | null => {
    for (let at: HTMLElement | null = element; at && at.id !== 'content'; at = at.parentElement) {
      const { position, overflowX, borderRightWidth } = getComputedStyle(at);
      if (position === 'absolute' || position === 'fixed') return null;
      if (at === element) continue;
      if (overflowX !== 'visible') return null;
      if (parseFloat(borderRightWidth) > 0) return at;
    }
    return null;
  };
  return [...document.querySelectorAll<HTMLElement>('#content *')].flatMap((element) => {
    if (element.childElementCount > 0 || element.closest('svg') || !element.checkVisibility()) return [];
    const frame = frameOf(element);
    if (!frame) return [];
    const [own, its] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (own.width === 0 || own.height === 0) return [];
    const beyond = Math.max(own.right - its.right, its.left - own.left, own.bottom - its.bottom, its.top - own.top);
    if (beyond <= SLACK) return [];
    const name = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
    return [`${name} sticks out of ${[...frame.classList].join('.')} by ${Math.round(beyond)} px`];
  });
}

/** Runs in the page: returns each text of its lists. */
function textsOfLists(): string[] {
  const texts: string[] = [];
  for (const list of document.querySelectorAll('#content .rows-tall')) {
    const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '');
  }
  return texts;
}

/** A text, and what stands in its place while a list is measured. */
type Shorter = readonly [text: string, shorter: string, leastWidth: number];

/** Runs in the page: returns by how much a list is wider than its window, with texts and widths of labels as given. */
function cutOff(texts: readonly Shorter[]): string[] {
  const shorter = new Map(texts.map(([text, ...to]) => [text, to]));
  const problems: string[] = [];
  for (const list of document.querySelectorAll('#content .rows-tall')) {
    const undo: (() => void)[] = [];
    const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const [short, width] = shorter.get(text) ?? [];
      if (short === undefined) continue;
      const { style } = node.parentElement!;
      const { minWidth } = style;
      if (minWidth) style.minWidth = `${width}ch`;
      node.textContent = short;
      undo.push(() => {
        style.minWidth = minWidth;
        node.textContent = text;
      });
    }
    const beyond = list.scrollWidth - list.clientWidth;
    for (const each of undo) each();
    if (beyond > 1) problems.push(`its columns are ${beyond} px wider than the list: hide some in x-list.columns`);
  }
  return problems;
}

/** Returns what a longer sentence is in English; its accents take no room. */
const inEnglish = (longer: string): string => longer.slice(1, 1 + Math.round((longer.length - 2) / (1 + GROWTH)));

/**
 * Returns which columns of a list cannot be seen without scrolling sideways; on a phone its records are cards. Longer
 * sentences may be scrolled to: a list is measured as wide as it is in English.
 */
export async function hiddenColumns({ page, language }: LanguageTour): Promise<string[]> {
  const texts = language === 'longer' ? await page.evaluate(textsOfLists) : [];
  const longer = [...new Set(texts)].filter((text) => PSEUDO.test(text));
  return page.evaluate(
    cutOff,
    longer.map((text): Shorter => [text, inEnglish(text), twoLines(inEnglish(text))]),
  );
}

/** Returns what is wrong with where things stand. */
export const misplaced = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(sideways)),
  ...new Set(await page.evaluate(outsideOfFrames)),
];
