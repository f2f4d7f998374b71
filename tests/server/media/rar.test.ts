import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveProblem } from '#server/media/archive.ts';
import { rarEntries } from '#server/media/rar.ts';
import { buildTestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { upload } from '#tests/support/library.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'vitrine-rar-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function vint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

function block5(type: number, flags: number, fields: readonly Buffer[], body = Buffer.alloc(0)): Buffer {
  const data = flags & 2 ? [vint(body.length)] : [];
  const inner = Buffer.concat([vint(type), vint(flags), ...data, ...fields]);
  const sized = Buffer.concat([vint(inner.length), inner]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(sized));
  return Buffer.concat([sum, sized, body]);
}

interface Stored {
  name: string;
  body?: string;
  /** Size in the header; default the true size. */
  unpacked?: number;
}

/** RAR 5 archive with files stored without compression; bsdtar can list it. */
function rar5(files: readonly Stored[], { encrypted = false, end = true } = {}): Buffer {
  const signature = Buffer.from('526172211a070100', 'hex');
  if (encrypted) return Buffer.concat([signature, block5(4, 0, [vint(0), vint(1), Buffer.alloc(17)])]);
  return Buffer.concat([
    signature,
    block5(1, 0, [vint(0)]),
    ...files.map(({ name, body = 'hello', unpacked }) => {
      const bytes = Buffer.from(body);
      const sum = Buffer.alloc(4);
      sum.writeUInt32LE(crc32(bytes));
      const path = Buffer.from(name);
      return block5(
        2,
        2,
        [vint(4), vint(unpacked ?? bytes.length), vint(0o644), sum, vint(0), vint(1), vint(path.length), path],
        bytes,
      );
    }),
    ...(end ? [block5(5, 0, [vint(0)])] : []),
  ]);
}

function block4(type: number, flags: number, fields: Buffer, body = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(7 + fields.length);
  header.writeUInt8(type, 2);
  header.writeUInt16LE(flags, 3);
  header.writeUInt16LE(header.length, 5);
  fields.copy(header, 7);
  header.writeUInt16LE(crc32(header.subarray(2)) & 0xffff, 0);
  return Buffer.concat([header, body]);
}

/** The same in RAR 4, also without compression. */
function rar4(files: readonly Stored[], mainFlags = 0): Buffer {
  return Buffer.concat([
    Buffer.from('526172211a0700', 'hex'),
    block4(0x73, mainFlags, Buffer.alloc(6)),
    ...files.map(({ name, body = 'hello', unpacked }) => {
      const bytes = Buffer.from(body);
      const path = Buffer.from(name);
      const fields = Buffer.alloc(25 + path.length);
      fields.writeUInt32LE(bytes.length, 0);
      fields.writeUInt32LE(unpacked ?? bytes.length, 4);
      fields.writeUInt8(3, 8);
      fields.writeUInt32LE(crc32(bytes), 9);
      fields.writeUInt8(29, 17);
      fields.writeUInt8(0x30, 18);
      fields.writeUInt16LE(path.length, 19);
      fields.writeUInt32LE(0o100644, 21);
      path.copy(fields, 25);
      return block4(0x74, 0x8000, fields, bytes);
    }),
    block4(0x7b, 0x4000, Buffer.alloc(0)),
  ]);
}

function file(bytes: Buffer): string {
  const path = join(folder, `${crc32(bytes)}.rar`);
  writeFileSync(path, bytes);
  return path;
}

const PAGE: Stored[] = [{ name: 'index.html', body: '<h1>hi</h1>' }, { name: 'img/海报.png' }];

describe('a RAR archive is opened by its headers [MAT-05]', () => {
  test.each([
    ['5', rar5],
    ['4', rar4],
  ] as const)('of version %s', async (version, make) => {
    const path = file(make(version === '4' ? [PAGE[0]!, { name: 'img/a.png' }] : PAGE));
    expect(await archiveProblem(path, 'rar')).toBeNull();
    const entries = await rarEntries(path, 10);
    expect(entries).toMatchObject([{ name: 'index.html', packed: 11, unpacked: 11 }, { unpacked: 5 }]);
  });

  const damaged = (bytes: Buffer, at: number): Buffer => {
    const copy = Buffer.from(bytes);
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
    return copy;
  };
  test.each<[string, Buffer, string]>([
    ['a signature and 60 bytes of nothing', Buffer.concat([rar5([]).subarray(0, 8), Buffer.alloc(60)]), 'unreadable'],
    ['a signature of version 4 and nothing', Buffer.concat([rar4([]).subarray(0, 7), Buffer.alloc(60)]), 'unreadable'],
    ['a signature alone', rar5([]).subarray(0, 8), 'unreadable'],
    ['one that was cut off', rar5(PAGE).subarray(0, 60), 'unreadable'],
    ['one without its end', rar5(PAGE, { end: false }), 'unreadable'],
    ['one with a damaged header', damaged(rar5(PAGE), 12), 'unreadable'],
    ['one with a damaged header of version 4', damaged(rar4(PAGE), 40), 'unreadable'],
    ['one with nothing in it', rar5([]), 'empty'],
    ['one that only a password opens', rar5([], { encrypted: true }), 'encrypted'],
    ['one that only a password opens, of version 4', rar4(PAGE, 0x80), 'encrypted'],
    ['one that leads outside', rar5([{ name: '../../etc/passwd' }]), 'name'],
    ['one that leads outside as Windows writes it', rar4([{ name: '..\\..\\boot.ini' }]), 'name'],
    ['one with an absolute path', rar5([{ name: '/etc/passwd' }]), 'name'],
    ['one with a drive', rar5([{ name: 'C:/boot.ini' }]), 'name'],
    ['one that claims to unpack to a gigabyte', rar5([{ name: 'a', unpacked: 1_000_000_000 }]), 'ratio'],
    ['one with too many entries', rar5(Array.from({ length: 2001 }, (_, at) => ({ name: `f${at}` }))), 'entries'],
  ])('and refused where it is %s', async (_what, bytes, problem) => {
    expect(await archiveProblem(file(bytes), 'rar')).toBe(problem);
  });

  test('a fake of 67 bytes is refused by the library; a real one is listed as what no player shows', async () => {
    const app = await buildTestApp();
    try {
      const fake = Buffer.concat([rar5([]).subarray(0, 8), Buffer.alloc(59, 7)]);
      const refused = await upload(app, app.personas.owner, 'fake.rar', fake);
      expect(refused).toMatchObject({ code: -20305, data: { problem: 'unreadable' } });
      const { data: kept } = await upload(app, app.personas.owner, 'page.rar', rar5(PAGE));
      expect(await data(app, app.personas.owner, 'material.one', { id: kept?.id })).toMatchObject({
        type: 'archive',
        format: 'rar',
        playable: false,
      });
    } finally {
      await app.close();
    }
  });
});
