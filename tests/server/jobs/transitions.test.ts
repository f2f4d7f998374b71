import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTransitions } from '#server/jobs/transitions.ts';
import { insertion } from '#server/store/insertion.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { anyDb, sampleRow } from '#tests/support/rows.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';

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
  const { own } = test.personas;
  await store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
    const { id } = await tx.devices.insert({
      ...sampleRow('device', 1),
      status: 'online',
      expireAt: clock.now() + 1000 * limits.heartbeatMissed,
      heartbeatAt: clock.now(),
    });
    const whole = await anyDb(tx).selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: FLEET - 1 }, (_, n) => ({ ...whole, id: `screen-${n}`, uuid: `SILENT${n}` }));
    const fleet = insertion(Object.keys(whole), (_db, values) => anyDb(tx).insertInto('devices').values(values));
    await fleet.run(tx, rows);
    // Without it PostgreSQL plans for the few rows that it knew of, until its autovacuum has come by.
    await sql`analyze`.execute(anyDb(tx));
  });
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
