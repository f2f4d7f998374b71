import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { data, type Caller } from '#tests/support/call.ts';
import { addPicture, fixture, upload } from '#tests/support/library.ts';
import { buildAdScene, type AdScene } from '../handlers/ads/scene.ts';

let scene: AdScene;
let cover: string;
let picture: { file: string };
let film: { file: string };
beforeAll(async () => {
  scene = await buildAdScene();
  const { owner, advertiser, own } = scene.personas;
  // An advertiser of a media owner is below it.
  await scene.services.store.write({ kind: 'system', corpId: advertiser.corpId }, (tx) =>
    tx.corporations.update(advertiser.corpId, { superiorId: own.corpId }),
  );
  const { data: clip } = await upload(scene, owner, 'clip.mp4', fixture('clip.mp4'));
  const materials = [scene.pictureId, clip?.id];
  const id = await scene.addAd(owner, { advertiserId: advertiser.corpId, materials });
  cover = String((await scene.adOf(id))['coverUrl']);
  picture = await data(scene, owner, 'material.one', { id: scene.pictureId });
  film = await data(scene, owner, 'material.one', { id: clip?.id });
});
afterAll(() => scene.close());

const open = async ({ cookie = '' }: Caller, id: string) =>
  (await scene.app.inject({ method: 'GET', url: `/media/${id}`, headers: { cookie: `session=${cookie}` } })).statusCode;

describe('a file of a media owner', () => {
  test('is opened to the advertiser whose ad shows it: cover, picture and film', async () => {
    const { advertiser } = scene.personas;
    expect(await open(advertiser, cover)).toBe(302);
    expect(await open(advertiser, picture.file)).toBe(302);
    expect(await open(advertiser, film.file)).toBe(302);
  });

  test('is not there for another advertiser, nor for another media owner', async () => {
    for (const caller of [scene.personas.agent, scene.personas.rival])
      for (const id of [cover, picture.file, film.file]) expect(await open(caller, id)).toBe(404);
  });

  test('is not there for the advertiser where no ad of theirs shows it, or none does any more', async () => {
    const { owner, advertiser } = scene.personas;
    const { data: clip } = await upload(
      scene,
      owner,
      'other.mp4',
      Buffer.concat([fixture('clip.mp4'), Buffer.alloc(8)]),
    );
    const other = await data<{ file: string }>(scene, owner, 'material.one', { id: clip?.id });
    expect(await open(advertiser, other.file)).toBe(404);
    const id = await scene.addAd(owner, { advertiserId: advertiser.corpId, materials: [clip?.id] });
    expect(await open(advertiser, other.file)).toBe(302);
    await scene.batch(owner, 'ad.delete', { ids: [id] });
    expect(await open(advertiser, other.file)).toBe(404);
  });
});

test('a file of one’s own library is opened as before', async () => {
  const id = await addPicture(scene, scene.personas.advertiser);
  const { file } = await data<{ file: string }>(scene, scene.personas.advertiser, 'material.one', { id });
  expect(await open(scene.personas.advertiser, file)).toBe(302);
  expect(await open(scene.personas.rival, file)).toBe(404);
});

test('a file is shown, or saved under a name that has the ending of the file [MAT-05, SES-12]', async () => {
  const { owner } = scene.personas;
  const saved = async (query: string) => {
    const headers = { cookie: `session=${owner.cookie}` };
    const led = await scene.app.inject({ method: 'GET', url: `/media/${picture.file}${query}`, headers });
    const { headers: told } = await scene.app.inject({ method: 'GET', url: String(led.headers.location) });
    return told['content-disposition'];
  };
  expect(await saved('')).toBe('inline');
  expect(await saved('?name=')).toBe('inline');
  expect(await saved('?name=a&name=b')).toBe('inline');
  expect(await saved('?name=%E5%A4%A7%E5%A0%82')).toBe("attachment; filename*=UTF-8''%E5%A4%A7%E5%A0%82.png");
  expect(await saved('?name=setup.exe')).toBe("attachment; filename*=UTF-8''setup.exe.png");
  expect(await saved(`?name=${'x'.repeat(5000)}`)).toBe(`attachment; filename*=UTF-8''${'x'.repeat(200)}.png`);
});
