import { describe, expect, test } from 'vitest';
import { openDatabase } from '#player/database.ts';
import { addPlay, packParcel, settlePlays } from '#player/ledger.ts';
import { ServerClock, type StoredTime } from '#player/serverClock.ts';
import { freshDatabase, NOON } from './playerScene.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A machine that shows one ad of ten seconds after the other, whatever page is open, with the true time of each. */
async function screen() {
  const { name } = await freshDatabase();
  const state = { now: NOON, setMs: 0, kept: null as StoredTime | null };
  const shown: number[] = [];
  const open = async () => {
    const database = await openDatabase(name);
    const openedAt = state.now;
    const clock = new ServerClock(
      { wall: () => state.now + state.setMs, monotonic: () => state.now - openedAt },
      state.kept,
      (kept) => {
        state.kept = kept;
      },
    );
    return {
      /** Shows an ad to its end, and writes that. */
      async show() {
        const startedAt = clock.now();
        shown.push(state.now);
        state.now += 10 * SECOND;
        const unsure = clock.isSure ? {} : { unsure: clock.estimate };
        const ad = { adId: 'a', slotId: 's', key: 'text', durationMs: 10 * SECOND, outcome: 'complete' } as const;
        await addPlay(database, { ...ad, startedAt, ...unsure });
      },
      /** The server tells the time; returns when the ads were shown, as it is told now. */
      async hear() {
        const at = state.now - openedAt;
        const byMs = clock.set(state.now, at, at);
        await settlePlays(database, clock.truth(byMs));
        return (await packParcel(database)).plays.map(({ startedAt }) => startedAt);
      },
      close() {
        database.close();
        state.now += 4 * SECOND;
      },
    };
  };
  return { state, shown, open };
}

describe('plays whose time no server has told, over several pages [REP-04]', () => {
  test.each([
    ['is right', 0],
    ['was set ahead by a day before the first of them', 24 * HOUR],
    ['stood at 1976', -50 * 365 * 24 * HOUR],
  ])('are told with their times, where the clock of the machine %s', async (_what, setMs) => {
    const { state, shown, open } = await screen();
    const told = await open();
    await told.hear();
    told.close();
    state.setMs = setMs;
    for (let page = 0; page < 2; page += 1) {
      const alone = await open();
      await alone.show();
      await alone.show();
      alone.close();
    }
    const last = await open();
    await last.show();
    expect(await last.hear()).toEqual(shown);
  });

  test('follow each other in the time that there was, where the clock was set between their pages', async () => {
    const { state, shown, open } = await screen();
    const told = await open();
    await told.hear();
    told.close();
    for (const setMs of [HOUR, -HOUR]) {
      state.setMs = setMs;
      const alone = await open();
      await alone.show();
      await alone.show();
      alone.close();
    }
    state.setMs = 5 * HOUR;
    const last = await open();
    await last.show();
    const times = await last.hear();
    // Only the four seconds between two pages are not known.
    for (const [index, at] of times.entries()) expect(Math.abs(at - shown[index]!)).toBeLessThanOrEqual(8 * SECOND);
    for (const [index, at] of times.slice(1).entries()) expect(at - times[index]!).toBeGreaterThanOrEqual(10 * SECOND);
  });
});
