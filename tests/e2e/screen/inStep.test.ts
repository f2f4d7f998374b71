import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { OUT_OF_STEP_MS, seeInStep } from '../../support/inStep.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Changes that are compared; `npm run bench -- changes` says by how much they are apart. */
const CHANGES = 8;

test('two windows of a wall change together, though one was opened later [DEV-11]', async () => {
  const apart = await seeInStep(browser, CHANGES);
  expect(apart.length).toBeGreaterThanOrEqual(CHANGES);
  // Exact times: tests/player/playbackInStep.test.ts, by a clock of its own.
  expect(apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)]).toBeLessThan(OUT_OF_STEP_MS);
});
