import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { buildScene, HOUR, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
let adId: string;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.close());

beforeEach(async () => {
  screen = await scene.addScreen();
  adId = await scene.addAd({ targetType: 'device', targetIds: [screen.deviceId] });
  await scene.sync(screen);
  scene.clock.advance(HOUR);
});

/** The play with this number: ten seconds each, one after the other. */
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

const impressions = async (id = adId): Promise<number> =>
  Number((await scene.within((tx) => tx.ads.one(id)))?.impressions);
const proofs = () =>
  scene.within((tx) =>
    tx.proofsOfPlay.find((eb) => eb('device_id', '=', screen.deviceId), { orderBy: ['seq', 'asc'] }),
  );
const verdicts = () =>
  scene.within(async (tx) =>
    (
      await tx.db
        .selectFrom('plays')
        .select('verdict')
        .where('device_id', '=', screen.deviceId)
        .orderBy('seq')
        .execute()
    ).map(({ verdict }) => verdict),
  );

describe('a play is counted exactly once [REP-03, REP-04]', () => {
  test('with the names of its moment', async () => {
    const { body } = await scene.sync(screen, { plays: [play(1), play(2)] });
    expect([body.playAck, await impressions()]).toEqual([2, 2]);
    expect(await proofs()).toMatchObject([
      {
        seq: 1,
        adId,
        adName: 'Tea',
        deviceName: 'Lobby',
        slotName: 'Full screen · Main',
        durationMs: 10_000,
        zone: 'Asia/Shanghai',
      },
      { seq: 2 },
    ]);
  });

  test('however often, in whatever order and in whatever parcels it is sent', async () => {
    const all = Array.from({ length: 30 }, (_, index) => play(index + 1));
    for (const plays of [all.slice(10, 20), all.slice(0, 15), all, all.toReversed(), [all[3]!, all[3]!], all.slice(25)])
      await scene.sync(screen, { plays });
    expect([await impressions(), (await proofs()).length]).toEqual([30, 30]);
  });

  test('also when two syncs bring it at the same moment', async () => {
    const plays = Array.from({ length: 20 }, (_, index) => play(index + 1));
    await Promise.all([1, 2, 3, 4].map(() => scene.sync(screen, { plays })));
    expect([await impressions(), (await proofs()).length]).toEqual([20, 20]);
  });

  test('of many screens that sync together, each by its own numbers, and none of a machine with a wrong key', async () => {
    const fleet = [screen, ...(await Promise.all(Array.from({ length: 4 }, () => scene.addScreen())))];
    const [, second] = fleet;
    const ads = await Promise.all(
      fleet.map(({ deviceId }) => scene.addAd({ targetType: 'device', targetIds: [deviceId] })),
    );
    for (const one of fleet) await scene.sync(one);
    scene.clock.advance(HOUR);
    // Numbers in a row, with gaps, twice in one sync, and one that was told before.
    await scene.sync(second!, { plays: [play(7, { adId: ads[1]! })] });
    const told = [[1, 2, 3], [2, 7, 300], [5, 5, 5], [1], [4, 3]].map((seqs, at) =>
      seqs.map((seq) => play(seq, { adId: ads[at]! })),
    );
    const stranger = { ...screen, deviceKey: second!.deviceKey };
    const answers = await Promise.all([
      ...fleet.map((one, at) => scene.sync(one, { plays: told[at]! })),
      scene.sync(stranger, { plays: [play(9, { adId: ads[0]! })] }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.playAck])).toEqual([
      [200, 3],
      [200, 300],
      [200, 5],
      [200, 1],
      [200, 4],
      [401, undefined],
    ]);
    expect(await Promise.all(ads.map(impressions))).toEqual([3, 3, 1, 1, 2]);
  });

  test('of more ads than a screen usually tells of at once', async () => {
    const ads = await Promise.all(
      Array.from({ length: 11 }, () => scene.addAd({ targetType: 'device', targetIds: [screen.deviceId] })),
    );
    await scene.sync(screen);
    scene.clock.advance(HOUR);
    await scene.sync(screen, { plays: ads.slice(0, 3).map((id, at) => play(at + 1, { adId: id })) });
    await scene.sync(screen, { plays: ads.map((id, at) => play(at + 10, { adId: id })) });
    expect(await Promise.all(ads.map(impressions))).toEqual([2, 2, 2, ...Array<number>(8).fill(1)]);
  });

  test('five hundred in one sync, and not one more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        play(index + 1, { adId: quick, startedAt: scene.clock.now() - HOUR + index * 5000, durationMs: 5000 }),
      );
    const quick = await scene.addAd({ targetType: 'device', targetIds: [screen.deviceId], durationS: 5 });
    await scene.sync(screen);
    scene.clock.advance(HOUR);
    expect((await scene.sync(screen, { plays: many(501) })).status).toBe(400);
    expect((await scene.sync(screen, { plays: many(500) })).body.playAck).toBe(500);
    expect(await impressions(quick)).toBe(500);
  });

  test('also when its ad was renamed and deleted before it came, with the name of then', async () => {
    await scene.within((tx) => tx.ads.remove(adId));
    await scene.sync(screen, { plays: [play(1)] });
    expect(await proofs()).toMatchObject([{ adName: 'Tea' }]);
  });

  test('a number of one device is not that of another', async () => {
    const other = await scene.addScreen();
    const shared = await scene.addAd({ targetType: 'device', targetIds: [screen.deviceId, other.deviceId] });
    await Promise.all([scene.sync(screen), scene.sync(other)]);
    scene.clock.advance(HOUR);
    for (const who of [screen, other]) await scene.sync(who, { plays: [play(1, { adId: shared })] });
    expect(await impressions(shared)).toBe(2);
  });

  test('counting leaves the rev of the ad as it is', async () => {
    const before = await scene.within((tx) => tx.ads.one(adId));
    await scene.sync(screen, { plays: [play(1)] });
    expect((await scene.within((tx) => tx.ads.one(adId)))?.rev).toBe(before?.rev);
  });
});

describe('what counts nothing', () => {
  test('a play that was cut is kept and not counted', async () => {
    await scene.sync(screen, { plays: [play(1, { outcome: 'cut', durationMs: 3000 })] });
    expect([await impressions(), await verdicts(), (await proofs()).length]).toEqual([0, ['cut'], 0]);
  });

  test.each<[string, () => Partial<PlayRecord>, string]>([
    ['of an ad that nobody has', () => ({ adId: 'no-such-ad' }), 'unknownAd'],
    ['from the future', () => ({ startedAt: scene.clock.now() + 10 * 60_000 }), 'future'],
    ['that would end in the future', () => ({ startedAt: scene.clock.now() - 1000, durationMs: 600_000 }), 'future'],
    ['from before the ad was given to the device', () => ({ startedAt: scene.clock.now() - 3 * HOUR }), 'early'],
    ['of no length', () => ({ durationMs: 0 }), 'duration'],
    ['of negative length', () => ({ durationMs: -10_000 }), 'duration'],
  ])('a play %s is refused, answered, and a fault of the device', async (_title, overrides, verdict) => {
    const { body } = await scene.sync(screen, { plays: [play(1, overrides())] });
    expect([body.playAck, body.dropped]).toEqual([1, [{ seq: 1, why: verdict }]]);
    expect([await impressions(), await verdicts()]).toEqual([0, []]);
    const device = await scene.within((tx) => tx.devices.one(screen.deviceId));
    expect(device?.fault).toBe('playRefused');
  });

  test('an ad that exists but was never given to this device', async () => {
    const other = await scene.addScreen();
    const foreign = await scene.addAd({ targetType: 'device', targetIds: [other.deviceId] });
    await scene.sync(other);
    const { body } = await scene.sync(screen, { plays: [play(1, { adId: foreign })] });
    expect([await impressions(foreign), body.dropped]).toEqual([0, [{ seq: 1, why: 'unknownAd' }]]);
  });

  test('two plays at the same time in one slot, in one sync or in two', async () => {
    await scene.sync(screen, { plays: [play(1), play(2, { startedAt: play(1).startedAt + 2000 })] });
    await scene.sync(screen, { plays: [play(3, { startedAt: play(1).startedAt + 4000 })] });
    expect([await impressions(), await verdicts()]).toEqual([1, ['counted']]);
  });

  test('what is refused is kept nowhere: a device could fill the store with it', async () => {
    const invented = Array.from({ length: 500 }, (_, index) => play(index + 1, { adId: `invented-${index}` }));
    const { body } = await scene.sync(screen, { plays: invented });
    expect([body.playAck, body.dropped?.length, await verdicts()]).toEqual([500, 500, []]);
  });
});
