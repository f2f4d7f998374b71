import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressed } from '../e2e/checks/focus.ts';

/** Drives a page by the keyboard alone. */
export interface Keyboard {
  /** Presses Tab (or another key) until the element has the focus. Throws with the list of stops if it never has. */
  tabTo(target: Locator, key?: 'Tab' | 'Shift+Tab' | 'ArrowDown'): Promise<void>;
  /** Moves the focus to the element, then presses a key (Enter by default). */
  press(target: Locator, key?: string): Promise<void>;
  /** Waits until the focus is on the element or within it. */
  hasFocus(target: Locator): Promise<void>;
  key(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns what was wrong at the stops so far: a focus that cannot be seen. */
  problems(): string[];
}

const MOST_STOPS = 120;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));

type Found = ElementHandle<HTMLElement | SVGElement>;

/**
 * Returns a question whether the focus is on an element or within it; `isStrict`: on itself alone. Looking for an
 * element by its name takes longer than a stop on the way to it, so it is looked for again only once it has left the page.
 */
export function focusWatch(target: Locator, isStrict = false): () => Promise<boolean> {
  let found: Found | undefined;
  const ask = (one: Found) =>
    one.evaluate((element, itself) => {
      if (!element.isConnected) return undefined;
      return itself ? element === document.activeElement : element.contains(document.activeElement);
    }, isStrict);
  return async () => {
    const holds = found && (await ask(found));
    if (holds !== undefined) return holds;
    found = await target.elementHandle();
    return (await ask(found)) ?? false;
  };
}

export function createKeyboard(page: Page): Keyboard {
  const problems = new Set<string>();
  const tabTo: Keyboard['tabTo'] = async (target, key = 'Tab') => {
    await target.waitFor({ state: 'attached' });
    const stops: string[] = [];
    const hasFocus = focusWatch(target);
    while (!(await hasFocus())) {
      const stop = await pressed(page, key);
      stops.push(stop.name);
      for (const problem of stop.problems) problems.add(problem);
      if (stops.length > MOST_STOPS) throw new Error(`${String(target)} cannot be reached: ${stops.join(' → ')}`);
    }
  };
  return {
    tabTo,
    async press(target, key = 'Enter') {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    hasFocus: (target) => expect.poll(() => isFocused(target), { message: `focus on ${String(target)}` }).toBe(true),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    problems: () => [...problems],
  };
}
