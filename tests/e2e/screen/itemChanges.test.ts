import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSame } from '#core/entity/same.ts';
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
/** An item that was left out, or cut at half its time, is earlier or later by more. At pace 1. */
const [EARLY_MS, LATE_MS] = [-400, 1000];
/** A machine whose processors have other work may be too late for the first; what is wrong in the player is wrong in all. */
const PACES = [1, 2, 4];

const plain = KINDS.flatMap((from) => KINDS.map((to) => `${from} → ${to}`));
const around = KINDS.flatMap((kind) => [kind, `emergency ${kind}`]).flatMap((name) => [
  `${name} goes`,
  `${name} comes`,
]);

/** Plays the programme once; returns all that was not as it is to be. */
async function faultsAt(pace: number) {
  const { changes, wrong, frames } = await seeChanges(browser, CHANGES, EMERGENCIES, pace);
  const pairs = new Set(changes.map(({ from, to }) => `${from} → ${to}`));
  // Each kind is cut by an emergency and comes after one, and each kind of emergency comes and goes.
  const seen = changes
    .filter(({ from, to }) => `${from} ${to}`.includes('emergency'))
    .flatMap(({ from, to }) => [`${from} goes`, `${to} comes`]);
  return {
    wrong,
    untimely: changes.filter(({ lateMs }) => lateMs < EARLY_MS * pace || lateMs > LATE_MS * pace),
    unseen: [...plain.filter((pair) => !pairs.has(pair)), ...around.filter((one) => !seen.includes(one))],
    tooFewFrames: frames < CHANGES + EMERGENCIES,
  };
}

test('each frame shows the item whose turn it is, also when an emergency comes and goes [AD-12, LAY-09]', async () => {
  const none = { wrong: [], untimely: [], unseen: [], tooFewFrames: false };
  let faults: object = {};
  for (const pace of PACES) {
    faults = await faultsAt(pace);
    if (isSame(faults, none)) break;
    process.stdout.write(`At pace ${pace}: ${JSON.stringify(faults)}\n`);
  }
  expect(faults).toEqual(none);
});
