import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtinLayouts } from '#core/layout/builtin.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const total = async () =>
  (await data<{ total: number }>(server, server.personas.owner, 'deviceGroup.list', { page: 1, pageSize: 1 })).total;

/** Text that no column holds as it was sent: stored all the same, another one would be read than was written. */
const BROKEN = [
  ['half a character', 'Shop \ud83d'],
  ['the other half', '\ude00 shop'],
  ['NUL', 'Shop\0'],
] as const;

describe('text that is no text', () => {
  test.each(BROKEN)('with %s is refused at its field, and nothing is made', async (_what, name) => {
    const before = await total();
    const reply = await call(server, server.personas.owner, 'deviceGroup.create', { name, kind: 'common' });
    expect(reply).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { errors: { name: expect.any(String) } } });
    expect(await total()).toBe(before);
  });

  test.each(BROKEN)('with %s inside a document is read as it was sent: JSON escapes it', async (what, name) => {
    const document = structuredClone(builtinLayouts[0]!.document) as { pages: { name: string }[] };
    document.pages[0]!.name = name;
    const values = { name: what, width: 1920, height: 1080, document };
    const { id } = await data<{ id: string }>(server, server.personas.owner, 'layout.create', values);
    const one = await data<{ document: typeof document }>(server, server.personas.owner, 'layout.one', { id });
    expect(one.document.pages[0]!.name).toBe(name);
  });

  test.each(BROKEN)('with %s finds nothing, and is no fault of the server', async (_what, name) => {
    const filter = { page: 1, pageSize: 10, filter: { name: { contains: name } } };
    expect((await call(server, server.personas.owner, 'deviceGroup.list', filter)).code).not.toBe(
      errors.SERVER_FAULT.code,
    );
  });

  test('keeps whole characters beyond the first plane as they were sent', async () => {
    const name = '广告 😀 𠮷野家';
    const { id } = await data<{ id: string }>(server, server.personas.owner, 'deviceGroup.create', {
      name,
      kind: 'common',
    });
    expect((await data<{ name: string }>(server, server.personas.owner, 'deviceGroup.one', { id })).name).toBe(name);
  });
});
