import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { buildAdScene, type AdScene } from '../ads/scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

const usesOf = async (entity: string, ids: string[], caller: Caller = scene.personas.owner) =>
  (await data<{ uses: { entity: string; count: number }[] }>(scene, caller, 'search.usedBy', { entity, ids })).uses;

test('says by how many records of each kind something is used, before it is deleted [UI-09, console 12]', async () => {
  const { owner, own } = scene.personas;
  const { id } = await data<{ id: string }>(scene, owner, 'tag.create', { name: 'Lobby' });
  expect(await usesOf('tag', [id])).toEqual([]);
  await data(scene, owner, 'device.update', { id: scene.deviceId, tagIds: [id] });
  await scene.addAd(owner, { targetType: 'tag', targetIds: [id] });
  expect(await usesOf('tag', [id])).toEqual([
    { entity: 'ad', count: 1 },
    { entity: 'device', count: 1 },
  ]);
  await scene.addAd();
  expect(await usesOf('material', [scene.pictureId])).toEqual([{ entity: 'ad', count: 2 }]);
  // The id of a device among the targets of an ad for devices; not those of tags.
  expect(await usesOf('device', [scene.deviceId])).toEqual([{ entity: 'ad', count: 1 }]);
  expect((await usesOf('adSlot', [own.slotId])).find(({ entity }) => entity === 'ad')).toEqual({
    entity: 'ad',
    count: 2,
  });
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
