import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindFreePoint } from '#server/commands/bindFreePoint.ts';
import { rebindPoints } from '#server/jobs/rebindPoints.ts';
import type { Tx } from '#server/store/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { RACE_MS, rounds } from '#tests/support/races.ts';
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

it('a screen has one point, though two are bound to it at once [DEV-05]', { timeout: RACE_MS }, async () => {
  const { corpId } = test.personas.own;
  const own = <T>(work: (tx: Tx) => Promise<T>) => test.services.store.write({ kind: 'system', corpId }, work);
  const wrong = await rounds(async (round) => {
    const device = { id: `raced-${round}`, type: 'android' as const };
    await own(async (tx) => {
      for (const n of [1, 2]) {
        const point = { ...sampleRow('devicePoint', 1), type: 'android', status: 'free', deviceId: null } as const;
        await tx.devicePoints.insert({ ...point, number: `R-${round}-${n}`, expireAt: tx.now + n * DAY_MS });
      }
    });
    const bound = await Promise.allSettled([1, 2].map(() => own((tx) => bindFreePoint(tx, device))));
    const points = await own((tx) => tx.devicePoints.count((eb) => eb('device_id', '=', device.id)));
    const said = bound.map(({ status }) => status).toSorted();
    return points === 1 && said.join() === 'fulfilled,rejected' ? null : `${points} points, ${said.join()}`;
  });
  expect(wrong).toEqual([]);
});
