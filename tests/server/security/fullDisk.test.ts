import { globSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { openFolderStore } from '#server/media/folder.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';
import { fixture, longFilm, md5Of, postFile, upload, type Applied } from '#tests/support/library.ts';
import { createSmallDisk, smallDiskMissing, type SmallDisk } from '#tests/support/smallDisk.ts';

const { STORE_FULL, MEDIA_FULL } = errors;
const missing = smallDiskMissing();
const isPostgres = process.env.TEST_ENGINE === 'postgres';

const owner = () => app.personas.owner;
const health = async () => {
  app.clock.advance(2000);
  return (await app.app.inject({ url: '/health' })).json<Record<string, unknown>>();
};
const apply = (bytes: Buffer) =>
  call<Applied>(app, owner(), 'material.apply', { name: 'film.mp4', size: bytes.length, md5: md5Of(bytes) });
const filesOn = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

let disk: SmallDisk;
let app: TestApp;
afterEach(async () => {
  await app?.close();
  disk?.remove();
});

describe.skipIf(missing !== null || isPostgres)(
  `security, disk full: the disk of the database${missing === null ? '' : ` (${missing})`}`,
  () => {
    beforeEach(async () => {
      disk = createSmallDisk(24)!;
      app = await buildTestApp({ config: { dataDir: disk.path, diskReserve: 1_000_000 } });
    });

    test('a write is refused by name, reads go on, health says so, and with space all is as before', async () => {
      const names = Array.from({ length: 4000 }, (_, at) => `tag ${at} ${'x'.repeat(10)}`);
      expect(await health()).toEqual({ status: 'ok' });
      disk.fill();
      let kept = 0;
      let code = 0;
      while (code === 0 && kept < names.length) {
        ({ code } = await call(app, owner(), 'tag.create', { name: names[kept]! }));
        if (code === 0) kept += 1;
      }
      expect(code).toBe(STORE_FULL.code);
      const list = await call<{ total: number }>(app, owner(), 'tag.list');
      expect([list.code, list.data!.total]).toEqual([0, kept]);
      expect(await health()).toEqual({ status: 'degraded', problems: ['storeFull'] });
      disk.free();
      expect((await call(app, owner(), 'tag.create', { name: names[kept]! })).code).toBe(0);
      expect(await health()).toEqual({ status: 'ok' });
    });
  },
);

describe.skipIf(missing !== null)(
  `security, disk full: the disk of the media${missing === null ? '' : ` (${missing})`}`,
  () => {
    const RESERVE = 2_000_000;
    beforeEach(async () => {
      disk = createSmallDisk(8)!;
      const media = (secret: string) => openFolderStore(disk.path, secret);
      app = await buildTestApp({ config: { diskReserve: RESERVE }, media });
    });

    test('an upload that would not find room is refused before it is sent', async () => {
      expect((await apply(longFilm(7_000_000))).code).toBe(MEDIA_FULL.code);
      expect((await upload(app, owner(), 'poster.png', fixture('poster.png'))).code).toBe(0);
      expect(await health()).toEqual({ status: 'ok' });
      disk.fill();
      expect(await health()).toEqual({ status: 'degraded', problems: ['mediaFull'] });
      expect((await apply(longFilm(200_000))).code).toBe(MEDIA_FULL.code);
    });

    test('a disk that fills while a file comes keeps nothing of it, and the file can be sent again [MAT-06]', async () => {
      const film = longFilm(3_000_000);
      const form = (await apply(film)).data!;
      disk.fill();
      const before = filesOn(disk.path);
      expect(await postFile(app, form, film)).toBe(507);
      expect(filesOn(disk.path)).toEqual(before);
      disk.free();
      expect(await postFile(app, form, film)).toBe(200);
      const verified = await call<{ id: string }>(app, owner(), 'material.verify', { uploadId: form.uploadId });
      expect(verified.code).toBe(0);
    });

    test('a disk that is full when a picture is looked at refuses it by name and keeps nothing of it', async () => {
      const poster = fixture('poster.png');
      const form = (
        await call<Applied>(app, owner(), 'material.apply', {
          name: 'poster.png',
          size: poster.length,
          md5: md5Of(poster),
        })
      ).data!;
      await postFile(app, form, poster);
      disk.fill();
      const verified = await call(app, owner(), 'material.verify', { uploadId: form.uploadId });
      expect(verified.code).toBe(MEDIA_FULL.code);
      expect(filesOn(disk.path)).toEqual(['ballast']);
      expect((await call<{ total: number }>(app, owner(), 'material.list')).data!.total).toBe(0);
    });
  },
);
