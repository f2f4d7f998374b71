import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BatchItem } from '#core/protocol/reply.ts';
import { buildAdScene, type AdScene } from '../ads/scene.ts';
import { upload } from '#tests/support/library.ts';
import { call, data } from '#tests/support/call.ts';

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

/** A layout whose only widget is a picture of the library. */
const layoutWith = (materialId: string, name: string) =>
  data<{ id: string }>(scene, scene.personas.owner, 'layout.create', {
    name,
    width: 640,
    height: 360,
    document: {
      version: 1,
      width: 640,
      height: 360,
      pages: [
        {
          id: 'home',
          name: 'Home',
          background: '#000000',
          widgets: [
            {
              id: 'poster',
              name: 'Poster',
              kind: 'picture',
              x: 0,
              y: 0,
              width: 640,
              height: 360,
              props: { materialId, fit: 'cover' },
            },
          ],
        },
      ],
    },
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
