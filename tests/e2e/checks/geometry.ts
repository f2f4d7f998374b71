import type { Page } from 'playwright-core';

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

/** Runs in the page: returns by how much a list is wider than its window. */
const cutOff = (): string[] =>
  [...document.querySelectorAll('#content .rows-tall')]
    .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    .filter((beyond) => beyond > 1)
    .map((beyond) => `its columns are ${beyond} px wider than the list: hide some in x-list.columns`);

/** Returns which columns of a list cannot be seen without scrolling sideways; on a phone its records are cards. */
export const hiddenColumns = (page: Page): Promise<string[]> => page.evaluate(cutOff);

/** Returns what is wrong with where things stand. */
export const misplaced = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(sideways)),
  ...new Set(await page.evaluate(outsideOfFrames)),
];
