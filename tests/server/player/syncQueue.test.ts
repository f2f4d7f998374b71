import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SyncAnswer } from '#core/manifest/sync.ts';
import type { SyncCall } from '#server/player/sync.ts';
import { SyncQueue } from '#server/player/syncQueue.ts';
import { StoreBusy } from '#server/store/errors.ts';

const call = (deviceId: string, plays = 0): SyncCall =>
  ({ device: { deviceId }, request: { plays: Array.from({ length: plays }) } }) as SyncCall;
const answerOf = (deviceId: string): SyncAnswer => ({ rev: deviceId }) as SyncAnswer;

/** A queue whose batches are seen, and end when the test says so. */
function queueOf(fails: (ids: readonly string[]) => boolean = () => false) {
  const batches: string[][] = [];
  const open: (() => void)[] = [];
  const queue = new SyncQueue(async (calls) => {
    const ids = calls.map(({ device }) => device.deviceId);
    batches.push(ids);
    await new Promise<void>((done) => open.push(done));
    if (fails(ids)) throw new Error(`failed: ${ids.join()}`);
    return new Map(ids.map((id) => [id, id === 'gone' ? null : answerOf(id)]));
  });
  const end = async () => {
    await expect.poll(() => open.length).toBeGreaterThan(0);
    open.shift()!();
  };
  return { queue, batches, end };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('syncs', () => {
  test('that come while a transaction runs share the next, and each gets its own answer', async () => {
    const { queue, batches, end } = queueOf();
    const all = ['a', 'b', 'gone', 'c'].map((id) => queue.add(call(id)));
    await end();
    await end();
    expect(await Promise.all(all)).toEqual([answerOf('a'), answerOf('b'), null, answerOf('c')]);
    expect(batches).toEqual([['a'], ['b', 'gone', 'c']]);
  });

  test('are answered after the commit, and not before', async () => {
    const { queue, end } = queueOf();
    let answered = false;
    const sync = queue.add(call('a')).then(() => (answered = true));
    await new Promise((done) => setImmediate(done));
    expect(answered).toBe(false);
    await end();
    await sync;
  });

  test('of one device are never in one transaction', async () => {
    const { queue, batches, end } = queueOf();
    const all = ['a', 'b', 'b', 'c'].map((id) => queue.add(call(id)));
    for (let at = 0; at < 3; at += 1) await end();
    await Promise.all(all);
    expect(batches).toEqual([['a'], ['b', 'c'], ['b']]);
  });

  test('of who has not asked yet come before what others have done with their answer [DEV-08]', async () => {
    const { queue, batches, end } = queueOf();
    const fleet = Array.from({ length: 200 }, (_, at) => `screen ${at}`);
    const all = [queue.add(call('early')), ...fleet.map((id) => queue.add(call(id)))];
    await end();
    await all[0];
    // The second sync of `early` comes after all that still wait for their first answer.
    all.push(queue.add(call('early')), queue.add(call('late')));
    for (let at = 0; at < 2; at += 1) await end();
    await Promise.all(all);
    expect(batches).toEqual([['early'], fleet.slice(0, 128), [...fleet.slice(128), 'late', 'early']]);
  });

  test('of which one fails run again alone: only that one fails', async () => {
    const { queue, end } = queueOf((ids) => ids.includes('bad'));
    const first = queue.add(call('a'));
    const all = ['b', 'bad', 'c'].map((id) => queue.add(call(id)));
    const settled = Promise.allSettled(all);
    for (let at = 0; at < 5; at += 1) await end();
    await first;
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('of a fleet are gathered into few transactions', async () => {
    // All come within one instant: how long the machine takes for them is not asked.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let batches = 0;
    const queue = new SyncQueue(async (calls) => {
      batches += 1;
      return new Map(calls.map(({ device }) => [device.deviceId, answerOf(device.deviceId)]));
    });
    const all: Promise<unknown>[] = [];
    for (let at = 0; at < 200; at += 1) {
      all.push(queue.add(call(`screen ${at}`)));
      if (at % 5 === 0) await new Promise((done) => setImmediate(done));
    }
    const state = { isDone: false };
    void Promise.all(all).then(() => (state.isDone = true));
    while (!state.isDone) {
      await vi.advanceTimersByTimeAsync(50);
      await new Promise((done) => setImmediate(done));
    }
    // Before it is a fleet each comes with those of its moment; then a batch is full at its most, and the time ends the last.
    expect(batches).toBeLessThan(20);
  });

  test('of a fleet wait longer for each other where nobody waits for them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const batches: number[] = [];
    const queue = new SyncQueue(async (calls) => {
      batches.push(calls.length);
      return new Map(calls.map(({ device }) => [device.deviceId, answerOf(device.deviceId)]));
    });
    const fleet = Promise.all(Array.from({ length: 129 }, (_, at) => queue.add(call(`screen ${at}`))));
    await vi.advanceTimersByTimeAsync(0);
    await fleet;
    expect(batches).toEqual([1, 128]);
    const calm = queue.add(call('calm'));
    await vi.advanceTimersByTimeAsync(200);
    expect(batches).toHaveLength(2);
    const told = queue.add(call('told'), { isAwaited: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(await Promise.all([calm, told])).toEqual([answerOf('calm'), answerOf('told')]);
    expect(batches).toEqual([1, 128, 2]);
  });

  test('all fail at once where the database does: none of them waits for it again', async () => {
    let runs = 0;
    const open: (() => void)[] = [];
    const queue = new SyncQueue(async () => {
      runs += 1;
      await new Promise<void>((done) => open.push(done));
      throw new StoreBusy('no connection to the database');
    });
    const all = Array.from({ length: 40 }, (_, at) => queue.add(call(`screen ${at}`)));
    const settled = Promise.allSettled(all);
    for (let at = 0; at < 2; at += 1) {
      await expect.poll(() => open.length).toBeGreaterThan(0);
      open.shift()!();
    }
    expect(new Set((await settled).map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(runs).toBe(2);
  });

  test('of 5,000 screens that come back at once all wait for their turn, and none is refused [DEV-02]', async () => {
    const { queue, batches, end } = queueOf();
    const all = Promise.all(Array.from({ length: 5000 }, (_, at) => queue.add(call(`screen ${at}`))));
    for (let left = 5000; left > 0; left -= batches.at(-1)!.length) await end();
    expect(await all).toHaveLength(5000);
    expect(new Set(batches.flat()).size).toBe(5000);
    expect(batches).toHaveLength(1 + Math.ceil(4999 / 128));
  });

  test('with more plays than are held in memory are refused until some are kept', async () => {
    const { queue, end } = queueOf();
    const first = queue.add(call('first'));
    const full = Array.from({ length: 4000 }, (_, at) => queue.add(call(`screen ${at}`, 500)));
    await expect(queue.add(call('one too many', 500))).rejects.toThrow(StoreBusy);
    await end();
    await first;
    await end();
    await full[0];
    const later = queue.add(call('later', 500));
    for (let batch = 0; batch < 31; batch += 1) await end();
    expect(await Promise.all([...full, later])).toHaveLength(4001);
  });

  test('beyond what can be served are refused, and one that its player has asked again is given up', async () => {
    const { queue } = queueOf();
    const first = Array.from({ length: 150 }, (_, at) => queue.add(call(`screen ${at}`)));
    const again = queue.add(call('screen 99'));
    await expect(first[99]).rejects.toThrow(StoreBusy);
    const more = Array.from({ length: 10_000 }, (_, at) => queue.add(call(`other ${at}`)));
    await expect(more.at(-1)).rejects.toThrow(StoreBusy);
    let isAnswered = false;
    again.then(
      () => (isAnswered = true),
      () => (isAnswered = true),
    );
    for (const one of [...first, ...more]) one.catch(() => undefined);
    await new Promise((done) => setImmediate(done));
    expect(isAnswered).toBe(false);
  });
});
