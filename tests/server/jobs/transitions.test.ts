import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { runTransitions } from '#server/jobs/transitions.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { addFleet } from '#tests/support/fleet.ts';
import { anyDb } from '#tests/support/rows.ts';

/** More than one statement of either database can keep the states of, each in six values. */
const FLEET = 11_000;
const SYSTEM = { kind: 'system', corpId: null } as const;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('a fleet that falls silent at once is offline at once, each of its screens [DEV-02]', async () => {
  const { clock } = test;
  const { store } = test.services;
  const expireAt = clock.now() + 1000 * limits.heartbeatMissed;
  await addFleet(test, FLEET, { status: 'online', expireAt, heartbeatAt: clock.now() });
  clock.advance(limits.heartbeatMissed + 1);
  expect(await store.write(SYSTEM, runTransitions)).toEqual({ device: FLEET });
  const kept = await store.read(SYSTEM, (tx) =>
    anyDb(tx)
      .selectFrom('state_changes')
      .select((eb) => eb.fn.count('row_id').distinct().as('screens'))
      .where('entity', '=', 'device')
      .where('state', '=', 'offline')
      .executeTakeFirstOrThrow(),
  );
  expect(Number(kept['screens'])).toBe(FLEET);
  expect(await store.write(SYSTEM, runTransitions)).toEqual({});
});
