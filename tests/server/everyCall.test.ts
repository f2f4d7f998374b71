import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { cases } from '#tests/support/cases/calls.ts';
import type { FieldErrors } from '#core/protocol/reply.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, type Caller } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const named = cases.map((each) => ({ ...each, name: each.call.name as CallName }));
const guarded = named.filter(({ call: { perm } }) => perm !== 'public');
const coded = guarded.filter(({ call: { perm } }) => perm !== 'open');

/** Somebody of the system that the call belongs to. */
function ofSystem(systems: readonly string[]): Caller {
  return systems.includes('YXF') ? test.personas.owner : test.personas.agent;
}

describe('every call', () => {
  it.each(named)('$name refuses a wrong sign [NET-04]', async ({ name, call: { systems }, valid }) => {
    expect((await call(test, ofSystem(systems), name, valid, { key: 'a-key-that-is-not-ours' })).code).toBe(
      errors.SIGN_WRONG.code,
    );
  });

  it.each(named)(
    '$name refuses a stale clock, and says the time [NET-04]',
    async ({ name, call: { systems }, valid }) => {
      const now = test.clock.now();
      const reply = await call(test, ofSystem(systems), name, valid, { timestamp: now - 300_001 });
      expect(reply).toMatchObject({ code: errors.CLOCK_OFF.code, data: { now } });
    },
  );

  it.each(guarded)(
    '$name refuses a missing token, and a token without its cookie [SES-18]',
    async ({ name, call: { systems, legacyPaths, paths }, valid }) => {
      const { token, cookie } = ofSystem(systems);
      const timeout = legacyPaths.includes(paths[0] ?? '')
        ? errors.LOGIN_TIMEOUT_LEGACY.code
        : errors.LOGIN_TIMEOUT.code;
      expect((await call(test, null, name, valid)).code).toBe(timeout);
      expect((await call(test, { token }, name, valid)).code).toBe(timeout);
      expect((await call(test, { cookie }, name, valid)).code).toBe(timeout);
    },
  );

  it.each(guarded.flatMap((each) => each.call.legacyPaths.map((path) => ({ ...each, path }))))(
    '$name says login timeout in the old way under $path [SES-09]',
    async ({ name, path, valid }) => {
      expect((await call(test, null, name, valid, { path })).code).toBe(errors.LOGIN_TIMEOUT_LEGACY.code);
    },
  );

  it.each(coded.filter(({ call: { systems } }) => systems.includes('YXF')))(
    '$name refuses a missing permission [PERM-08]',
    async ({ name, valid }) => {
      expect((await call(test, test.personas.clerk, name, valid)).code).toBe(errors.NO_PERMISSION.code);
    },
  );

  it.each(guarded.filter(({ call: { systems } }) => systems.length === 1))(
    '$name refuses the other console [SES-11]',
    async ({ name, call: { systems }, valid }) => {
      const stranger = systems.includes('YXF') ? test.personas.advertiser : test.personas.owner;
      expect((await call(test, stranger, name, valid)).code).toBe(errors.WRONG_SYSTEM.code);
    },
  );

  it.each(named)(
    '$name refuses each wrong payload at its field, and changes nothing',
    async ({ name, call: { systems }, invalid }) => {
      const found: string[] = [];
      for (const { payload, field, rule } of invalid) {
        const { code, data } = await call<FieldErrors>(test, ofSystem(systems), name, payload, { keyed: false });
        const said = Object.entries(data?.rules ?? {}).find(([path]) => path === field || path.startsWith(`${field}.`));
        if (code !== errors.PAYLOAD_INVALID.code || said?.[1] !== rule || !data?.errors[said[0]])
          found.push(`${field} ${rule}: ${code} ${JSON.stringify(data)}`);
      }
      expect(found).toEqual([]);
    },
  );

  it.each(named)('$name refuses what is no JSON object [NET-01]', async ({ name, call: { systems } }) => {
    for (const payload of [[], 1, 'text', null]) {
      const reply = await call<FieldErrors>(test, ofSystem(systems), name, payload === null ? [null] : payload);
      expect(reply).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { rules: { root: 'type' } } });
    }
  });
});
