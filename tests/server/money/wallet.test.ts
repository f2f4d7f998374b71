import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf, capture, hold, pay, recharge, refund, release } from '#server/money/wallet.ts';
import { once } from '#server/money/once.ts';
import { refusalOf } from '#server/call/refuse.ts';
import type { Tx } from '#server/store/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';

const PLATFORM = { kind: 'system', corpId: null } as const;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => test.services.store.write(PLATFORM, work);

/** Runs work and gives the code with which it was refused. */
const codeOf = (work: (tx: Tx) => Promise<unknown>): Promise<string> =>
  write(work).then(
    () => 'done',
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

let serial = 0;

/** A buyer with so much in its wallet, its seller and an order between them. */
async function scene(fen: number) {
  serial += 1;
  const order = { purse: `order:${serial}`, ref: `O${serial}`, payer: `buyer-${serial}`, payee: `seller-${serial}` };
  const filled = {
    key: `fill ${serial}`,
    ref: `R${serial}`,
    corpId: order.payer,
    amount: fen,
    from: 'clearing',
  } as const;
  if (fen > 0) await write((tx) => recharge(tx, filled));
  const all = () =>
    write(async (tx) => ({ buyer: await balancesOf(tx, order.payer), seller: await balancesOf(tx, order.payee) }));
  return { order, filled, all };
}

describe('the ledger', () => {
  it('takes from one account what it gives to another, and all accounts add up to zero [MKT-04]', async () => {
    const { order, all } = await scene(1000);
    await write((tx) => pay(tx, { ...order, key: `${order.purse} pay`, amount: 400 }));
    expect(await all()).toEqual({
      buyer: { wallet: 600, held: 0, income: 0, guest: 0, clearing: -1000, bank: 0 },
      seller: { wallet: 0, held: 0, income: 400, guest: 0, clearing: 0, bank: 0 },
    });
  });

  it('refuses to spend more than the wallet holds, and changes nothing [MKT-04]', async () => {
    const { order, all } = await scene(1000);
    expect(await codeOf((tx) => pay(tx, { ...order, key: `${order.purse} pay`, amount: 1001 }))).toBe(
      'BALANCE_TOO_LOW',
    );
    expect((await all()).buyer.wallet).toBe(1000);
  });

  it('posts a movement once for its key, and refuses the key for another one [MKT-03]', async () => {
    const { filled, order, all } = await scene(1000);
    expect(await write((tx) => recharge(tx, filled))).toBe(false);
    expect(await codeOf((tx) => recharge(tx, { ...filled, amount: 1001 }))).toBe('MONEY_KEY_USED');
    expect((await all()).buyer.wallet).toBe(1000);
    expect(order.payer).toBe(filled.corpId);
  });

  it('puts aside, pays from it and gives the rest back [MKT-04]', async () => {
    const { order, all } = await scene(1000);
    const key = (name: string) => `${order.purse} ${name}`;
    await write((tx) => hold(tx, { ...order, key: key('hold'), amount: 500 }));
    expect((await all()).buyer).toMatchObject({ wallet: 500, held: 500 });
    await write((tx) => capture(tx, { ...order, key: key('capture'), amount: 200 }));
    expect(await codeOf((tx) => release(tx, { ...order, key: key('release'), amount: 301 }))).toBe('HOLD_TOO_LOW');
    await write((tx) => release(tx, { ...order, key: key('release'), amount: 300 }));
    expect(await all()).toMatchObject({ buyer: { wallet: 800, held: 0 }, seller: { income: 200 } });
  });

  it('refunds no more than was paid, in parts too [MKT-04]', async () => {
    const { order, all } = await scene(1000);
    const other = await scene(1000);
    const key = (name: string) => `${order.purse} ${name}`;
    await write((tx) => pay(tx, { ...order, key: key('pay'), amount: 600 }));
    // The seller earned more with another order: the purse, not its income, says how much this one may get back.
    await write((tx) => pay(tx, { ...other.order, payee: order.payee, key: key('other'), amount: 900 }));
    await write((tx) => refund(tx, { ...order, key: key('refund 1'), amount: 400 }));
    expect(await codeOf((tx) => refund(tx, { ...order, key: key('refund 2'), amount: 201 }))).toBe('REFUND_TOO_HIGH');
    await write((tx) => refund(tx, { ...order, key: key('refund 2'), amount: 200 }));
    expect(await all()).toMatchObject({ buyer: { wallet: 1000 }, seller: { income: 900 } });
  });

  it('is written once: the database refuses to change or delete a line [MKT-04]', async () => {
    await scene(1000);
    const tables = ['ledger_movements', 'ledger_lines'] as const;
    for (const table of tables)
      await expect(write((tx) => tx.db.deleteFrom(table).execute())).rejects.toThrow(/never changed/);
    await expect(write((tx) => tx.db.updateTable('ledger_lines').set({ amount: 1 }).execute())).rejects.toThrow(
      /never changed/,
    );
    await expect(
      write((tx) => tx.acrossCorps('a statement that should fail').deleteFrom('wallet_records').execute()),
    ).rejects.toThrow(/never changed/);
  });

  it('has a check in the database under each guard [MKT-04]', async () => {
    await scene(1000);
    const set = (values: { balance: number }) => (tx: Tx) =>
      tx.db.updateTable('ledger_accounts').set(values).where('kind', '=', 'wallet').execute();
    await expect(write(set({ balance: -1 }))).rejects.toThrow(/check/i);
    await expect(
      write((tx) => tx.db.updateTable('ledger_purses').set({ refunded: 1_000_000 }).execute()),
    ).rejects.toThrow(/check/i);
  });
});

describe('a call with a key', () => {
  const call = { corpId: 'corp', call: 'wallet.recharge', input: { amount: 5 } };

  it('is carried out once and answers the same again; other content is refused [MKT-03]', async () => {
    let runs = 0;
    const ask = (input: unknown) =>
      write((tx) => once(tx, { ...call, key: 'one', input }, async () => ({ number: (runs += 1) })));
    expect(await ask({ amount: 5 })).toEqual({ number: 1 });
    expect(await ask({ amount: 5 })).toEqual({ number: 1 });
    await expect(ask({ amount: 6 })).rejects.toMatchObject({ code: 'MONEY_KEY_USED' });
    expect(runs).toBe(1);
  });

  it('that was refused leaves its key free [MKT-03]', async () => {
    const ask = (fails: boolean) =>
      write((tx) =>
        once(tx, { ...call, key: 'two' }, async () => {
          if (fails) throw new Error('refused');
          return 'done';
        }),
      );
    await expect(ask(true)).rejects.toThrow('refused');
    expect(await ask(false)).toBe('done');
  });
});
