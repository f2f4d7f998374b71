import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { sweepDeleted } from '#server/jobs/sweepDeleted.ts';
import { createTick } from '#server/jobs/tick.ts';
import { call } from '#tests/support/call.ts';
import { addPicture } from '#tests/support/library.ts';
import { anyDb } from '#tests/support/rows.ts';
import { buildScene, type Scene } from '../player/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await buildScene();
});
afterEach(() => scene.close());

const DAY = 86_400_000;
const sweep = () => {
  const { store, media } = scene.services;
  return sweepDeleted(store, media, scene.clock.now());
};
const done = async (name: 'material.delete' | 'ad.delete' | 'tag.delete', id: string) =>
  expect(await call(scene, scene.personas.owner, name, { ids: [id] })).toMatchObject({ code: 0 });
const rowsOf = (table: string, id: string) =>
  scene.services.store.read({ kind: 'system', corpId: null }, async (tx) =>
    anyDb(tx).selectFrom(table).selectAll().where('id', '=', id).execute(),
  );
const fileOf = async (materialId: string) => {
  const [material] = await rowsOf('materials', materialId);
  const [upload] = await rowsOf('uploads', String(material?.['file']));
  return {
    uploadId: String(upload?.['id']),
    key: String(upload?.['store_key']),
    small: String(material?.['thumbnail']),
  };
};

test('what was deleted leaves for good after the days of the bin, its files before it, and their room is free [UI-11]', async () => {
  const id = await addPicture(scene, scene.personas.owner);
  const { uploadId, key, small } = await fileOf(id);
  await done('material.delete', id);
  scene.clock.advance(limits.binKept - DAY);
  expect(await sweep()).toBe(0);
  expect(await scene.services.media.stat(key)).not.toBeNull();
  scene.clock.advance(2 * DAY);
  expect(await sweep()).toBe(1);
  expect([await rowsOf('materials', id), await rowsOf('uploads', uploadId), await rowsOf('uploads', small)]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await scene.services.media.stat(key)).toBeNull();
  expect(await sweep()).toBe(0);
});

test('a sweep that was cut off after the files ends its work the next time', async () => {
  const id = await addPicture(scene, scene.personas.owner);
  const { key } = await fileOf(id);
  await done('material.delete', id);
  scene.clock.advance(limits.binKept + DAY);
  await scene.services.media.remove(key);
  expect(await sweep()).toBe(1);
  expect(await rowsOf('materials', id)).toEqual([]);
});

test('a file that a copy names stays, and goes with the last one', async () => {
  const { owner } = scene.personas;
  const id = await addPicture(scene, owner);
  const { key } = await fileOf(id);
  expect(await call(scene, owner, 'material.copy', { ids: [id] })).toMatchObject({ code: 0 });
  await done('material.delete', id);
  scene.clock.advance(limits.binKept + DAY);
  expect(await sweep()).toBe(1);
  expect(await scene.services.media.stat(key)).not.toBeNull();
  const [copy] = await scene.within((tx) => tx.materials.find((eb) => eb('id', '!=', id)));
  await scene.within((tx) => tx.materials.remove(copy!.id));
  scene.clock.advance(limits.binKept + DAY);
  expect(await sweep()).toBe(1);
  expect(await scene.services.media.stat(key)).toBeNull();
});

test('what lives, or can be brought back, holds what it names, links and documents too', async () => {
  const material = await addPicture(scene, scene.personas.owner);
  const drawn = await scene.within(async (tx) => (await tx.materials.insert({ name: 'Drawn' })).id);
  const ad = await scene.addAd({ kind: 'file', materials: [material] });
  const layout = await scene.within((tx) =>
    tx.layouts.insert({ name: 'With it', document: { pages: [{ materialId: drawn }] } }),
  );
  // The calls refuse these deletions; a store may hold such rows nevertheless.
  await scene.within(async (tx) => {
    await tx.materials.remove(material);
    await tx.materials.remove(drawn);
  });
  scene.clock.advance(limits.binKept + DAY);
  expect(await sweep()).toBe(0);
  await scene.within(async (tx) => {
    await tx.ads.remove(ad);
    await tx.layouts.remove(layout.id);
  });
  expect(await sweep()).toBe(0);
  scene.clock.advance(limits.binKept + DAY);
  await sweep();
  await sweep();
  expect([await rowsOf('materials', material), await rowsOf('materials', drawn), await rowsOf('ads', ad)]).toEqual([
    [],
    [],
    [],
  ]);
  expect(
    await scene.services.store.read({ kind: 'system', corpId: null }, (tx) =>
      anyDb(tx).selectFrom('ads__materials').selectAll().where('id', '=', ad).execute(),
    ),
  ).toEqual([]);
});

test('a ledger holds nothing: where an ad was delivered goes with it, what was played stays', async () => {
  const screen = await scene.addScreen();
  const ad = await scene.addAd();
  await scene.sync(screen);
  await scene.within(async (tx) => {
    await tx.proofsOfPlay.insert({ adId: ad, adName: 'Latte', deviceId: screen.deviceId, seq: 1, startedAt: tx.now });
    await tx.ads.remove(ad);
  });
  scene.clock.advance(limits.binKept + DAY);
  await sweep();
  expect(await rowsOf('ads', ad)).toEqual([]);
  const left = await scene.within(async (tx) => ({
    plays: await tx.proofsOfPlay.count((eb) => eb('ad_id', '=', ad)),
    deliveries: await tx.adDeliveries.count((eb) => eb('ad_id', '=', ad)),
  }));
  expect(left).toEqual({ plays: 1, deliveries: 0 });
});

test('the tick sweeps once an hour', async () => {
  const tag = await scene.within((tx) => tx.tags.insert({ name: 'Old' }));
  await done('tag.delete', tag.id);
  const tick = createTick(scene.services);
  await tick();
  scene.clock.advance(limits.binKept + DAY);
  await tick();
  expect(await rowsOf('tags', tag.id)).toEqual([]);
});
