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

/** Runs in the page: returns by how much a list is wider than its window. */
const cutOff = (): string[] =>
  [...document.querySelectorAll('#content .rows-tall')]
    .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    .filter((beyond) => beyond > 1)
    .map((beyond) => `its columns are ${beyond} px wider than the list: hide some in x-list.columns`);

/** Returns which columns of a list cannot be seen without scrolling sideways; on a phone its records are cards. */
export const hiddenColumns = (page: Page): Promise<string[]> => page.evaluate(cutOff);

/** Returns what is wrong with where things stand. */
export const misplaced = (page: Page): Promise<string[]> => page.evaluate(sideways);
