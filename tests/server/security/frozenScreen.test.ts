import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manifest as manifestSchema, type Manifest } from '#core/manifest/manifest.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, DAY, type Scene, type Screen } from '../player/scene.ts';

let scene: Scene;
let screen: Screen;
let good: string;
beforeEach(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
  good = await scene.addAd({ name: 'Good' });
});
afterEach(() => scene.close());

const ids = ({ items }: Manifest): string[] => items.map(({ id }) => id);
const faultOf = async () => (await scene.within((tx) => tx.devices.one(screen.deviceId)))?.fault;

/** An ad for a film whose row says that it lasts two days, as no upload makes one any more. */
async function longFilm(): Promise<Partial<AdStored>> {
  const { materialId } = await scene.addPicture('film');
  await scene.within((tx) => tx.materials.update(materialId, { type: 'video', durationMs: 2 * DAY }));
  return { kind: 'file', text: null, materials: [materialId] };
}

describe('security 3: one bad value in the store', () => {
  test.each<[string, () => Partial<AdStored> | Promise<Partial<AdStored>>]>([
    ['a colour that is none', () => ({ textColor: 'red' })],
    ['letters of 5,000 pixels', () => ({ fontSize: 5000 })],
    ['a film of two days', longFilm],
    ['an hour that is none', () => ({ windows: [{ from: '7 o’clock', to: '25:00' }] })],
  ])('of an ad (%s) takes that ad from the screen and nothing else, and the console says so', async (_what, bad) => {
    const badId = await scene.addAd({ name: 'Bad', ...(await bad()) });
    const { manifest } = (await scene.sync(screen)).body;
    expect(manifestSchema.safeParse(manifest).error).toBeUndefined();
    expect(ids(manifest!)).toEqual([good]);
    expect(await faultOf()).toBe('leftOut');
    const deliveries = await data<{ list: { adId: string; status: string; problem: string | null }[] }>(
      scene,
      scene.personas.owner,
      'adDelivery.list',
      { filter: { adId: badId } },
    );
    expect(deliveries.list).toMatchObject([{ status: 'failed', problem: 'leftOut' }]);
  });

  test('of the device: a zone that nobody knows leaves it the default one, and its ads', async () => {
    await scene.within((tx) => tx.devices.update(screen.deviceId, { zone: 'Mars/Phobos' }));
    const { manifest } = (await scene.sync(screen)).body;
    expect([manifest?.device.zone, ids(manifest!)]).toEqual(['Asia/Shanghai', [good]]);
    expect(await faultOf()).toBe('leftOut');
    // The form of an ad for this screen reads its zones by a clock.
    const reach = await data<{ zones: string[] }>(scene, scene.personas.owner, 'ad.reach', {
      targetType: 'device',
      targetIds: [screen.deviceId],
      type: 'common',
    });
    expect(reach.zones).toEqual(['Asia/Shanghai']);
  });

  test('does not keep a take-down from arriving, nor a new ad', async () => {
    await scene.addAd({ name: 'Bad', textColor: 'red' });
    const before = (await scene.sync(screen)).body;
    await scene.within((tx) => tx.ads.update(good, { status: 'paused' }));
    const other = await scene.addAd({ name: 'Other' });
    const { body } = await scene.sync(screen, { rev: before.rev });
    expect(ids(body.manifest!)).toEqual([other]);
  });

  test('is a fault of the device as long as it lasts, told every few minutes and not at each sync', async () => {
    const bad = await scene.addAd({ name: 'Bad', textColor: 'red' });
    const rows = async () =>
      (await scene.within((tx) => tx.db.selectFrom('device_faults').select('detail').execute())).map(({ detail }) =>
        String(detail),
      );
    const { rev } = (await scene.sync(screen)).body;
    for (let i = 0; i < 3; i += 1) await scene.sync(screen, { rev });
    expect(await rows()).toEqual([expect.stringContaining(`ad ${bad}: contents.0.color`)]);
    scene.clock.advance(9 * 60_000);
    await scene.sync(screen, { rev });
    scene.clock.advance(9 * 60_000);
    await scene.sync(screen, { rev });
    expect([await faultOf(), (await rows()).length]).toEqual(['leftOut', 3]);
  });
});

describe('security 3: a value that no screen can play by is refused where it is entered', () => {
  test.each(['Mars/Phobos', '+08:00', 'asia', ''])('the zone "%s"', async (zone) => {
    const refused = await call(scene, scene.personas.owner, 'device.update', { id: screen.deviceId, zone });
    expect(refused).toMatchObject({ code: -10006, data: { rules: { zone: 'zone' } } });
    expect((await scene.within((tx) => tx.devices.one(screen.deviceId)))?.zone).toBe('Asia/Shanghai');
  });

  test('the first turn of an insertion in 1960', async () => {
    const { own } = scene.personas;
    const refused = await call(scene, scene.personas.owner, 'ad.create', {
      name: 'Insertion',
      type: 'insertion',
      slotId: own.slotId,
      startAt: new Date(scene.clock.now() + DAY).toISOString(),
      endAt: new Date(scene.clock.now() + 2 * DAY).toISOString(),
      targetType: 'device',
      targetIds: [screen.deviceId],
      kind: 'text',
      text: 'Tea',
      playCycleS: 60,
      firstStartAt: '1960-01-01T00:00:00Z',
    });
    expect(refused).toMatchObject({ code: -10006, data: { rules: { firstStartAt: 'ad.firstInPeriod' } } });
  });
});
