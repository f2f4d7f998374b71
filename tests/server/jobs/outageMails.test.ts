import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailOutages } from '#server/jobs/outages/mails.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { addFleet } from '#tests/support/fleet.ts';
import { anyDb } from '#tests/support/rows.ts';

/** More than one statement can keep of whom was told of them, each in six values. */
const FLEET = 5_500;
const HOUR_MS = 60 * 60_000;
const SYSTEM = { kind: 'system', corpId: null } as const;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'http://screens.example.com' } });
});
afterAll(() => test.close());

it('a fleet that is offline is one mail, and it is kept who was told of each of its screens [DEV-12]', async () => {
  const { services, personas, clock } = test;
  const { own, owner } = personas;
  // Ten o'clock in Shanghai.
  clock.set(Date.parse('2026-06-01T02:00:00Z'));
  await addFleet(test, FLEET, {
    status: 'offline',
    zone: 'Asia/Shanghai',
    heartbeatAt: clock.now() - 3 * HOUR_MS,
    expireAt: clock.now() + HOUR_MS,
    groupId: own.groupId,
    deptId: own.departmentId,
  });
  await services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
    tx.warningSettings.insert({
      offline: true,
      offlineMinutes: 60,
      recipients: ['ops@example.com'],
      language: 'en_us',
      creatorId: owner.userId,
    }),
  );
  await services.store.write(SYSTEM, (tx) => mailOutages(tx, services.config));
  const count = (table: string) =>
    services.store.read(SYSTEM, async (tx) => {
      const { n } = await anyDb(tx)
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    });
  expect([await count('outbox'), await count('outage_mails')]).toEqual([1, FLEET]);
});
