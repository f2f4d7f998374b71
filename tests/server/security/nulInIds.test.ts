import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { errorAnswers } from '#server/plugins/errors.ts';
import { UnstorableText } from '#server/store/errors.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';
import { cases } from '#tests/support/cases/calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Calls that take ids into statements of their own. Whatever else does is held by the connection, below. */
const CALLS: ReadonlySet<string> = new Set([
  'ad.issuable',
  ...['makeGood', 'pay', 'refund', 'stop'].map((verb) => `adsOrder.${verb}`),
  ...['dataCard', 'device', 'store'].map((entity) => `${entity}.import`),
  'firmware.create',
  'marketOrder.confirm',
  ...['frames', 'parts', 'picture', 'verify'].map((verb) => `material.${verb}`),
  'monitorPlan.create',
  'monitorTask.finish',
  'monitorTask.handOn',
  'upload.verify',
  ...['create', 'enterprise', 'idcard'].map((verb) => `verification.${verb}`),
]);

/** Yields a payload once for each of its texts, with NUL in that one. */
function* withNul(value: unknown): Generator {
  if (typeof value === 'string') yield 'a\0b';
  else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) for (const other of withNul(item)) yield value.with(at, other);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value))
      for (const other of withNul(item)) yield { ...value, [name]: other };
  }
}

const asked = cases.filter(({ call: { name } }) => CALLS.has(name));

describe('security low: NUL in a text of a payload is refused, and no fault of the server', () => {
  it('asks every call that is named here', () => {
    expect(new Set(asked.map(({ call: { name } }) => name))).toEqual(CALLS);
  });

  it.each(asked.map((one) => [one.call.name as CallName, one] as const))(
    'by %s',
    async (name, { call: { systems }, valid }) => {
      const { owner, advertiser } = test.personas;
      for (const payload of withNul(valid)) {
        test.clock.advance(1_000);
        const { code, data } = await call(test, systems.includes('YXF') ? owner : advertiser, name, payload);
        const items = (data as { results?: { code: number }[] } | null)?.results ?? [{ code }];
        const wrong = items.filter((item) => item.code >= 0 || item.code === errors.SERVER_FAULT.code);
        expect([payload, code, wrong]).toEqual([payload, code, []]);
      }
    },
  );

  it('at every statement, whoever wrote it: nothing is asked of the database, and the transaction goes on', async () => {
    const { store } = test.services;
    const scope = { kind: 'system', corpId: null } as const;
    for (const run of [store.read.bind(store), store.write.bind(store)])
      await run(scope, async (tx) => {
        const found = tx.db.selectFrom('uploads').select('id').where('id', '=', 'a\0b').execute();
        await expect(found).rejects.toThrow(UnstorableText);
        expect(await tx.db.selectFrom('uploads').select('id').where('id', '=', 'a').execute()).toEqual([]);
      });
  });

  it('and where it gets past a door of its own, that answers 400', async () => {
    const app = Fastify();
    errorAnswers(app);
    app.get('/door', () => Promise.reject(new UnstorableText(null)));
    const { statusCode, body } = await app.inject({ method: 'GET', url: '/door' });
    expect([statusCode, JSON.parse(body)]).toEqual([400, { error: 'PAYLOAD_INVALID' }]);
  });

  it('nor does it make a fault where screens and phones knock', async () => {
    const screen = { width: 1920, height: 1080 };
    const hardware = { systemType: 'a\0', systemVersion: 'b\0', playerVersion: 'c\0', zone: 'd\0', screen };
    const payload = { secret: 'a'.repeat(43), hardware, capabilities: ['e\0'] };
    const enrolled = await test.app.inject({ method: 'POST', url: '/player/v1/enrol', payload });
    const opened = await test.app.inject({ method: 'GET', url: '/pay/to/a%00b' });
    const file = await test.app.inject({ method: 'GET', url: '/media/a%00b' });
    for (const { statusCode } of [enrolled, opened, file]) expect(statusCode).toBeLessThan(500);
  });
});
