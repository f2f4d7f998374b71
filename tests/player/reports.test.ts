import { describe, expect, test, vi } from 'vitest';
import { countPlays, goOnFrom } from '#player/ledger.ts';
import { Reports } from '#player/reports.ts';
import { Unattended } from '#player/unattended.ts';
import { freshDatabase, NOON } from './playerScene.ts';

const play = { adId: 'a', slotId: 's', key: 'text', startedAt: NOON, durationMs: 1000, outcome: 'complete' } as const;
const FULL = new DOMException('no room', 'QuotaExceededError');

/** A database of which a test can make every write fail, or everything. */
async function failing() {
  const real = await freshDatabase();
  const state: { error: unknown; isReading: boolean } = { error: null, isReading: true };
  const database = new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const isWrite = name !== 'transaction' || args[1] === 'readwrite';
        if (state.error !== null && (isWrite || !state.isReading)) throw state.error;
        return (value as (...all: unknown[]) => unknown).apply(target, args);
      };
    },
  });
  return { real, database, state, reports: new Reports(database, () => NOON) };
}

describe('trial 6: storage that fails', () => {
  test('a full one loses no play, and the server hears of it once', async () => {
    const { real, state, reports } = await failing();
    state.error = FULL;
    await reports.play(play);
    await reports.play({ ...play, startedAt: NOON + 1000 });
    expect([await countPlays(real), reports.waiting]).toEqual([0, 2]);
    const parcel = await reports.pack();
    expect(parcel.faults).toMatchObject([{ code: 'storageFull', at: NOON }]);
    state.error = null;
    await reports.drop(parcel, null);
    const next = await reports.pack();
    expect(next.plays.map(({ seq, startedAt }) => [seq, startedAt])).toEqual([
      [1, NOON],
      [2, NOON + 1000],
    ]);
    expect([next.faults, reports.waiting]).toEqual([[], 0]);
  });

  test('a play of an unsure clock is put right while it waits in memory', async () => {
    const { state, reports } = await failing();
    state.error = FULL;
    await reports.play({ ...play, unsure: true });
    expect(reports.hasUnsure).toBe(true);
    await reports.settle({ page: 'this', byMs: -5000, openedAt: NOON, offsetMs: 0, since: 0 });
    state.error = null;
    const { plays, hasUnsure } = await reports.pack();
    expect([plays, hasUnsure]).toEqual([[{ ...play, seq: 1, startedAt: NOON - 5000 }], false]);
  });

  test('one that cannot even be read does not keep the screen from syncing', async () => {
    const { state, reports } = await failing();
    Object.assign(state, { error: new DOMException('closed', 'InvalidStateError'), isReading: false });
    await reports.fault('cannotShow', 'a film');
    const parcel = await reports.pack();
    expect(parcel.faults.map(({ code }) => code)).toEqual(['cannotShow', 'storageFailed']);
    expect(parcel.plays).toEqual([]);
    await expect(reports.drop(parcel, null)).resolves.toBeUndefined();
  });

  test('after it was cleared the numbers of plays go on: the server knows the old ones', async () => {
    const before = await freshDatabase();
    const old = new Reports(before, () => NOON);
    await old.begin();
    for (let count = 0; count < 3; count += 1) await old.play(play);
    const cleared = await freshDatabase();
    await goOnFrom(cleared, old.seq);
    const reports = new Reports(cleared, () => NOON);
    await reports.play(play);
    expect(reports.seq).toBe(4);
  });

  test("an error that is survived is told as a function call, which the browser's own reporter needs", async () => {
    const report = vi.fn(function (this: unknown) {
      if (this !== undefined) throw new TypeError('Illegal invocation');
    });
    const work = new Unattended(report);
    await work.keep(Promise.reject(new Error('lost')));
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('lost'));
  });
});
