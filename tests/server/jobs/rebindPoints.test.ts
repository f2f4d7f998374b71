import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebindPoints } from '#server/jobs/rebindPoints.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { rowOf, sampleRow } from '#tests/support/rows.ts';

const DAY_MS = 86_400_000;
const SYSTEM = { kind: 'system', corpId: null } as const;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('a free point reaches its screen, however many expired before it whose enterprise has none [DEV-05]', async () => {
  const { own, rival } = test.personas;
  const expired = (tx: { now: number }, n: number) => ({
    id: `expired-${n}`,
    uuid: `EXPIRED${n}`,
    name: `Expired ${n}`,
    type: 'android' as const,
    status: 'invalid' as const,
    created_at: tx.now,
    updated_at: tx.now,
    rev: 1,
    expire_at: tx.now - (1000 - n) * DAY_MS,
  });
  await test.services.store.write(SYSTEM, async (tx) => {
    const all = Array.from({ length: 600 }, (_, n) => expired(tx, n));
    await tx.ofCorp(rival.corpId).insertInto('devices', all).execute();
    await tx
      .ofCorp(own.corpId)
      .insertInto('devices', [expired(tx, 700)])
      .execute();
    const point = {
      ...sampleRow('devicePoint', 1),
      number: 'P-1',
      type: 'android',
      status: 'free',
      deviceId: null,
    } as const;
    const points = tx.as({ kind: 'system', corpId: own.corpId }).devicePoints;
    await points.insert({ ...point, expireAt: tx.now + DAY_MS });
  });
  expect(await test.services.store.write(SYSTEM, rebindPoints)).toBe(1);
  expect(await rowOf(test, 'device', 'expired-700')).toMatchObject({ expireAt: test.clock.now() + DAY_MS });
  expect(await test.services.store.write(SYSTEM, rebindPoints)).toBe(0);
});
