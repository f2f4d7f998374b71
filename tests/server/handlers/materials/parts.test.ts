import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { partsOf } from '#server/commands/uploadParts.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture, longFilm, md5Of, postFile, type Applied } from '#tests/support/library.ts';

interface Parts {
  partSize: number;
  missing: number[];
  forms: ({ part: number } & Omit<Applied, 'uploadId'>)[];
}

const FILM = longFilm(2 * limits.uploadPart + 1000);

let app: TestApp;
let uploadId: string;
beforeEach(async () => {
  app = await buildTestApp();
  const intent = { name: 'long.mp4', size: FILM.length, md5: md5Of(FILM) };
  ({ uploadId } = await data<Applied>(app, app.personas.owner, 'material.apply', intent));
});
afterEach(() => app.close());

const ask = () => data<Parts>(app, app.personas.owner, 'material.parts', { uploadId });
const verify = () => call<{ id: string }>(app, app.personas.owner, 'material.verify', { uploadId });

/** Sends some of the parts that an answer has forms for. */
async function send({ partSize, forms }: Parts, parts: readonly number[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const { part, ...form } of forms.filter(({ part: at }) => parts.includes(at)))
    statuses.push(
      await postFile(
        app,
        { uploadId, ...form },
        FILM.subarray(part * partSize, Math.min((part + 1) * partSize, FILM.length)),
      ),
    );
  return statuses;
}

describe('a large file [NET-07, MAT-06]', () => {
  test('is sent in parts, goes on after a break with those that are missing, and is listed whole', async () => {
    const first = await ask();
    expect([first.partSize, first.missing, first.forms.map(({ part }) => part)]).toEqual([
      limits.uploadPart,
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(await send(first, [0, 2])).toEqual([200, 200]);
    expect((await verify()).code).toBe(-20307);

    const second = await ask();
    expect(second.missing).toEqual([1]);
    await send(second, [1]);
    expect((await ask()).missing).toEqual([]);
    const { data: made } = await verify();
    expect(await data(app, app.personas.owner, 'material.one', { id: made?.id })).toMatchObject({
      size: FILM.length,
      md5: md5Of(FILM),
      width: 640,
    });
    const kept = await Promise.all(
      partsOf({ id: uploadId, size: FILM.length }).map(({ key }) => app.services.media.stat(key)),
    );
    expect(kept).toEqual([null, null, null]);
  });

  test('may be sent whole all the same', async () => {
    const intent = { name: 'whole.mp4', size: FILM.length, md5: md5Of(FILM) };
    const form = await data<Applied>(app, app.personas.owner, 'material.apply', intent);
    expect(await postFile(app, form, FILM)).toBe(200);
    expect((await call(app, app.personas.owner, 'material.verify', { uploadId: form.uploadId })).code).toBe(0);
  });

  test('takes no part that is longer than it is, and none of somebody else', async () => {
    const { forms } = await ask();
    expect(await postFile(app, { uploadId, ...forms[0]! }, Buffer.alloc(limits.uploadPart + 1))).toBe(413);
    const stranger = await call(app, app.personas.rival, 'material.parts', { uploadId });
    expect(stranger.code).toBe(-20306);
  });

  test('lives on while parts are asked for, then is swept with them', async () => {
    await send(await ask(), [0]);
    app.clock.advance(limits.uploadLife - 1000);
    await ask();
    app.clock.advance(limits.uploadLife - 1000);
    expect((await ask()).missing).toEqual([1, 2]);

    app.clock.advance(limits.uploadLife + 1);
    expect((await call(app, app.personas.owner, 'material.parts', { uploadId })).code).toBe(-20306);
    await createTick(app.services)();
    expect(await app.services.media.stat(partsOf({ id: uploadId, size: FILM.length })[0]!.key)).toBeNull();
  });

  test('a small one has none', async () => {
    const bytes = fixture('poster.png');
    const form = await data<Applied>(app, app.personas.owner, 'material.apply', {
      name: 'poster.png',
      size: bytes.length,
      md5: md5Of(bytes),
    });
    expect(await data(app, app.personas.owner, 'material.parts', { uploadId: form.uploadId })).toMatchObject({
      missing: [],
      forms: [],
    });
  });
});
