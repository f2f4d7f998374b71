import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf } from '#server/call/refuse.ts';
import { balancesOf, capture, hold, pay, recharge, refund, release, type OrderMoney } from '#server/money/wallet.ts';
import type { Tx } from '#server/store/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { bookFaults } from '#tests/support/payments.ts';
import { RACE_MS } from '#tests/support/races.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Runs of up to forty steps each: a few hundred steps in `npm test`, a hundred thousand by `npm run races`. */
const RUNS = Number(process.env.RACE_ROUNDS ?? 3) * 20;
const BUYERS = 3;
const ORDERS = 4;

type Verb = 'recharge' | 'pay' | 'hold' | 'capture' | 'release' | 'refund' | 'again';

interface Step {
  verb: Verb;
  buyer: number;
  order: number;
  amount: number;
}

/** Expected state, kept by sums alone. */
interface Model {
  wallet: number[];
  held: number[];
  orders: { held: number; paid: number; refunded: number }[];
  income: number;
  /** The last step that was done, to be sent again. */
  last: (() => Promise<boolean>) | null;
}

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom<Verb>('recharge', 'pay', 'hold', 'capture', 'release', 'refund', 'again'),
  buyer: fc.nat(BUYERS - 1),
  order: fc.nat(ORDERS - 1),
  amount: fc.integer({ min: 1, max: 300 }),
});

/** Moves the model as the step should, or returns false where it must be refused. */
function moved(model: Model, { verb, buyer, order, amount }: Step): boolean {
  const purse = model.orders[buyer * ORDERS + order]!;
  const can = {
    recharge: true,
    pay: model.wallet[buyer]! >= amount,
    hold: model.wallet[buyer]! >= amount,
    capture: purse.held >= amount,
    release: purse.held >= amount,
    refund: purse.paid - purse.refunded >= amount,
    again: true,
  }[verb];
  if (!can) return false;
  const change = {
    recharge: { wallet: amount },
    pay: { wallet: -amount, paid: amount, income: amount },
    hold: { wallet: -amount, held: amount },
    capture: { held: -amount, paid: amount, income: amount },
    release: { wallet: amount, held: -amount },
    refund: { wallet: amount, refunded: amount, income: -amount },
    again: {},
  }[verb] as Partial<Record<'wallet' | 'held' | 'paid' | 'refunded' | 'income', number>>;
  model.wallet[buyer]! += change.wallet ?? 0;
  model.held[buyer]! += change.held ?? 0;
  purse.held += change.held ?? 0;
  purse.paid += change.paid ?? 0;
  purse.refunded += change.refunded ?? 0;
  model.income += change.income ?? 0;
  return true;
}

const verbs = { pay, hold, capture, release, refund } as const;
const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => test.services.store.write(SYSTEM, work);
const done = (work: () => Promise<boolean>): Promise<boolean> =>
  work().catch((error: unknown) => {
    if (refusalOf(error)) return false;
    throw error;
  });

let run = 0;

it(
  'holds whatever is recharged, paid, put aside, given back and sent again [MKT-04, D1]',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        run += 1;
        const seller = `seller-${run}`;
        const buyer = (index: number) => `buyer-${run}-${index}`;
        const model: Model = {
          wallet: Array.from({ length: BUYERS }, () => 0),
          held: Array.from({ length: BUYERS }, () => 0),
          orders: Array.from({ length: BUYERS * ORDERS }, () => ({ held: 0, paid: 0, refunded: 0 })),
          income: 0,
          last: null,
        };
        for (const [at, asked] of steps.entries()) {
          const key = `${run} ${at}`;
          const payer = buyer(asked.buyer);
          const { amount, verb } = asked;
          if (verb === 'again') {
            if (await model.last?.()) throw new Error(`step ${at} was carried out a second time`);
            continue;
          }
          const purse = `run ${run} order ${asked.buyer} ${asked.order}`;
          const order: OrderMoney = { key, purse, ref: purse, payer, payee: seller, amount };
          const ask = () =>
            done(() =>
              write((tx) =>
                verb === 'recharge'
                  ? recharge(tx, { key, ref: key, corpId: payer, amount, from: 'clearing' })
                  : verbs[verb](tx, order),
              ),
            );
          const should = moved(model, asked);
          expect({ at, asked, moved: await ask() }).toEqual({ at, asked, moved: should });
          if (should) model.last = ask;
        }
        const balances = await write(async (tx) => ({
          buyers: await Promise.all(model.wallet.map((_, index) => balancesOf(tx, buyer(index)))),
          income: (await balancesOf(tx, seller)).income,
        }));
        expect(balances.buyers.map(({ wallet }) => wallet)).toEqual(model.wallet);
        expect(balances.buyers.map(({ held }) => held)).toEqual(model.held);
        expect(balances.income).toBe(model.income);
      }),
      { numRuns: RUNS, seed: 20_261_122 },
    );
    expect(await bookFaults(test)).toEqual([]);
  },
  RACE_MS,
);

it('is disproved by a balance that nobody moved, a record that is missing and an order that was not paid [MKT-04]', async () => {
  await write((tx) => recharge(tx, { key: 'audit', ref: 'R', corpId: 'audited', amount: 500, from: 'bank' }));
  expect(await bookFaults(test)).toEqual([]);
  await write((tx) =>
    tx.db
      .updateTable('ledger_accounts')
      .set({ balance: 400 })
      .where('corp_id', '=', 'audited')
      .where('kind', '=', 'wallet')
      .execute(),
  );
  const faults = (await bookFaults(test)).map(({ says }) => says);
  expect(faults).toEqual([
    'a balance is what came in less what went out',
    'all accounts add up to zero',
    'the finance centre shows what the ledger moved',
  ]);
});
