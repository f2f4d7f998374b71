import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestFile } from '#server/media/digest.ts';
import { measure, thumbnail } from '#server/media/measure.ts';
import { isWhatItSays } from '#server/media/sniff.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const PNG = join(FIXTURES, 'poster.png');
const MP4 = join(FIXTURES, 'clip.mp4');

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** A zip with one empty entry; its bytes as PKWARE's APPNOTE has them. */
const ZIP = Buffer.from(
  '504b0304140000000000000021000000000000000000000000000100000061504b01021400140000000000000021000000000000000000000000000100000000000000000000000000000000006150' +
    '4b050600000000010001002f0000001f0000000000',
  'hex',
);

function file(name: string, bytes: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

describe('what a file is, by its bytes [MAT-02]', () => {
  test.each([
    ['a picture', () => PNG, 'poster.png', true],
    ['a picture in capitals', () => PNG, 'POSTER.PNG', true],
    ['a film', () => MP4, 'clip.mp4', true],
    ['a film that says it is a picture', () => MP4, 'clip.png', false],
    ['a zip that says it is a picture', () => file('zip', ZIP), 'poster.png', false],
    ['a zip', () => file('zip2', ZIP), 'page.zip', true],
    ['text that says it is a picture', () => file('text', 'hello'), 'hello.jpg', false],
    [
      'markup that says it is a picture',
      () => file('svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'x.png',
      false,
    ],
    ['nothing at all', () => file('empty', ''), 'empty.png', false],
    ['a name without ending', () => PNG, 'poster', false],
  ])('takes %s for what it is', async (_what, path, name, expected) => {
    expect(await isWhatItSays(path(), name)).toBe(expected);
  });
});

describe('what is read on arrival [MAT-03]', () => {
  test('a picture has its size and a thumbnail', async () => {
    expect(await measure(PNG, 'png')).toEqual({
      width: 960,
      height: 540,
      durationMs: null,
      pages: null,
      playable: true,
    });
    const small = await thumbnail(PNG, 'png');
    expect(Buffer.from(small!).subarray(8, 12).toString()).toBe('WEBP');
  });

  test('a film has size and duration, and is known to play', async () => {
    const measures = await measure(MP4, 'mp4');
    expect(measures).toMatchObject({ width: 640, height: 360, playable: true });
    expect(measures.durationMs).toBeGreaterThanOrEqual(2900);
    expect(measures.durationMs).toBeLessThanOrEqual(3100);
  });

  test('a bitmap tells its size, rows running downwards too', async () => {
    const header = Buffer.alloc(26);
    header.write('BM');
    header.writeInt32LE(320, 18);
    header.writeInt32LE(-200, 22);
    expect(await measure(file('a.bmp', header), 'bmp')).toMatchObject({ width: 320, height: 200 });
  });

  test('a broken picture is refused', async () => {
    await expect(measure(file('broken.png', Buffer.from('89504e470d0a1a0a00', 'hex')), 'png')).rejects.toThrow(
      /corrupt header/,
    );
  });

  test('what a browser cannot show is marked', async () => {
    expect(await measure(file('x.avi', 'anything'), 'avi')).toEqual({
      width: null,
      height: null,
      durationMs: null,
      pages: null,
      playable: false,
    });
  });

  test('a file is digested in one reading', async () => {
    expect(await digestFile(file('abc', 'abc'))).toEqual({
      md5: '900150983cd24fb0d6963f7d28e17f72',
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
  });
});
