import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_CONTENT_MS } from '#core/manifest/manifest.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture, upload } from '#tests/support/library.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

/** The short film with a movie header of version 1 that claims a length in units of a millisecond. */
function filmClaiming(duration: bigint): Buffer {
  const clip = fixture('clip.mp4');
  const moov = clip.indexOf('moov') - 4;
  const mvhd = clip.indexOf('mvhd') - 4;
  const end = mvhd + clip.readUInt32BE(mvhd);
  const wide = Buffer.alloc(120);
  wide.writeUInt32BE(wide.length, 0);
  wide.write('mvhd', 4);
  wide.writeUInt8(1, 8);
  wide.writeUInt32BE(1000, 28);
  wide.writeBigUInt64BE(duration, 32);
  // Both versions of the header are equal from the field `rate` on.
  clip.copy(wide, 40, mvhd + 28, end);
  const film = Buffer.concat([clip.subarray(0, mvhd), wide, clip.subarray(end)]);
  film.writeUInt32BE(clip.readUInt32BE(moov) + 12, moov);
  return film;
}

const list = () => data<{ total: number }>(app, app.personas.owner, 'material.list');

describe('security 2: a number that a file claims of itself', () => {
  test.each([
    ['all ones', 0xffff_ffff_ffff_ffffn],
    ['more than a number of JavaScript holds', 2n ** 62n],
    ['two days', 172_800_000n],
  ])('of %s leaves the library as it was: listed, shown and deleted', async (_what, duration) => {
    const { code, data: film } = await upload(app, app.personas.owner, 'film.mp4', filmClaiming(duration));
    expect(code).toBe(0);
    expect((await list()).total).toBe(1);
    expect(await data(app, app.personas.owner, 'material.one', { id: film?.id })).toMatchObject({ durationMs: null });
    expect(await call(app, app.personas.owner, 'material.delete', { ids: [film?.id] })).toMatchObject({ code: 0 });
    expect((await list()).total).toBe(0);
  });

  test('that is a length of a day is believed, and one of more is marked as not playable', async () => {
    const day = await upload(app, app.personas.owner, 'day.mp4', filmClaiming(BigInt(MAX_CONTENT_MS)));
    const longer = await upload(app, app.personas.owner, 'longer.mp4', filmClaiming(BigInt(MAX_CONTENT_MS) + 1000n));
    expect(await data(app, app.personas.owner, 'material.one', { id: day.data?.id })).toMatchObject({
      durationMs: MAX_CONTENT_MS,
      playable: true,
    });
    expect(await data(app, app.personas.owner, 'material.one', { id: longer.data?.id })).toMatchObject({
      durationMs: null,
      playable: false,
    });
  });

  test('of a picture in BMP holds to the same bound as every picture, and a side is never negative', async () => {
    const bmp = (width: number, height: number) => {
      const file = Buffer.alloc(200);
      file.write('BM');
      file.writeUInt32LE(file.length, 2);
      file.writeUInt32LE(54, 10);
      file.writeUInt32LE(40, 14);
      file.writeInt32LE(width, 18);
      file.writeInt32LE(height, 22);
      return file;
    };
    for (const [width, height, code] of [
      [60_000, 60_000, -20309],
      [-5, 10, -20304],
      [0, 0, -20304],
    ] as const)
      expect((await upload(app, app.personas.owner, 'huge.bmp', bmp(width, height))).code).toBe(code);
    expect((await list()).total).toBe(0);
    expect((await upload(app, app.personas.owner, 'small.bmp', bmp(10, -5))).code).toBe(0);
  });
});

test('security 2: a record with a number that nobody can hold is found, shown and deleted', async () => {
  const { data: film } = await upload(app, app.personas.owner, 'film.mp4', fixture('clip.mp4'));
  await app.services.store.write({ kind: 'system', corpId: null }, (tx) =>
    tx
      .ofCorp(app.personas.own.corpId)
      .updateTable('materials')
      .set((eb) => ({ duration_ms: eb.lit(9_000_000_000_000_000_000) }))
      .where('id', '=', String(film?.id))
      .execute(),
  );
  expect((await list()).total).toBe(1);
  expect(await data(app, app.personas.owner, 'material.one', { id: film?.id })).toMatchObject({ id: film?.id });
  const renamed = await call(app, app.personas.owner, 'material.update', { id: film?.id, name: 'renamed' });
  expect(renamed.code).toBe(0);
  expect(await call(app, app.personas.owner, 'material.delete', { ids: [film?.id] })).toMatchObject({ code: 0 });
  expect((await list()).total).toBe(0);
});
