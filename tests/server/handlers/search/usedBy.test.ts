import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { buildAdScene, type AdScene } from '../ads/scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

interface Answer {
  uses: { entity: string; count: number }[];
  refused: { id: string; code: number; message: string; uses: object[] }[];
}

const ask = (entity: string, ids: string[], caller: Caller = scene.personas.owner) =>
  data<Answer>(scene, caller, 'search.usedBy', { entity, ids });
const usesOf = async (entity: string, ids: string[], caller?: Caller) => (await ask(entity, ids, caller)).uses;

test('says by how many records of each kind something is used, before it is deleted [UI-09, console 12]', async () => {
  const { owner } = scene.personas;
  const { id } = await data<{ id: string }>(scene, owner, 'tag.create', { name: 'Lobby' });
  expect(await usesOf('tag', [id])).toEqual([]);
  await data(scene, owner, 'device.update', { id: scene.deviceId, tagIds: [id] });
  await scene.addAd(owner, { targetType: 'tag', targetIds: [id] });
  expect(await usesOf('tag', [id])).toEqual([
    { entity: 'ad', count: 1 },
    { entity: 'device', count: 1 },
  ]);
  await scene.addAd();
  // The id of a device among the targets of an ad for devices; not those of tags.
  expect(await usesOf('device', [scene.deviceId])).toEqual([{ entity: 'ad', count: 1 }]);
});

test('says which of several are kept, by whom, and counts what names the others alone [UI-09]', async () => {
  const { owner, own, self } = scene.personas;
  const { id } = await data<{ id: string }>(scene, owner, 'tag.create', { name: 'Hall' });
  expect(await ask('tag', [id, 'gone'])).toMatchObject({
    uses: [],
    refused: [{ id: 'gone', code: errors.NOT_FOUND.code, uses: [] }],
  });
  // A slot of a layout's own place is kept for another reason; this one is beside it.
  const { layoutId, widgetId, width, height } = await data(scene, owner, 'adSlot.one', { id: own.slotId });
  const place = { layoutId, widgetId, width, height, carouselPlaces: 10, sellingMode: 'cpt', cptPriceFen: 0 };
  const hours = { name: 'Peak hours', opening: 'hours', weekdays: [1], mode: 'shared' };
  const { id: slotId } = await data<{ id: string }>(scene, owner, 'adSlot.create', { ...place, ...hours });
  const adId = await scene.addAd(owner, { name: 'Latte', slotId });
  const { refused, uses } = await ask('adSlot', [slotId]);
  expect(uses).toEqual([]);
  expect(refused).toEqual([
    {
      id: slotId,
      code: errors.SLOT_IN_USE.code,
      message: expect.stringContaining('This ad slot is in use and cannot be deleted: ad “'),
      uses: [{ entity: 'ad', resource: 'ads', count: 1, named: [{ id: adId, name: 'Latte' }] }],
    },
  ]);
  // Who may see ads, and not these, is told their number.
  const [other] = (await ask('adSlot', [slotId], self)).refused;
  expect(other?.uses).toEqual([{ entity: 'ad', resource: 'ads', count: 1, named: [] }]);
});

test('tells nobody of what they may not see [PERM-05]', async () => {
  const { rival, clerk, self } = scene.personas;
  expect(await usesOf('material', [scene.pictureId], rival)).toEqual([]);
  const refused = await call(scene, clerk, 'search.usedBy', { entity: 'material', ids: [scene.pictureId] });
  expect(refused.code).toBe(errors.NO_PERMISSION.code);
  expect((await call(scene, self, 'search.usedBy', { entity: 'upload', ids: ['x'] })).code).not.toBe(0);
  expect((await call(scene, self, 'search.usedBy', { entity: 'constructor', ids: ['x'] })).code).toBe(
    errors.NOT_FOUND.code,
  );
});
