import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addPicture, fixture, sendFile, upload } from '#tests/support/library.ts';

let app: TestApp;
let film: string;
beforeEach(async () => {
  app = await buildTestApp();
  film = String((await upload(app, app.personas.owner, 'clip.mp4', fixture('clip.mp4'))).data?.id);
});
afterEach(() => app.close());

/** Sends an image as the browser sends a frame of a film; returns the upload's id. */
const sent = (bytes: Buffer, name = 'frame.jpg') => sendFile(app, app.personas.owner, name, bytes);
const frame = () =>
  sharp({ create: { width: 480, height: 270, channels: 3, background: '#2266aa' } })
    .jpeg()
    .toBuffer();
const one = (id: string) => data<{ thumbnail: string | null }>(app, app.personas.owner, 'material.one', { id });
const give = (id: string, uploadId: string) => call(app, app.personas.owner, 'material.picture', { id, uploadId });

describe('the picture of a film [MAT-03]', () => {
  test('is what the server made of the image that was sent, and no material of its own', async () => {
    expect((await one(film)).thumbnail).toBeNull();
    const uploadId = await sent(await frame());
    const given = await give(film, uploadId);
    expect(given.code).toBe(0);
    const { thumbnail } = await one(film);
    expect(given.data).toEqual({ thumbnail });
    expect((await data<{ total: number }>(app, app.personas.owner, 'material.list')).total).toBe(1);
    const open = (id: string | null) =>
      app.app.inject({
        method: 'GET',
        url: `/media/${id}`,
        headers: { cookie: `session=${app.personas.owner.cookie}` },
      });
    const shown = await app.app.inject({ method: 'GET', url: String((await open(thumbnail)).headers.location) });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 });
    expect((await open(uploadId)).statusCode).toBe(404);
  });

  test('is given once: another one is refused', async () => {
    await give(film, await sent(await frame()));
    const { thumbnail } = await one(film);
    expect((await give(film, await sent(fixture('poster.png'), 'other.png'))).code).toBe(-10009);
    expect((await one(film)).thumbnail).toBe(thumbnail);
  });

  test('is the cover of ads that were made of the film before it came, and of no other [MAT-03, console 10]', async () => {
    const { owner, own } = app.personas;
    const poster = await addPicture(app, owner);
    const make = (materials: string[]) =>
      data<{ id: string }>(app, owner, 'ad.create', {
        name: `Of ${materials.length}`,
        type: 'common',
        slotId: own.slotId,
        startAt: new Date(app.clock.now() + 3_600_000).toISOString(),
        endAt: new Date(app.clock.now() + 7_200_000).toISOString(),
        targetType: 'deviceGroup',
        targetIds: [own.groupId],
        kind: 'file',
        materials,
      });
    const [early, mixed, other] = [await make([film]), await make([film, poster]), await make([poster])];
    const cover = async ({ id }: { id: string }) =>
      (await data<{ coverUrl: string | null; rev: number }>(app, owner, 'ad.one', { id })).coverUrl;
    const ofPoster = await cover(other);
    expect(await cover(early)).toBeNull();
    await give(film, await sent(await frame()));
    const { thumbnail } = await one(film);
    expect([await cover(early), await cover(mixed), await cover(other)]).toEqual([thumbnail, ofPoster, ofPoster]);
  });

  test('is an image by its bytes, of a film that the caller may see', async () => {
    expect((await give(film, await sent(Buffer.from('no picture at all')))).code).toBe(-20302);
    const picture = await addPicture(app, app.personas.owner);
    expect((await give(picture, await sent(await frame()))).code).toBe(-10009);
    const uploadId = await sent(await frame());
    expect((await give('no-such-film', uploadId)).code).toBeLessThan(0);
    expect((await one(film)).thumbnail).toBeNull();
  });
});
