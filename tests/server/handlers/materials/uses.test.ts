import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BatchItem } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { buildAdScene, type AdScene } from '../ads/scene.ts';
import { upload } from '#tests/support/library.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { drafting, drawn, makeLayout, widget } from '../layouts/layoutScene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

interface Refused extends BatchItem {
  message: string;
}

const remove = async (ids: string[], language: 'zh_cn' | 'en_us' = 'en_us') => {
  const reply = await call<{ results: Refused[] }>(
    scene,
    scene.personas.owner,
    'material.delete',
    { ids },
    { language },
  );
  expect(reply.code).toBe(0);
  return reply.data?.results ?? [];
};

let shade = 0;
/** A picture that the library does not have yet. */
async function addPicture(name: string): Promise<string> {
  shade += 10;
  const create = { width: 8, height: 8, channels: 3, background: { r: shade, g: shade, b: shade } } as const;
  const file = await sharp({ create }).png().toBuffer();
  return String((await upload(scene, scene.personas.owner, `${name}.png`, file)).data?.id);
}

/** A document whose only widget is a picture of the library. */
const showing = (materialId: string) =>
  drawn(widget('poster', 'picture', { width: 1280, height: 720 }, { materialId, fit: 'cover' }));

const layoutWith = async (materialId: string, name: string) => ({
  id: await makeLayout(scene, name, showing(materialId)),
});

describe('a material in use is not deleted, and the answer says where it is used [MAT-04]', () => {
  test('an ad, by its name, in the language of who asks', async () => {
    await scene.addAd(undefined, { name: 'Latte' });
    const [english] = await remove([scene.pictureId]);
    expect(english).toMatchObject({
      code: -20311,
      message: 'This material is in use and cannot be deleted: ad “Latte”',
    });
    const [chinese] = await remove([scene.pictureId], 'zh_cn');
    expect(chinese?.message).toBe('素材正在使用，不能删除：广告“Latte”');
    expect(await data(scene, scene.personas.owner, 'material.one', { id: scene.pictureId })).toBeTruthy();
  });

  test('a layout whose picture it is', async () => {
    const id = await addPicture('menu');
    const layout = await layoutWith(id, 'Lobby');
    expect((await remove([id]))[0]?.message).toBe('This material is in use and cannot be deleted: layout “Lobby”');
    await data(scene, scene.personas.owner, 'layout.delete', { ids: [layout.id] });
    expect((await remove([id]))[0]?.code).toBe(0);
  });

  test('each item of a batch by itself, with the number of those that it does not name', async () => {
    const [used, free] = [await addPicture('much used'), await addPicture('unused')];
    for (const name of ['One', 'Two', 'Three', 'Four']) await scene.addAd(undefined, { name, materials: [used] });
    await layoutWith(used, 'Counter');
    const results = await remove([used, free]);
    expect(results.map(({ code }) => code)).toEqual([-20311, 0]);
    expect(results[0]?.message).toMatch(
      /^This material is in use and cannot be deleted: (ad “(One|Two|Three|Four)”, ){3}2 more$/,
    );
  });
});

/** Names of the layouts, or layouts of the drafts, that show a material, as its page asks for them. */
async function namesOf(of: 'layout' | 'layoutDraft', materialId: string, caller: Caller = scene.personas.owner) {
  const reply = await call<{ list: { id: string; layoutId?: string }[]; total: number }>(scene, caller, `${of}.list`, {
    filter: { materialIds: materialId },
  });
  return reply.code === 0 ? reply.data!.list.map(({ id, layoutId }) => layoutId ?? id) : reply.code;
}

describe('a material names the layouts that show it, and those whose draft would [UI-09]', () => {
  test('as they are made, changed, drafted and published', async () => {
    const [old, fresh] = [await addPicture('old'), await addPicture('fresh')];
    const { id } = await layoutWith(old, 'Window');
    expect([await namesOf('layout', old), await namesOf('layout', fresh)]).toEqual([[id], []]);
    const draft = drafting(scene, scene.personas.owner, id);
    await draft.save(0, showing(fresh));
    expect([await namesOf('layout', fresh), await namesOf('layoutDraft', fresh)]).toEqual([[], [id]]);
    expect(await namesOf('layoutDraft', old)).toEqual([]);
    await draft.publish(1);
    expect([await namesOf('layout', old), await namesOf('layout', fresh)]).toEqual([[], [id]]);
    // What nothing published shows any more is free.
    expect((await remove([old, fresh])).map(({ code }) => code)).toEqual([0, -20311]);
    const { rev } = await data<{ rev: number }>(scene, scene.personas.owner, 'layout.one', { id });
    await data(scene, scene.personas.owner, 'layout.update', { id, rev, document: drawn() });
    expect(await namesOf('layout', fresh)).toEqual([]);
  });

  test('and not one whose text is its id', async () => {
    const id = await addPicture('quoted');
    const layout = await makeLayout(scene, 'Words', drawn(widget('words', 'text', {}, { text: id })));
    expect(await namesOf('layout', id)).toEqual([]);
    const one = await data<{ materialIds: string[] }>(scene, scene.personas.owner, 'layout.one', { id: layout });
    expect(one.materialIds).toEqual([]);
  });

  test('to who may see layouts, of their own enterprise [PERM-04]', async () => {
    const id = await addPicture('ours');
    await layoutWith(id, 'Ours');
    expect(await namesOf('layout', id)).toHaveLength(1);
    expect(await namesOf('layout', id, scene.personas.rival)).toEqual([]);
    expect(await namesOf('layout', id, scene.personas.clerk)).toBe(errors.NO_PERMISSION.code);
    expect(await namesOf('layoutDraft', id, scene.personas.clerk)).toBe(errors.NO_PERMISSION.code);
  });
});
