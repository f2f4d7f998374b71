import { randomBytes } from 'node:crypto';
import { deflateRawSync, crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { upload } from '#tests/support/library.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

/** A zip of one deflated index.html; its headers may claim another size than it unpacks to. */
function zipOf(page: string, { claimed = page.length, damaged = false } = {}): Buffer {
  const body = deflateRawSync(page);
  const sum = crc32(page);
  if (damaged) body.fill(0xff, 2, 6);
  const name = Buffer.from('index.html');
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(sum, 0);
  sizes.writeUInt32LE(body.length, 4);
  sizes.writeUInt32LE(claimed, 8);
  const shared = Buffer.concat([
    Buffer.from('14000000080000002100', 'hex'),
    sizes,
    Buffer.from([name.length, 0, 0, 0]),
  ]);
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, name, body]);
  const central = Buffer.concat([Buffer.from('504b01021400', 'hex'), shared, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

/** A RAR 5 with index.html, stored. */
const RAR = Buffer.from(
  '526172211a070100c51a333203010000c41c44361802020b040ba403138f106800010a696e6465782e68746d6c3c68313e68693c2f68313e19b23a3503050000',
  'hex',
);

const PAGE = `<!doctype html><title>Tea</title>${'<p>tea</p>'.repeat(20)}`;

test.each([
  ['says that an entry is smaller than it is', { claimed: PAGE.length - 1 }],
  ['says that an entry is larger than it is', { claimed: PAGE.length + 1 }],
  ['holds an entry that cannot be unpacked', { damaged: true }],
])('security low: an archive that %s is refused when it comes', async (_what, lie) => {
  const refused = await upload(app, app.personas.owner, 'page.zip', zipOf(PAGE, lie));
  expect(refused).toMatchObject({ code: -20305, data: { problem: 'lies' } });
  expect((await data<{ total: number }>(app, app.personas.owner, 'material.list')).total).toBe(0);
});

test('an archive that no screen would unpack is refused when it comes [MAT-05]', async () => {
  // Noise, so that it is not said to be too dense.
  const noise = randomBytes(3_000_000).toString('latin1');
  const refused = await upload(
    app,
    app.personas.owner,
    'page.zip',
    zipOf(noise, { claimed: limits.archiveUnpacked + 1 }),
  );
  expect(refused).toMatchObject({ code: -20305, data: { problem: 'size' } });
});

test('the picker of the html widget finds what a player opens: zip, not rar [MAT-05]', async () => {
  const { owner } = app.personas;
  await upload(app, owner, 'page.zip', zipOf(PAGE));
  await upload(app, owner, 'page.rar', RAR);
  const found = async (filter: object) =>
    (await data<{ list: { format: string; playable: boolean }[] }>(app, owner, 'material.list', { filter })).list;
  const all = await found({ type: 'archive' });
  expect(Object.fromEntries(all.map(({ format, playable }) => [format, playable]))).toEqual({ rar: false, zip: true });
  expect((await found({ type: 'archive', format: 'zip' })).map(({ format }) => format)).toEqual(['zip']);
});

test('security low: an honest archive is shown', async () => {
  const { data: page } = await upload(app, app.personas.owner, 'page.zip', zipOf(PAGE));
  const { file } = await data<{ file: string }>(app, app.personas.owner, 'material.one', { id: page?.id });
  const headers = { cookie: `session=${app.personas.owner.cookie}` };
  const first = await app.app.inject({ method: 'GET', url: `/media/${file}/site`, headers });
  const shown = await app.app.inject({ method: 'GET', url: String(first.headers.location) });
  expect([shown.statusCode, shown.body]).toEqual([200, PAGE]);
  expect((await call(app, app.personas.owner, 'material.delete', { ids: [page?.id] })).code).toBe(0);
});
