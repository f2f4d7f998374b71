import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, data, type Caller } from '#tests/support/call.ts';
import { addPicture } from '#tests/support/library.ts';
import { drawn, widget } from '../handlers/layouts/layoutScene.ts';
import { buildScene, type Scene } from '../player/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await buildScene();
});
afterEach(() => scene.close());

interface Delivery {
  adId: string;
  deviceId: string;
}

const open = async ({ cookie }: Caller, id: string) =>
  (await scene.app.inject({ method: 'GET', url: `/media/${id}`, headers: { cookie: `session=${cookie}` } })).statusCode;
const pictureOf = (caller: Caller, id: string) =>
  data<{ file: string; thumbnail: string }>(scene, caller, 'material.one', { id });

test('security 19: deliveries of an ad are seen by who sees the ad, and by nobody else', async () => {
  const { own, owner, staff } = scene.personas;
  const [screen, far] = [await scene.addScreen(), await scene.addScreen()];
  await scene.within(async (tx) => {
    await tx.devices.update(screen.deviceId, { deptId: own.northId });
    await tx.devices.update(far.deviceId, { deptId: own.southId });
  });
  const north = await scene.addAd({ name: 'North', deptId: own.northId });
  const south = await scene.addAd({ name: 'South', deptId: own.southId });
  for (const each of [screen, far]) await scene.sync(each);
  const seen = async (caller: Caller) =>
    (await data<{ list: Delivery[] }>(scene, caller, 'adDelivery.list', {})).list
      .map(({ adId, deviceId }) => `${adId} on ${deviceId}`)
      .toSorted();
  const all = [north, south].flatMap((ad) => [screen, far].map(({ deviceId }) => `${ad} on ${deviceId}`));
  expect(await seen(owner)).toEqual(all.toSorted());
  // Nor is it listed on a screen that they do not see: it would be a row without a name (console 17).
  expect(await seen(staff)).toEqual([`${north} on ${screen.deviceId}`]);
  const [hidden] = await scene.within((tx) => tx.adDeliveries.find((eb) => eb('ad_id', '=', south)));
  expect((await call(scene, staff, 'adDelivery.one', { id: hidden?.id })).code).toBe(-10007);
});

test('console 17: a point is listed to who sees its screen, a free one to all [DEV-05]', async () => {
  const { own, owner, staff } = scene.personas;
  const [near, far] = [await scene.addScreen(), await scene.addScreen()];
  await scene.within(async (tx) => {
    await tx.devices.update(near.deviceId, { deptId: own.northId });
    await tx.devices.update(far.deviceId, { deptId: own.southId });
    for (const deviceId of [near.deviceId, far.deviceId, null])
      await tx.devicePoints.insert({
        number: `P${deviceId}`,
        type: 'android',
        deviceId,
        status: deviceId ? 'bound' : 'free',
        years: 1,
        expireAt: tx.now + 1e10,
        trial: false,
      });
  });
  const seen = async (caller: Caller) =>
    (await data<{ list: { number: string }[] }>(scene, caller, 'devicePoint.list', {})).list
      .map(({ number }) => number)
      .filter((number) => number.startsWith('P'))
      .toSorted();
  expect(await seen(owner)).toEqual([`P${near.deviceId}`, `P${far.deviceId}`, 'Pnull'].toSorted());
  expect(await seen(staff)).toEqual([`P${near.deviceId}`, 'Pnull'].toSorted());
});

test('security 19: a file is opened to who may see a record with it, and not to a colleague who may not', async () => {
  const { owner, staff, self } = scene.personas;
  const id = await addPicture(scene, owner);
  const picture = await pictureOf(owner, id);
  expect([await open(owner, picture.file), await open(owner, picture.thumbnail)]).toEqual([302, 302]);
  for (const caller of [staff, self])
    expect([await open(caller, picture.file), await open(caller, picture.thumbnail)]).toEqual([404, 404]);
});

test('security 19: a file is opened in the ad and in the layout that show it, to who may see these', async () => {
  const { own, owner, staff } = scene.personas;
  const id = await addPicture(scene, owner);
  const picture = await pictureOf(owner, id);
  const ad = await scene.addAd({ deptId: own.northId, kind: 'file', materials: [id] });
  expect([await open(staff, picture.file), await open(staff, picture.thumbnail)]).toEqual([302, 302]);
  await scene.within((tx) => tx.ads.remove(ad));
  expect(await open(staff, picture.file)).toBe(404);
  await scene.within((tx) =>
    tx.layouts.insert({
      name: 'With it',
      deptId: own.northId,
      materialIds: [id],
      document: drawn(widget('clip', 'picture', {}, { materialId: id })),
    }),
  );
  expect(await open(staff, picture.file)).toBe(302);
});

test('security 19: who sent a file opens it, and who has no permission for anything opens nothing', async () => {
  const { owner, staff, clerk } = scene.personas;
  const sent = await pictureOf(staff, await addPicture(scene, staff));
  expect([await open(staff, sent.file), await open(owner, sent.file), await open(clerk, sent.file)]).toEqual([
    302, 302, 404,
  ]);
});
