import type { Page } from 'playwright-core';

interface Remembered {
  looks?: WeakMap<Element, string>;
}

/** Runs in the page before a key is pressed: keeps how everything that can have the focus looks without it. */
function remember(): void {
  const parts = (element: Element): Element[] => {
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one);
    return [...around, ...around.flatMap((one) => [...one.querySelectorAll(':scope > fieldset, :scope > span')])];
  };
  const look = (element: Element): string =>
    parts(element)
      .flatMap((one) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
      .map((style) =>
        [
          style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
          style.boxShadow,
          `${style.borderTopWidth} ${style.borderTopColor}`,
          style.backgroundColor,
        ].join(' '),
      )
      .join('|');
  const memory = window as Remembered;
  memory.looks = new WeakMap();
  for (const element of document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]'))
    if (element !== document.activeElement) memory.looks.set(element, look(element));
  Object.assign(window, { lookOf: look });
}

/** Runs in the page after it: returns what has the focus once that is drawn, and what is wrong with how it shows. */
async function examine(): Promise<{ name: string; problems: string[] }> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  // A menu that has faded away is taken out a moment later.
  for (let n = 0; n < 30 && document.querySelector('.MuiModal-root[aria-hidden="true"]'); n += 1) await frame();
  const { looks, lookOf } = window as Remembered & { lookOf?: (element: Element) => string };
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'nothing', problems: [] };
  const words = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '');
  const name = `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`;
  const problems: string[] = [];
  // A box drawn over an invisible field stands for it.
  const seen = getComputedStyle(element).opacity === '0' ? (element.parentElement ?? element) : element;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const inset = 3;
  const points: [number, number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ];
  const isShown = points.some(([x, y]) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (seen.contains(at) || at.contains(element));
  });
  if (!isShown) {
    const covering = document.elementFromPoint(...(points[0] ?? [0, 0]));
    problems.push(`${name} has the focus and is not to be seen (${covering?.className ?? 'outside of the window'})`);
  }
  const before = looks?.get(element);
  if (before !== undefined && before === lookOf?.(element)) problems.push(`${name} looks the same with the focus`);
  return { name, problems };
}

/** Presses a key, and returns where the focus is after it and what is wrong with how that shows (WCAG 2.4.7, 2.4.11). */
export async function pressed(page: Page, key: string): Promise<{ name: string; problems: string[] }> {
  await page.evaluate(remember);
  await page.keyboard.press(key);
  return page.evaluate(examine);
}
