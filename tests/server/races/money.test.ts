import { afterAll, beforeAll, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { runTransitions } from '#server/jobs/transitions.ts';
import { reconcile } from '#server/pay/reconcile.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks, fill, newKey, payments, type TestPayments } from '#tests/support/payments.ts';
import { RACE_MS, raceMs, rounds, seeded, shuffled, winners } from '#tests/support/races.ts';

let test: TestApp;
let pay: TestPayments;
beforeAll(async () => {
  test = await buildTestApp();
  pay = payments(test);
});
afterAll(async () => {
  await checkBooks(test);
  await test.close();
});

const SYSTEM = { kind: 'system', corpId: null } as const;
const SPENDERS = 64;
/** By `npm run races`, 2,000 rounds of spenders and 10,000 of a payment and the clock. */
const SPENDING = 10;
const LATE = 50;
/** Rounds of the short form in which each winner is to be seen. */
const SHORT = 40;
const log = { error: () => {}, warn: () => {} } as never;

const owner = () => test.personas.owner;
const order = (quantity = 1) =>
  data<{ id: string; payable: number; payUntil: string }>(test, owner(), 'marketOrder.create', {
    appType: 'android',
    quantity,
    years: 1,
    method: 'online',
  });
const statusOf = async (id: string) =>
  (await data<{ status: string }>(test, owner(), 'marketOrder.one', { id })).status;
const balance = async () => (await data<{ balance: number }>(test, owner(), 'wallet.info', {})).balance;

it(
  'of 64 who spend a balance for one at once, one does [MKT-04, A8]',
  async () => {
    // The losers try again in the next round: one order is new.
    let orders = await Promise.all(Array.from({ length: SPENDERS - 1 }, () => order()));
    const found = await rounds(async () => {
      orders.push(await order());
      // A clock that stands still lets nobody call that often.
      test.clock.advance(2 * SPENDERS);
      await fill(test, pay, owner(), (orders[0]?.payable ?? 0) - (await balance()));
      const replies = await Promise.all(
        orders.map(({ id }) => call(test, owner(), 'marketOrder.pay', { id, by: 'wallet', key: newKey() })),
      );
      const won = replies.filter(({ code }) => code === 0).length;
      orders = orders.filter((_, at) => replies[at]?.code !== 0);
      const refused = replies.filter(({ code }) => code === errors.BALANCE_TOO_LOW.code).length;
      const left = await balance();
      if (won !== 1 || refused !== SPENDERS - 1 || left !== 0)
        return `${won} won, ${refused} were refused, ${left} left`;
      return null;
    }, SPENDING);
    expect(found).toEqual([]);
  },
  raceMs(SPENDING),
);

it(
  'of payments and the cancellation by the clock one wins, and money that came late is in the wallet [MKT-02, A8]',
  async () => {
    const random = seeded(20_261_124);
    const ends = winners(['clock', 'wallet', 'code']);
    const found = await rounds(
      async () => {
        const { id, payable, payUntil } = await order(2);
        const { payment } = await data<{ payment: string }>(test, owner(), 'marketOrder.pay', {
          id,
          by: 'qr',
          key: newKey(),
        });
        await pay.scan(payment, 'silent');
        const told = await pay.told(payment);
        const missing = payable - (await balance());
        if (missing > 0) await fill(test, pay, owner(), Math.max(missing, limits.rechargeMin));
        const before = await balance();
        const end = Date.parse(payUntil);
        // The last moment at which it can be paid, and the first at which it is cancelled: each has one of them.
        test.clock.waver([end - 1, end], random);
        let byWallet = false;
        const racers = [
          () => test.services.store.write(SYSTEM, runTransitions),
          () => pay.callback(told),
          () => pay.callback(told),
          () => reconcile({ ...test.services, log }),
          async () => {
            const paid = await call(test, owner(), 'marketOrder.pay', { id, by: 'wallet', key: newKey() });
            byWallet = paid.code === 0;
          },
        ];
        await Promise.all(shuffled(racers, random).map((race) => race()));
        test.clock.set(end);
        await test.services.store.write(SYSTEM, runTransitions);
        const [status, gained] = [await statusOf(id), (await balance()) - before];
        ends.won(status === 'cancelled' ? 'clock' : byWallet ? 'wallet' : 'code');
        const isRight = status === 'paid' ? gained === 0 : status === 'cancelled' && gained === payable && !byWallet;
        return isRight ? null : `it is ${status}, ${byWallet}, and ${gained} came into the wallet`;
      },
      LATE,
      SHORT,
      () => ends.seldom().length === 0,
    );
    expect(found).toEqual([]);
    expect(ends.seldom()).toEqual([]);
  },
  raceMs(LATE),
);

it(
  'of a payment from the wallet, a scanned one and a cancellation by hand, one wins [MKT-03, A8]',
  async () => {
    const found = await rounds(async (round) => {
      const { id, payable } = await order();
      if (round % 2 === 0) await fill(test, pay, owner(), payable);
      const { payment } = await data<{ payment: string }>(test, owner(), 'marketOrder.pay', {
        id,
        by: 'qr',
        key: newKey(),
      });
      await pay.scan(payment, 'silent');
      const told = await pay.told(payment);
      const before = await balance();
      await Promise.all([
        call(test, owner(), 'marketOrder.pay', { id, by: 'wallet', key: newKey() }),
        pay.callback(told),
        call(test, owner(), 'marketOrder.cancel', { ids: [id] }),
      ]);
      const spent = before + payable - (await balance());
      const status = await statusOf(id);
      return spent === (status === 'paid' ? payable : 0) ? null : `it is ${status}, and ${spent} were spent`;
    });
    expect(found).toEqual([]);
  },
  RACE_MS,
);
