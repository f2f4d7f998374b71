import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { rollUpPlays } from '#server/jobs/rollUpPlays.ts';
import { data } from '#tests/support/call.ts';
import { buildScene, DAY, HOUR, type Scene, type Screen } from '../player/scene.ts';

let scene: Scene;
let screen: Screen;
let adId: string;
beforeAll(async () => {
  scene = await buildScene();
  // Kathmandu is a quarter of an hour off.
  screen = await scene.addScreen({ zone: 'Asia/Kathmandu' });
  adId = await scene.addAd({ endAt: scene.clock.now() + 200 * DAY });
  await scene.sync(screen);
});
afterAll(() => scene.close());

let seq = 0;
/** Plays back to back since a moment. */
const plays = (since: number, count: number): PlayRecord[] =>
  Array.from({ length: count }, (_, at) => ({
    seq: (seq += 1),
    adId,
    slotId: scene.personas.own.slotId,
    key: 'text',
    startedAt: since + at * 10_000,
    durationMs: 10_000,
    outcome: 'complete',
  }));
const rows = () => scene.within((tx) => tx.proofsOfPlay.find((eb) => eb('device_id', '=', screen.deviceId)));
const ledger = () =>
  scene.within((tx) => tx.db.selectFrom('plays').select('seq').where('device_id', '=', screen.deviceId).execute());
type Line = readonly (number | null)[];
const byStart = (a: Line, b: Line): number => (a[0] ?? 0) - (b[0] ?? 0);
const trend = async () =>
  (await data<{ days: { plays: number }[]; total: number }>(scene, scene.personas.owner, 'proofOfPlay.trend', {
    days: 90,
    zone: 'Asia/Kathmandu',
  })) satisfies object;

describe('plays that are kept for long enough', () => {
  test('become one row for each content, slot, screen and hour by its own clock; no sum changes [REP-07]', async () => {
    scene.clock.advance(3 * HOUR);
    const since = scene.clock.now() - 3 * HOUR + 60_000;
    const told = plays(since, 400);
    await scene.sync(screen, { plays: told });
    const [before, raw] = [await trend(), await rows()];
    expect([before.total, raw.length]).toEqual([400, 400]);
    expect(await rollUpPlays(scene.services.store, scene.clock.now() + 30 * DAY)).toBe(0);

    expect(await rollUpPlays(scene.services.store, scene.clock.now() + 32 * DAY)).toBe(400);
    const rolled = await rows();
    // 01:01 UTC is 06:46 there: the hours begin at 45 minutes past.
    const shift = 45 * 60_000;
    const hours = Map.groupBy(told, ({ startedAt }) => Math.floor((startedAt + shift) / HOUR) * HOUR - shift);
    expect(rolled.map((row) => [row.startedAt, row.plays, row.durationMs, row.seq]).toSorted(byStart)).toEqual(
      [...hours].map(([at, own]) => [at, own.length, own.length * 10_000, null]).toSorted(byStart),
    );
    expect(rolled[0]).toMatchObject({ adId, adName: 'Tea', deviceName: 'Lobby', zone: 'Asia/Kathmandu' });
    expect(await trend()).toEqual(before);
    expect(await ledger()).toEqual([]);
  });

  test('are not counted again when the player tells them once more, and late ones join their hour [REP-04, REP-07]', async () => {
    const before = await trend();
    const again = { ...plays(scene.clock.now() - 2 * HOUR, 1)[0]!, seq: 5 };
    seq -= 1;
    const { body } = await scene.sync(screen, { plays: [again] });
    expect([body.playAck, body.dropped]).toEqual([5, undefined]);
    expect(await trend()).toEqual(before);
    const hours = (await rows()).length;
    const late = plays(scene.clock.now() - HOUR + 20 * 60_000, 2);
    await scene.sync(screen, { plays: late });
    const told = await trend();
    expect(told.total).toBe(before.total + 2);
    await rollUpPlays(scene.services.store, scene.clock.now() + 32 * DAY);
    expect(await trend()).toEqual(told);
    expect((await rows()).length).toBeLessThanOrEqual(hours + 1);
    expect((await rows()).every((row) => row.seq === null)).toBe(true);
  });

  test('are in their hour once, though two processes roll them up at the same moment [REP-07]', async () => {
    scene.clock.advance(5 * HOUR);
    await scene.sync(screen, { plays: plays(scene.clock.now() - 2 * HOUR, 300) });
    const told = await trend();
    const at = scene.clock.now() + 32 * DAY;
    const done = await Promise.all([1, 2, 3].map(() => rollUpPlays(scene.services.store, at)));
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(await trend()).toEqual(told);
  });
});
