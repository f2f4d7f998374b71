import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { KINDS, seeChanges } from '../../support/itemChanges.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A round has each pair of kinds; `npm run bench -- changes` looks at a hundred changes. */
const CHANGES = 18;

test('between any two items there is no frame without either, black or otherwise [DEV-17]', async () => {
  const { changes, wrong, frames } = await seeChanges(browser, CHANGES);
  expect(wrong).toEqual([]);
  expect(frames).toBeGreaterThanOrEqual(CHANGES);
  const pairs = new Set(changes.map(({ from, to }) => `${from} → ${to}`));
  expect(pairs.size).toBe(KINDS.length ** 2);
});
