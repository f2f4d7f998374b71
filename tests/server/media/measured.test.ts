import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measure } from '#server/media/measure.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'vitrine-measured-'))));
afterAll(() => rmSync(folder, { recursive: true }));

async function measured(bytes: Uint8Array, ending: string) {
  const path = join(folder, `file.${ending}`);
  writeFileSync(path, bytes);
  return measure(path, ending);
}

const u32 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer)));
const u64 = (value: bigint): Buffer => Buffer.from(BigUint64Array.of(value).buffer);
const chunk = (id: string, content: Buffer): Buffer => Buffer.concat([Buffer.from(id), u32(content.length), content]);
const list = (id: string, ...chunks: Buffer[]): Buffer => chunk('LIST', Buffer.concat([Buffer.from(id), ...chunks]));

/** An AVI of 1280 × 720 with 250 pictures at 25 a second, and sound. */
const AVI = (() => {
  const avih = chunk('avih', u32(40_000, 0, 0, 0, 250, 0, 2, 0, 1280, 720, 0, 0, 0, 0));
  const stream = (kind: string, scale: number, rate: number, count: number) =>
    list(
      'strl',
      chunk('strh', Buffer.concat([Buffer.from(`${kind}DIVX`), u32(0, 0, 0, scale, rate, 0, count, 0, 0, 0, 0, 0)])),
    );
  const content = Buffer.concat([
    list('hdrl', avih, stream('auds', 1, 8000, 99), stream('vids', 1, 25, 250)),
    list('movi'),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), u32(content.length + 4), Buffer.from('AVI '), content]);
})();

const object = (name: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(name, 'hex'), u64(BigInt(content.length + 24)), content]);

/** A WMV of 640 × 480 that plays 12 s after 3 s of loading. */
const wmv = (flags = 0) => {
  const file = object(
    'a1dcab8c47a9cf118ee400c00c205365',
    Buffer.concat([Buffer.alloc(40), u64(150_000_000n), u64(0n), u64(3000n), u32(flags, 0, 0, 0)]),
  );
  const stream = object(
    '9107dcb7b7a9cf118ee600c00c205365',
    Buffer.concat([Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex'), Buffer.alloc(38), u32(640, 480)]),
  );
  const head = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
  return Buffer.concat([head, u64(BigInt(30 + file.length + stream.length)), u32(2), Buffer.of(1, 2), file, stream]);
};

/** A PDF whose page tree has two levels, the second with the larger count of another time. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 7 >>\nendobj\n' +
    '3 0 obj\n<</Type/Pages/Parent 2 0 R/Kids[4 0 R]/Count 9>>\nendobj\n%%EOF\n',
);

/** A stream of packed objects, with the place of the first of them. */
const packedStream = (content: Uint8Array, first: number, count = 1_000_000): Buffer => {
  const stream = deflateSync(content);
  const header = `5 0 obj\n<</Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode/Length ${stream.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(header), stream, Buffer.from('\nendstream\nendobj\n')]);
};

/** The same with objects at given places. */
const packedObjects = (objects: string, places: readonly number[], count = places.length): Buffer => {
  const pairs = places.map((place, index) => `${index} ${place} `).join('');
  return packedStream(Buffer.from(pairs + objects), pairs.length, count);
};

const pdf = (...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.5\n'), ...parts, Buffer.from('%%EOF\n')]);

const TREE = '<</Type/Pages/Kids[3 0 R]/Count 12>>';
const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';

/** The same as newer programs write it: objects packed in a stream. */
const PACKED = pdf(packedObjects(`${CATALOG} ${TREE}`, [0, CATALOG.length + 1]));

const office = (part: string, xml: string) => zipSync({ 'a.txt': strToU8('a'), [part]: strToU8(xml) });
const app = (inner: string) =>
  office('docProps/app.xml', `<Properties xmlns="urn:x"><Words>3</Words>${inner}</Properties>`);
const XLSX = office(
  'xl/workbook.xml',
  '<x:workbook xmlns:x="urn:x"><x:sheets><x:sheet/><x:sheet/></x:sheets></x:workbook>',
);

const NOTHING = { width: null, height: null, durationMs: null, pages: null, playable: false };

describe('what no screen shows is measured as well, and marked [MAT-03]', () => {
  test.each([
    ['an AVI', AVI, 'avi', { width: 1280, height: 720, durationMs: 10_000 }],
    ['a WMV', wmv(), 'wmv', { width: 640, height: 480, durationMs: 12_000 }],
    ['a WMV that was sent while it was made', wmv(1), 'wmv', { width: 640, height: 480 }],
    ['a PDF', PDF, 'pdf', { pages: 7 }],
    ['a PDF with packed objects', PACKED, 'pdf', { pages: 12 }],
    ['a text', app('<Pages>4</Pages>'), 'docx', { pages: 4 }],
    ['slides', app('<Slides>21</Slides>'), 'pptx', { pages: 21 }],
    ['a workbook', XLSX, 'xlsx', { pages: 2 }],
    ['a document of an old program', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'doc', {}],
  ])('%s', async (_what, bytes, ending, expected) => {
    expect(await measured(bytes, ending)).toEqual({ ...NOTHING, ...expected });
  });

  test.each([
    ['pages that are no number', app('<Pages>many</Pages>'), 'docx'],
    ['more pages than any document has', app('<Pages>999999999</Pages>'), 'docx'],
    ['XML that ends nowhere', app('<Pages>4'), 'docx'],
    ['a part that unpacks to megabytes', app(`<Pages>4</Pages>${' '.repeat(2 << 20)}`), 'docx'],
  ])('believes nothing of %s', async (_what, bytes, ending) => {
    expect(await measured(bytes, ending)).toEqual(NOTHING);
  });

  // Of each, a reader that is not linear has work for minutes to hours.
  test.each([
    ['a place of 400,000 digits', packedStream(Buffer.alloc(400_001, '9'), 400_000)],
    ['400,000 spaces after a number', packedStream(Buffer.from(`1${' '.repeat(400_000)}x`), 400_001)],
    [
      'objects that lie over each other',
      packedObjects(
        '/Type '.repeat(500_000),
        Array(100_000)
          .fill(0)
          .map((_, at) => (at % 2) * 2_999_000),
      ),
    ],
    ['white space after each name', Buffer.from(` obj${`/Type/Count${' '.repeat(200_000)}`.repeat(5)}`)],
    ['objects without end', Buffer.alloc(4 << 20, ' obj/Type')],
  ])('reads %s once', { timeout: 20_000 }, async (_what, hostile) => {
    const tree = packedObjects(TREE, [0]);
    expect(await measured(pdf(hostile, tree), 'pdf')).toEqual({ ...NOTHING, pages: 12 });
  });

  test.each([
    ['no objects where none are promised', packedObjects(TREE, [0], 0), null],
    ['no object behind one that is before it', packedObjects(`${TREE} `, [TREE.length, 0]), null],
    ['no object past the stream', packedObjects(TREE, [1000]), null],
    ['an object up to a megabyte', packedObjects(`${' '.repeat(1 << 20)}${TREE}`, [0]), null],
    ['a stream of four megabytes', packedObjects(TREE + ' '.repeat((4 << 20) - 100), [0]), 12],
    ['no stream of more', packedObjects(TREE + ' '.repeat(4 << 20), [0]), null],
  ])('of packed objects: %s', async (_what, bytes, pages) => {
    expect((await measured(pdf(bytes), 'pdf')).pages).toBe(pages);
  });

  test.each([
    ['of nothing', packedStream(Buffer.alloc(4 << 20, ' '), 9)],
    ['of too much', packedStream(Buffer.alloc((4 << 20) + 1, ' '), 9)],
  ])('unpacks no more than 64 megabytes of a document, be they %s', async (_what, bomb) => {
    const [tree, plain] = [packedObjects(TREE, [0]), Buffer.from('2 0 obj\n<< /Type /Pages /Count 7 >>\nendobj\n')];
    const bombs = (count: number) => Array<Buffer>(count).fill(bomb);
    expect((await measured(pdf(...bombs(15), tree), 'pdf')).pages).toBe(12);
    expect((await measured(pdf(...bombs(16), tree), 'pdf')).pages).toBe(null);
    expect((await measured(pdf(...bombs(16), tree, plain), 'pdf')).pages).toBe(7);
  });

  test.each([
    ['avi', AVI],
    ['wmv', wmv()],
    ['pdf', PACKED],
    ['docx', app('<Pages>4</Pages>')],
  ] as const)(
    '%s: cut off anywhere or with any byte turned, it is kept and believed within bounds',
    async (ending, whole) => {
      for (let at = 0; at < whole.length; at += Math.max(1, Math.floor(whole.length / 120))) {
        const turned = Buffer.from(whole);
        turned[at]! ^= 0xff;
        for (const bytes of [whole.subarray(0, at), turned]) {
          const { width, height, durationMs, pages, playable } = await measured(bytes, ending);
          expect(playable).toBe(false);
          for (const value of [width, height, pages]) expect(value ?? 1).toBeLessThanOrEqual(100_000);
          expect(durationMs ?? 1).toBeLessThanOrEqual(24 * 3_600_000);
        }
      }
    },
  );
});
