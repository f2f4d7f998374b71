import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { KINDS } from '../../support/frameJudge.ts';
import { seeChanges } from '../../support/itemChanges.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A round has each pair of kinds; `npm run bench -- changes` looks at a hundred changes. */
const CHANGES = 18;
/** Each kind of emergency four times, and an item of the round between any two. */
const EMERGENCIES = 16;
/** An item that was left out, or cut at half its time, is earlier or later by more. */
const [EARLY_MS, LATE_MS] = [-400, 1000];

test('each frame shows the item whose turn it is, also when an emergency comes and goes [AD-12, LAY-09]', async () => {
  const { changes, wrong, frames } = await seeChanges(browser, CHANGES, EMERGENCIES);
  expect(wrong).toEqual([]);
  expect(frames).toBeGreaterThanOrEqual(CHANGES + EMERGENCIES);
  expect(changes.filter(({ lateMs }) => lateMs < EARLY_MS || lateMs > LATE_MS)).toEqual([]);
  const pairs = new Set(changes.map(({ from, to }) => `${from} → ${to}`));
  const plain = KINDS.flatMap((from) => KINDS.map((to) => `${from} → ${to}`));
  expect(plain.filter((pair) => !pairs.has(pair))).toEqual([]);
  // Each kind is cut by an emergency and comes after one, and each kind of emergency comes and goes.
  const around = changes
    .filter(({ from, to }) => `${from} ${to}`.includes('emergency'))
    .flatMap(({ from, to }) => [`${from} goes`, `${to} comes`]);
  const expected = KINDS.flatMap((kind) => [kind, `emergency ${kind}`]).flatMap((name) => [
    `${name} goes`,
    `${name} comes`,
  ]);
  expect(expected.filter((one) => !around.includes(one))).toEqual([]);
});
