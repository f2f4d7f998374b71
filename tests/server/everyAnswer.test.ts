import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { cases } from '#tests/support/cases/calls.ts';
import type { Reply } from '#core/protocol/reply.ts';
import { hex32 } from '#core/protocol/random.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, send, type Caller } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const named = cases.map((each) => ({ ...each, name: each.call.name as CallName }));
const guarded = named.filter(({ call: { perm } }) => perm !== 'public');

/** Somebody of the system that the call belongs to. */
function ofSystem(systems: readonly string[]): Caller {
  return systems.includes('YXF') ? test.personas.owner : test.personas.advertiser;
}

/** A zip begins so. */
const ZIP = 'PK';

/** Says of an answer that it is a file or a reply as the protocol has it, or what it is else. */
function answerOf(response: Awaited<ReturnType<typeof send>>, download: boolean, traceKey: string): string {
  const file = response.headers['content-disposition'];
  if (download && file !== undefined) {
    const isNamed = /^attachment; filename\*=UTF-8''[^/\\]+\.xlsx$/.test(file);
    return isNamed && response.rawPayload.subarray(0, 2).toString() === ZIP ? 'well formed' : `a file named ${file}`;
  }
  const { code, message, traceKey: told } = response.json<Reply>();
  const isWhole = typeof message === 'string' && told === traceKey && code !== errors.SERVER_FAULT.code;
  return isWhole ? 'well formed' : response.body;
}

describe('every call', () => {
  it.each(
    guarded
      .filter(({ call: { kind } }) => kind === 'list')
      .flatMap((each) => each.call.paths.slice(1).map((path) => ({ ...each, path }))),
  )('$name answers under $path as under its newer one [NET-09]', async ({ name, path, call: { systems }, valid }) => {
    const twin = await call(test, ofSystem(systems), name, valid);
    expect(twin.code).toBe(0);
    expect((await call(test, ofSystem(systems), name, valid, { path })).data).toEqual(twin.data);
  });

  it.each(named)(
    '$name answers 200 with code, message and trace key, or a file, and never a fault',
    async ({ name, call: { systems, download }, valid }) => {
      const traceKey = hex32();
      const response = await send(test, ofSystem(systems), name, valid, { traceKey });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(answerOf(response, download, traceKey)).toBe('well formed');
    },
  );
});
