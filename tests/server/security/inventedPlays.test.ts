import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { rollUpPlays } from '#server/jobs/rollUpPlays.ts';
import { Current } from '#server/store/current.ts';
import { call } from '#tests/support/call.ts';
import { buildScene, DAY, HOUR, type Scene, type Screen } from '../player/scene.ts';

const TEN_MIN = 600_000;

let scene: Scene;
let screen: Screen;
let adId: string;
beforeEach(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
  adId = await scene.addAd({ targetType: 'device', targetIds: [screen.deviceId], contentHash: 'content' });
  await scene.sync(screen);
  scene.clock.advance(HOUR);
});
afterEach(() => scene.close());

/** The play with this number: ten seconds each, one after the other, from when the ad was given to the screen. */
const play = (seq: number, overrides: Partial<PlayRecord> = {}): PlayRecord => ({
  seq,
  adId,
  slotId: scene.personas.own.slotId,
  key: 'text',
  startedAt: scene.clock.now() - HOUR + seq * 10_000,
  durationMs: 10_000,
  outcome: 'complete',
  ...overrides,
});
const counted = async (id = adId): Promise<number> => Number((await scene.within((tx) => tx.ads.one(id)))?.impressions);
const whys = async (plays: PlayRecord[]) => (await scene.sync(screen, { plays })).body.dropped?.map(({ why }) => why);

describe('security 5: a play counts only where the device was given it', () => {
  test.each<[string, () => Partial<PlayRecord>, string]>([
    ['in a slot that is none', () => ({ slotId: 'invented' }), 'unknownPlace'],
    ['of a content that the ad has not', () => ({ key: 'invented' }), 'unknownPlace'],
    ['of an ad that is none', () => ({ adId: 'invented' }), 'unknownAd'],
    ['from before its ad was given', () => ({ startedAt: scene.clock.now() - 2 * HOUR }), 'early'],
    ['of a tenth of its length', () => ({ durationMs: 1000 }), 'duration'],
  ])('and none %s', async (_what, overrides, why) => {
    expect(await whys([play(1, overrides()), play(2)])).toEqual([why]);
    expect(await counted()).toBe(1);
  });

  test('and none before its ad starts or after it ends', async () => {
    const brief = await scene.addAd({
      targetType: 'device',
      targetIds: [screen.deviceId],
      startAt: scene.clock.now() + TEN_MIN,
      endAt: scene.clock.now() + 2 * TEN_MIN,
    });
    await scene.sync(screen);
    const at = scene.clock.now();
    scene.clock.advance(HOUR);
    const plays = [5, 15, 25].map((minute, index) => play(index + 1, { adId: brief, startedAt: at + minute * 60_000 }));
    expect(await whys(plays)).toEqual(['outside', 'outside']);
    expect(await counted(brief)).toBe(1);
  });

  test('and no more of them than there was time: five hundred at one instant are one', async () => {
    const at = scene.clock.now() - TEN_MIN;
    const plays = Array.from({ length: 500 }, (_, index) => play(index + 1, { startedAt: at }));
    const refused = await whys(plays);
    expect([new Set(refused), await counted()]).toEqual([new Set(['overlap']), 1]);
  });

  test('also when each claims a little too much, in one sync or in sixty', async () => {
    const at = scene.clock.now() - TEN_MIN;
    // Every ten-second play begins 9 s after the one before: in ten minutes 60 fit, and 66 are claimed.
    for (let index = 0; index < 66; index += 1)
      await scene.sync(screen, { plays: [play(index + 1, { startedAt: at + index * 9000 })] });
    expect(await counted()).toBeLessThanOrEqual(60);
  });

  test('and all of an honest screen whose clock is put right by 300 ms now and then', async () => {
    const at = scene.clock.now() - 50 * 60_000;
    const plays = Array.from({ length: 200 }, (_, index) =>
      play(index + 1, { startedAt: at + index * 10_000 + (index % 7 === 0 ? 300 : 0) }),
    );
    expect([await whys(plays), await counted()]).toEqual([undefined, 200]);
  });
});

describe('security 5: an hour that was rolled up is not counted again [REP-03, REP-07]', () => {
  /** Whole minutes from the beginning of an hour on, each six plays. */
  const minutes = (from: number, to: number, firstSeq: number, at: number): PlayRecord[] =>
    Array.from({ length: (to - from) * 6 }, (_, index) =>
      play(firstSeq + index, { startedAt: at + from * 60_000 + index * 10_000 }),
    );
  const rolled = async (told: (at: number) => PlayRecord[]) => {
    adId = await scene.addAd({
      targetType: 'device',
      targetIds: [screen.deviceId],
      endAt: scene.clock.now() + 90 * DAY,
    });
    await scene.sync(screen);
    const at = Math.ceil(scene.clock.now() / HOUR) * HOUR;
    scene.clock.advance(3 * HOUR);
    expect(await whys(told(at))).toBeUndefined();
    scene.clock.advance(40 * DAY);
    await rollUpPlays(scene.services.store, scene.clock.now());
    return at;
  };

  test('by fresh numbers of the time that it has', async () => {
    const at = await rolled((from) => minutes(0, 60, 1, from));
    expect(new Set(await whys(minutes(0, 60, 1001, at)))).toEqual(new Set(['overlap']));
    expect(await counted()).toBe(360);
  });

  test('nor beyond what of it was free, in one sync or in two; late plays find room in it, and in the hour after', async () => {
    const at = await rolled((from) => minutes(0, 40, 1, from));
    expect(await whys(minutes(40, 55, 1001, at))).toBeUndefined();
    expect(await counted()).toBe(330);
    expect((await whys(minutes(0, 40, 2001, at)))?.length).toBe(210);
    expect(await counted()).toBe(360);
    expect(await whys(minutes(60, 90, 3001, at))).toBeUndefined();
    expect(await counted()).toBe(540);
  });
});

describe('security 5: a play after its ad was taken down does not count', () => {
  const owner = () => scene.personas.owner;

  test('while it was paused, also of a screen that was offline and did not know', async () => {
    await call(scene, owner(), 'ad.pause', { ids: [adId] });
    const paused = scene.clock.now();
    scene.clock.advance(HOUR);
    await call(scene, owner(), 'ad.start', { ids: [adId] });
    scene.clock.advance(HOUR);
    const plays = [paused - TEN_MIN, paused + TEN_MIN, paused + HOUR + TEN_MIN].map((startedAt, index) =>
      play(index + 1, { startedAt }),
    );
    expect(await whys(plays)).toEqual(['withdrawn']);
    expect(await counted()).toBe(2);
    // The screen has done nothing wrong.
    expect((await scene.within((tx) => tx.devices.one(screen.deviceId)))?.fault).toBeNull();
  });

  test('once it was deleted', async () => {
    const deleted = await call(scene, owner(), 'ad.delete', { ids: [adId] });
    expect(deleted).toMatchObject({ code: 0, data: { results: [{ code: 0 }] } });
    const at = scene.clock.now();
    scene.clock.advance(HOUR);
    expect(await whys([play(1, { startedAt: at - TEN_MIN }), play(2, { startedAt: at + TEN_MIN })])).toEqual([
      'withdrawn',
    ]);
  });

  test('once the screen was told that it is for others', async () => {
    await scene.within((tx) => tx.ads.update(adId, { targetIds: ['another'] }));
    await scene.sync(screen);
    const at = scene.clock.now();
    scene.clock.advance(HOUR);
    expect(await whys([play(1, { startedAt: at - TEN_MIN }), play(2, { startedAt: at + TEN_MIN })])).toEqual([
      'withdrawn',
    ]);
  });

  test('once its content changed and waits for review', async () => {
    const changed = await call(scene, owner(), 'ad.update', {
      id: adId,
      text: 'Coffee',
      endAt: new Date(scene.clock.now() + DAY).toISOString(),
    });
    expect(changed.code).toBe(0);
    scene.clock.advance(HOUR);
    expect(await whys([play(1, { startedAt: scene.clock.now() - TEN_MIN })])).toEqual(['withdrawn']);
  });
});

test('security 5: while new files come in, plays in the old place still count; afterwards they do not', async () => {
  const { materialId } = await scene.addPicture('poster');
  const second = await scene.addAd({
    targetType: 'device',
    targetIds: [screen.deviceId],
    kind: 'file',
    text: null,
    materials: [materialId],
  });
  const first = (await scene.sync(screen)).body;
  // The ad changes its picture; until the new file is here the screen shows the old one, and says so.
  const other = await scene.addPicture('other');
  await scene.within((tx) => tx.ads.update(second, { materials: [other.materialId] }));
  const { rev } = (await scene.sync(screen, { status: statusOf(first.rev) })).body;
  scene.clock.advance(HOUR);
  const old = (seq: number) => play(seq, { adId: second, key: materialId, startedAt: scene.clock.now() - TEN_MIN });
  expect(await whys([old(1)])).toBeUndefined();
  await scene.sync(screen, { rev, status: statusOf(rev) });
  scene.clock.advance(HOUR);
  expect(await whys([old(2)])).toEqual(['withdrawn']);
  expect(await counted(second)).toBe(1);
});

const statusOf = (playingRev: string) => ({
  playingRev,
  startedAt: scene.clock.now(),
  playerVersion: '1.0.0',
  screen: { width: 1920, height: 1080 },
  freeBytes: null,
  playing: [],
});

/** Rows that each round reads and statements that it sends: the cost of a sync, the same on a busy machine. */
async function costsOf(
  rounds: number,
  sync: (round: number) => Promise<void>,
): Promise<[rows: number, sent: number][]> {
  const query = vi.spyOn(Current.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const costs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    query.mockClear();
    await sync(round);
    const results = await Promise.all(query.mock.results.map(({ value }) => value as ReturnType<Current['query']>));
    costs.push([results.reduce((sum, { rows }) => sum + rows.length, 0), results.length]);
  }
  return costs;
}

test('security 4: sixty syncs of five hundred plays each cost the same, the last as the first', async () => {
  const costs = await costsOf(60, async (round) => {
    scene.clock.advance(60_000);
    const plays = Array.from({ length: 500 }, (_, index) =>
      play(round * 500 + index + 1, { startedAt: scene.clock.now() - 30_000, durationMs: 0, outcome: 'cut' }),
    );
    const { status, body } = await scene.sync(screen, { plays });
    expect([status, body.playAck]).toEqual([200, (round + 1) * 500]);
  });
  expect(costs[0]![1]).toBeGreaterThan(0);
  expect(costs.at(-1)![0]).toBeLessThanOrEqual(costs[1]![0] + 5);
  expect(costs.at(-1)![1]).toBeLessThanOrEqual(costs[1]![1] + 5);
  const rows = await scene.within((tx) => tx.db.selectFrom('plays').select('seq').execute());
  expect(rows).toEqual([]);
});

test('security 4: a day of honest plays of five seconds does not make the next sync dearer', async () => {
  const quick = await scene.addAd({ targetType: 'device', targetIds: [screen.deviceId], durationS: 5 });
  await scene.sync(screen);
  scene.clock.advance(DAY / 4);
  const from = scene.clock.now() - DAY / 4;
  const costs = await costsOf(8, async (round) => {
    const plays = Array.from({ length: 500 }, (_, index) => {
      const seq = round * 500 + index + 1;
      return play(seq, { adId: quick, startedAt: from + seq * 5000, durationMs: 5000 });
    });
    const { body } = await scene.sync(screen, { plays });
    expect(body.dropped).toBeUndefined();
  });
  expect(await counted(quick)).toBe(4000);
  expect(costs[1]![1]).toBeGreaterThan(0);
  expect(costs.at(-1)![0]).toBeLessThanOrEqual(costs[1]![0] + 5);
  expect(costs.at(-1)![1]).toBeLessThanOrEqual(costs[1]![1] + 5);
});
