import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { limits } from '#generated/model/limits.gen.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture, longFilm, md5Of, postFile, type Applied } from '#tests/support/library.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const owner = () => app.personas.owner;
const apply = async (name: string, bytes: Buffer) =>
  (await call<Applied>(app, owner(), 'material.apply', { name, size: bytes.length, md5: md5Of(bytes) })).data!;
const verify = (uploadId: string) => call<{ id: string }>(app, owner(), 'material.verify', { uploadId });
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A video of the same length with other bytes at its end. */
function likeFilm(): [Buffer, Buffer] {
  const film = longFilm(4_000_000);
  const other = Buffer.from(film);
  other.fill(7, film.length - 1000);
  return [film, other];
}

/** SHA-256 that the material records, and that of the stored file. */
async function kept(id: string): Promise<{ recorded: string; stored: string }> {
  const { file, sha256 } = await data<{ file: string; sha256: string }>(app, owner(), 'material.one', { id });
  const row = await app.services.store.read({ kind: 'system', corpId: null }, (tx) =>
    tx.db.selectFrom('uploads').select('store_key').where('id', '=', file).executeTakeFirstOrThrow(),
  );
  const stored = await app.services.media.read(row.store_key);
  const chunks: Buffer[] = [];
  for await (const chunk of stored) chunks.push(chunk as Buffer);
  return { recorded: sha256, stored: sha256Of(Buffer.concat(chunks)) };
}

test('security 9: a form that is sent again while its file is looked at changes nothing', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [film, other] = likeFilm();
    film.writeUInt32BE(round, film.length - 8);
    other.writeUInt32BE(round, other.length - 8);
    const form = await apply('film.mp4', film);
    await postFile(app, form, film);
    const [verified] = await Promise.all([verify(form.uploadId), postFile(app, form, other)]);
    expect(verified.code).toBe(0);
    const { recorded, stored } = await kept(verified.data!.id);
    expect([recorded, stored]).toEqual([sha256Of(film), sha256Of(film)]);
  }
});

test('security 9: a form works once: afterwards it brings nothing that nobody would sweep', async () => {
  const poster = fixture('poster.png');
  const form = await apply('poster.png', poster);
  const other = Buffer.concat([poster.subarray(0, -1), Buffer.from([9])]);
  expect([await postFile(app, form, poster), await postFile(app, form, other)]).toEqual([200, 200]);
  const verified = await verify(form.uploadId);
  expect((await kept(verified.data!.id)).stored).toBe(sha256Of(poster));
  expect(await postFile(app, form, other)).toBe(409);
  const key = form.fields.find(({ name }) => name === 'key')!.value;
  expect(await app.services.media.stat(key)).toBeNull();
});

test('security 9: of verifies at the same moment one lists the file, and the others are refused by name', async () => {
  for (let round = 0; round < 5; round += 1) {
    const film = longFilm(3_000_000 + round);
    const form = await apply('film.mp4', film);
    await postFile(app, form, film);
    const codes = (await Promise.all([1, 2, 3, 4].map(() => verify(form.uploadId)))).map(({ code }) => code);
    expect(codes.toSorted((a, b) => b - a)).toEqual([0, -20306, -20306, -20306]);
  }
  expect((await data<{ total: number }>(app, owner(), 'material.list')).total).toBe(5);
});

test('security 9: an upload that is not whole yet can still be sent and verified', async () => {
  const poster = fixture('poster.png');
  const form = await apply('poster.png', poster);
  expect((await verify(form.uploadId)).code).toBeLessThan(0);
  await postFile(app, form, poster);
  expect((await verify(form.uploadId)).code).toBe(0);
});

test('security 9: an upload whose process ended while it looked is swept, with its file', async () => {
  const poster = fixture('poster.png');
  const form = await apply('poster.png', poster);
  await postFile(app, form, poster);
  await app.services.store.write({ kind: 'system', corpId: null }, (tx) =>
    tx.db.updateTable('uploads').set({ state: 'taking' }).where('id', '=', form.uploadId).execute(),
  );
  app.clock.advance(limits.uploadLife + 1);
  expect((await createTick(app.services)()).swept).toBe(1);
  const key = form.fields.find(({ name }) => name === 'key')!.value;
  expect(await app.services.media.stat(key)).toBeNull();
});
