import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takenAt } from '#server/media/takenAt.ts';
import { fixture } from '#tests/support/library.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'photo-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function told(exif: Record<string, string>, change = (bytes: Buffer) => bytes): Promise<string | null> {
  const photo = sharp(fixture('poster.png')).jpeg();
  const bytes = await (Object.keys(exif).length > 0 ? photo.withExif({ IFD2: exif }) : photo).toBuffer();
  const path = join(folder, 'photo.jpg');
  writeFileSync(path, change(bytes));
  const at = await takenAt(path, 'jpg');
  return at === null ? null : new Date(at).toISOString();
}

describe('when a photo was taken, by its camera [MON-01]', () => {
  test.each([
    [
      'with its zone',
      { DateTimeOriginal: '2026:06:01 09:30:00', OffsetTimeOriginal: '+01:00' },
      '2026-06-01T08:30:00.000Z',
    ],
    ['by the clock on the wall', { DateTimeOriginal: '2026:06:01 09:30:00' }, '2026-06-01T01:30:00.000Z'],
    ['a clock that was never set', { DateTimeOriginal: '0000:00:00 00:00:00' }, null],
    ['no time at all', { UserComment: 'none' }, null],
    ['nothing of a camera', {}, null],
  ])('%s', async (_what, exif, at) => expect(await told(exif)).toBe(at));

  test('a block that points behind its end says nothing', async () => {
    const broken = (bytes: Buffer): Buffer => {
      const at = bytes.indexOf('Exif\0\0');
      // The place of the first directory, in both byte orders.
      Buffer.from([0x7f, 0xff, 0xff, 0x7f]).copy(bytes, at + 10);
      return bytes;
    };
    expect(await told({ DateTimeOriginal: '2026:06:01 09:30:00' }, broken)).toBeNull();
  });
});
