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

/** Returns what is wrong with where things stand. */
export const misplaced = (page: Page): Promise<string[]> => page.evaluate(sideways);
