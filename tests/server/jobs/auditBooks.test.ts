import { afterAll, beforeAll, expect, it } from 'vitest';
import { nightlyAudit } from '#server/jobs/auditBooks.ts';
import { recharge } from '#server/money/wallet.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const NIGHT = Date.UTC(2026, 5, 1, 19, 5);
const DAY_MS = 86_400_000;

let test: TestApp;
const said: string[] = [];
const log = { error: (_: object, text: string) => void said.push(text), info: () => {} } as never;
beforeAll(async () => {
  test = await buildTestApp();
  await test.services.store.write(SYSTEM, (tx) =>
    recharge(tx, { key: 'one', ref: 'R', corpId: 'corp', amount: 500, from: 'bank' }),
  );
});
afterAll(() => test.close());

it('proves the books once a night, by whichever process is first [MKT-04]', async () => {
  const [one, other] = [nightlyAudit({ ...test.services, log }), nightlyAudit({ ...test.services, log })];
  test.clock.set(NIGHT - 2 * 3_600_000);
  expect(await one()).toBeNull();
  test.clock.set(NIGHT);
  expect([await one(), await other(), await one()]).toEqual([0, null, null]);
  test.clock.set(NIGHT + DAY_MS);
  expect(await other()).toBe(0);
  expect(said).toEqual([]);
});

it('says in the log what does not hold [MKT-04]', async () => {
  await test.services.store.write(SYSTEM, (tx) =>
    tx.db.updateTable('ledger_accounts').set({ balance: 1 }).where('kind', '=', 'wallet').execute(),
  );
  test.clock.set(NIGHT + 2 * DAY_MS);
  expect(await nightlyAudit({ ...test.services, log })()).toBe(3);
  expect(said[0]).toBe('the books do not hold: a balance is what came in less what went out');
});
