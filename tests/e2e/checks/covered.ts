import type { Page } from 'playwright-core';

/** Runs in the page: gives the focus to one thing after the other, and returns what is not to be seen then. */
async function hiddenStops(): Promise<string[]> {
  const problems: string[] = [];
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const inset = 3;
  const isShown = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points: [number, number][] = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ];
    return points.some(([x, y]) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (element.contains(at) || at.contains(element));
    });
  };
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex="0"]',
  )) {
    if (element.matches(':disabled, [tabindex="-1"]') || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    element.focus();
    if (document.activeElement !== element) continue;
    // A box drawn over an invisible field stands for it.
    const seen = getComputedStyle(element).opacity === '0' ? (element.parentElement ?? element) : element;
    if (isShown(seen)) continue;
    // It may come into sight by a movement.
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    if (isShown(seen)) continue;
    const words = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '');
    problems.push(`is covered or out of the window: ${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`);
  }
  return problems;
}

/** Returns what has to be used and cannot be seen even when it has the focus: bars that stay lie over it, or it sticks out. */
export const covered = (page: Page): Promise<string[]> => page.evaluate(hiddenStops);
