import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { MOST_FRAMES } from '#core/pictures/frames.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';
import { addPicture, fixture, longFilm, sendFile, upload } from '#tests/support/library.ts';
import { rowOf } from '#tests/support/rows.ts';

let app: TestApp;
let film: string;
beforeAll(async () => {
  app = await buildTestApp();
  film = String((await upload(app, app.personas.owner, 'clip.mp4', fixture('clip.mp4'))).data?.id);
});
afterAll(() => app.close());

/** Sends an image as the browser sends the frames of a film; returns the upload's id. */
const sent = (bytes: Buffer) => sendFile(app, app.personas.owner, 'frames.jpg', bytes);
/** Four frames of the fixture's shape, in one row, or of another shape. */
const sheet = (width = 4 * 128, height = 72, background = '#2266aa') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const FRAMES = { count: 4, everyMs: 500 };
const give = (id: string, uploadId: string, more: object = {}) =>
  call(app, app.personas.owner, 'material.frames', { id, uploadId, ...FRAMES, ...more });
const kept = async (id: string) => {
  const row = (await rowOf(app, 'material', id))!;
  return [row['frames'], row['frameCount'], row['frameMs']];
};
const NONE = [null, null, null];

describe('the frames of a film [MON-04]', () => {
  test.each<[string, () => Promise<[string, string, object]>, keyof typeof errors]>([
    [
      'is no picture by its bytes',
      async () => [film, await sent(Buffer.from('no picture at all')), {}],
      'UPLOAD_TYPE_WRONG',
    ],
    [
      'has frames of another shape than the film',
      async () => [film, await sent(await sheet(300, 300)), {}],
      'UPLOAD_TYPE_WRONG',
    ],
    [
      'has fewer frames than it says, by their shape',
      async () => [film, await sent(await sheet()), { count: 8 }],
      'UPLOAD_TYPE_WRONG',
    ],
    [
      'is of no film',
      async () => [await addPicture(app, app.personas.owner), await sent(await sheet()), {}],
      'NOT_ALLOWED_NOW',
    ],
    [
      'has as many frames as there may be, of no such shape',
      async () => [film, await sent(await sheet()), { count: MOST_FRAMES }],
      'UPLOAD_TYPE_WRONG',
    ],
    [
      'is said to have more',
      async () => [film, await sent(await sheet()), { count: MOST_FRAMES + 1 }],
      'PAYLOAD_INVALID',
    ],
    ['is of a film of somebody else', async () => ['no-such-film', await sent(await sheet()), {}], 'NOT_FOUND'],
  ])('what %s is refused, and nothing is kept', async (_what, make, name) => {
    const [id, uploadId, more] = await make();
    expect((await give(id, uploadId, more)).code).toBe(errors[name].code);
    expect(await kept(film)).toEqual(NONE);
  });

  test('are kept with it, told nobody, and given once', async () => {
    const uploadId = await sent(await sheet());
    expect(await give(film, uploadId)).toMatchObject({ code: 0, data: { count: 4 } });
    expect(await kept(film)).toEqual([uploadId, 4, 500]);
    const told = (await call<object>(app, app.personas.owner, 'material.one', { id: film })).data!;
    expect(Object.keys(told).filter((name) => name.startsWith('frame'))).toEqual([]);
    expect((await give(film, await sent(await sheet(512, 72, '#aa6622')))).code).toBe(errors.NOT_ALLOWED_NOW.code);
    expect(await kept(film)).toEqual([uploadId, 4, 500]);
  });

  test('may be turned: a phone’s film says by a mark how it is to be seen', async () => {
    const turned = String((await upload(app, app.personas.owner, 'turned.mp4', longFilm(80_000))).data?.id);
    expect((await give(turned, await sent(await sheet(4 * 72, 128)))).code).toBe(0);
  });

  test('go with a copy of it', async () => {
    const copied = await call(app, app.personas.owner, 'material.copy', { ids: [film], toFolderId: null });
    expect(copied.code).toBe(0);
    const { data } = await call<{ list: { id: string; name: string }[] }>(app, app.personas.owner, 'material.list', {});
    const copy = data!.list.find(({ id, name }) => name === 'clip' && id !== film)!;
    expect(await kept(copy.id)).toEqual(await kept(film));
  });
});
