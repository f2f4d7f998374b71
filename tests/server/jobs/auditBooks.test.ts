import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchBooks } from '#server/jobs/auditBooks.ts';
import { recharge } from '#server/money/wallet.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { bookFaults } from '#tests/support/payments.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const NIGHT = Date.UTC(2026, 5, 1, 19, 5);
const DAY_MS = 86_400_000;

let test: TestApp;
const said: string[] = [];
const log = {
  error: (_: object, text: string) => void said.push(text),
  info: (_: object, text: string) => void said.push(text),
} as never;
beforeAll(async () => {
  test = await buildTestApp();
  await test.services.store.write(SYSTEM, (tx) =>
    recharge(tx, { key: 'one', ref: 'R', corpId: 'corp', amount: 500, from: 'bank' }),
  );
});
afterAll(() => test.close());

const health = async () => (await test.app.inject({ method: 'GET', url: '/health' })).json<object>();
const setBalance = (balance: number) =>
  test.services.store.write(SYSTEM, (tx) =>
    tx.db.updateTable('ledger_accounts').set({ balance }).where('kind', '=', 'wallet').execute(),
  );
const job = () => watchBooks({ ...test.services, log });
const notices = () =>
  data<{ list: { kind: string; subject: string }[] }>(test, test.personas.superior, 'notice.info', {}).then(
    ({ list }) => list.filter(({ kind }) => kind === 'booksWrong'),
  );

it('proves the books whole once a night, and their sum each minute, by whichever process is first [MKT-04]', async () => {
  const [one, other] = [job(), job()];
  test.clock.set(NIGHT);
  expect([await one(), await other(), await one()]).toEqual([0, 0, null]);
  expect(said).toEqual(['the books hold']);
  test.clock.advance(60_000);
  expect([await other(), await one()]).toEqual([0, null]);
  test.clock.set(NIGHT + DAY_MS);
  expect(await other()).toBe(0);
  expect(said).toEqual(['the books hold', 'the books hold']);
});

it('says within a minute that money was made: in the log, by /health and to the platform, until it holds [MKT-04]', async () => {
  said.length = 0;
  const run = job();
  test.clock.set(NIGHT + DAY_MS + 6 * 3_600_000);
  await setBalance(501);
  expect(await run()).toBe(1);
  expect(said).toEqual(['the books do not hold: all accounts add up to zero']);
  test.clock.advance(60_000);
  expect(await run()).toBe(1);
  // Once.
  expect(said).toHaveLength(1);
  expect(await health()).toEqual({ status: 'degraded', problems: ['booksWrong'] });
  expect(await notices()).toMatchObject([{ subject: 'all accounts add up to zero' }]);
  await setBalance(500);
  test.clock.advance(60_000);
  expect(await run()).toBe(0);
  test.clock.advance(2_000);
  expect(await health()).toEqual({ status: 'ok' });
});

it('says in the log what does not hold by night, and looks again an hour later [MKT-04]', async () => {
  said.length = 0;
  const run = job();
  test.clock.set(NIGHT + 3 * DAY_MS);
  await setBalance(1);
  expect(await run()).toBe(3);
  expect(said[0]).toBe('the books do not hold: a balance is what came in less what went out');
  await setBalance(500);
  test.clock.advance(60_000);
  expect(await run()).toBe(0);
  expect(await health()).toMatchObject({ problems: ['booksWrong'] });
  test.clock.advance(3_600_000);
  expect(await run()).toBe(0);
  test.clock.advance(2_000);
  expect(await health()).toEqual({ status: 'ok' });
});

it('finds points that an order made beyond what it bought, or did not make [MKT-02]', async () => {
  const corpId = test.personas.own.corpId;
  const order = { number: 'M1', status: 'paid', quantity: 2, years: 1, unitPrice: 5, payable: 10, paid: 10 } as const;
  const points = (count: number) =>
    test.services.store.write({ kind: 'system', corpId }, async (tx) => {
      if (count === 0) await tx.marketOrders.insert({ ...order, appType: 'android', paidAt: tx.now });
      for (let n = 0; n < count; n += 1)
        await tx.devicePoints.insert({
          number: `M1-${n}-${count}`,
          type: 'android',
          status: 'free',
          orderNumber: 'M1',
        });
    });
  const wrong = async () => (await bookFaults(test)).map(({ says }) => says).filter((says) => says.includes('points'));
  await points(0);
  expect(await wrong()).toHaveLength(1);
  await points(2);
  expect(await wrong()).toEqual([]);
  await points(1);
  expect(await wrong()).toHaveLength(1);
});
