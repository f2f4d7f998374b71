import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkWholeMp4 } from '#server/media/wholeMp4.ts';
import { fixture } from '#tests/support/library.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'film-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const box = (type: string, bytes = 0): Buffer => {
  const made = Buffer.alloc(8 + bytes);
  made.writeUInt32BE(made.length, 0);
  made.write(type, 4);
  return made;
};
async function check(bytes: Buffer): Promise<string> {
  const path = join(folder, 'film.mp4');
  writeFileSync(path, bytes);
  return checkWholeMp4(path).then(
    () => 'whole',
    (error: Error) => error.message,
  );
}

const head = Buffer.concat([box('ftyp', 12), box('moov', 40)]);
const clip = fixture('clip.mp4');

describe('a film that was cut [MON-02]', () => {
  test.each([
    ['whole', clip, 'whole'],
    ['of fragments', Buffer.concat([head, box('moof', 8), box('mdat', 100)]), 'whole'],
    [
      'cut in its pictures',
      Buffer.concat([head, box('mdat', 100).subarray(0, 60)]),
      'the film ends within its part "mdat"',
    ],
    ['cut where its pictures begin', head, 'the film has a table of contents and nothing else'],
    [
      'cut in the head of a part',
      Buffer.concat([head, box('mdat', 9), box('moof').subarray(0, 5)]),
      'the film ends within the head of a part',
    ],
    [
      'cut before its table of contents',
      Buffer.concat([box('ftyp', 12), box('mdat', 9)]),
      'the film has no table of contents',
    ],
  ])('%s', async (_what, bytes, says) => expect(await check(bytes)).toBe(says));

  test('is never whole, wherever it was cut', async () => {
    for (let at = 1; at < clip.length; at += 97)
      expect([at, await check(clip.subarray(0, at))]).not.toEqual([at, 'whole']);
  });
});
