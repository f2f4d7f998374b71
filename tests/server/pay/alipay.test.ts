import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { alipayGateway, fenOf } from '#server/pay/alipay/gateway.ts';
import { pay } from '#server/money/wallet.ts';
import { readAlipayUrl } from '#server/pay/alipay/settings.ts';
import { reconcile } from '#server/pay/reconcile.ts';
import { startAlipay, type Alipay } from '#tests/support/alipay.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { createClock } from '#tests/support/clock.ts';
import { bookFaults, newKey } from '#tests/support/payments.ts';

let alipay: Alipay;
let test: TestApp;
beforeAll(async () => {
  alipay = await startAlipay();
  test = await buildTestApp({ pay: alipayGateway(alipay.settings, createClock()) });
});
afterAll(async () => {
  await test.close();
  await alipay.close();
});

const caller = () => test.personas.advertiser;
const log = { error: () => {}, warn: () => {} } as never;
const balance = async () => (await data<{ balance: number }>(test, caller(), 'wallet.info', {})).balance;
const notify = async (payload: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const reply = await test.app.inject({ method: 'POST', url: '/pay/notify/alipay', headers, payload });
  return `${reply.statusCode} ${reply.body}`;
};

/** A recharge whose address a phone has opened. */
async function opened(amount = 12_345): Promise<{ payment: string; address: string }> {
  const { payment } = await data<{ payment: string }>(test, caller(), 'wallet.recharge', { amount, key: newKey() });
  const { url } = await data<{ url: string }>(test, caller(), 'wallet.status', { payment });
  const reply = await test.app.inject({ method: 'GET', url });
  return { payment, address: String(reply.headers.location) };
}

describe('alipay', () => {
  it('is asked for a code, and its signed notice becomes money once [MKT-03]', async () => {
    const before = await balance();
    const { payment, address } = await opened();
    expect(address).toBe(`https://qr.alipay.com/${payment}`);
    expect(alipay.trades.get(payment)?.amount).toBe('123.45');
    alipay.pay(payment);
    expect(await notify(alipay.notice(payment))).toBe('200 success');
    expect(await notify(alipay.notice(payment))).toBe('200 success');
    expect(await balance()).toBe(before + 12_345);
    expect(await bookFaults(test)).toEqual([]);
  });

  it('is asked to give a paid trade back whole, and refuses one that it does not know [MKT-10]', async () => {
    const { payment } = await opened();
    alipay.pay(payment);
    expect(await notify(alipay.notice(payment))).toBe('200 success');
    const gateway = test.services.payments![0];
    await gateway.refund({ number: payment, amount: 12_345 });
    expect(alipay.asked.at(-1)).toBe('alipay.trade.refund');
    await expect(gateway.refund({ number: 'f'.repeat(32), amount: 1 })).rejects.toThrow('TRADE_NOT_EXIST');
    // Asked again it says that nothing moved, since it has moved already.
    await gateway.refund({ number: payment, amount: 12_345 });
    expect(alipay.asked.at(-1)).toBe('alipay.trade.fastpay.refund.query');
    await expect(gateway.refund({ number: payment, amount: 12_344 })).rejects.toThrow('123.45');
  });

  it('has given nothing back where it only understood the call [MKT-10, A9]', async () => {
    const { payment } = await opened();
    alipay.pay(payment);
    alipay.withhold();
    await expect(test.services.payments![0].refund({ number: payment, amount: 12_345 })).rejects.toThrow('no refund');
    alipay.withhold(false);
    await test.services.payments![0].refund({ number: payment, amount: 12_345 });
    expect(alipay.trades.get(payment)?.refunded).toBe('123.45');
  });

  it.each([
    [{ total_amount: '1.00' }, false],
    [{ total_amount: '1.00' }, true],
    [{ total_amount: '123.456' }, true],
    [{ seller_id: '2088999' }, true],
    [{ app_id: '2021999' }, true],
    [{ trade_status: 'WAIT_BUYER_PAY' }, true],
    [{ out_trade_no: 'f'.repeat(32) }, true],
    [{ trade_no: 'another' }, true],
    [{ sign: 'bm90aGluZw==' }, false],
    [{ sign: '' }, false],
    [{ subject: 'changed' }, false],
  ])('is not believed with %o, signed so: %s [A9]', async (changed, isSignedSo) => {
    const before = await balance();
    const { payment } = await opened();
    alipay.pay(payment);
    expect(await notify(alipay.notice(payment, changed, isSignedSo))).toBe('400 fail');
    expect(await balance()).toBe(before);
  });

  it('is not believed before it was paid, whatever a signed notice says [A9]', async () => {
    const { payment } = await opened();
    const told = { trade_status: 'TRADE_SUCCESS', trade_no: '1' };
    expect(await notify(alipay.notice(payment, told, true))).toBe('400 fail');
  });

  it('is thanked for a signed notice from which nothing follows: closed, given back as we asked, or not paid yet [A9]', async () => {
    const gateway = test.services.payments![0];
    const [open, closed, cast] = [await opened(), await opened(), await opened(700)];
    expect(await notify(alipay.notice(open.payment))).toBe('200 success');
    await gateway.close(closed.payment);
    const before = await balance();
    for (let n = 0; n < 2; n += 1) expect(await notify(alipay.notice(closed.payment))).toBe('200 success');
    alipay.pay(cast.payment);
    await notify(alipay.notice(cast.payment));
    await test.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      tx.db.updateTable('payments').set({ refund: 'due' }).where('number', '=', cast.payment).execute(),
    );
    await gateway.refund({ number: cast.payment, amount: 700 });
    alipay.giveBack(cast.payment, '7.00');
    expect(await notify(alipay.notice(cast.payment))).toBe('200 success');
    expect(await balance()).toBe(before + 700);
    // A stranger's word, or one that the gateway does not stand by, closes nothing.
    const told = { trade_status: 'TRADE_CLOSED' };
    const { payment } = await opened();
    expect(await notify(alipay.notice(payment, told, true))).toBe('400 fail');
    expect(await notify(alipay.notice(payment, told))).toBe('400 fail');
  });

  it('may give money back from its own console: what it tells of goes out of the wallet again, once [MKT-04, A9]', async () => {
    const before = await balance();
    const { payment } = await opened();
    alipay.pay(payment);
    await notify(alipay.notice(payment));
    for (const [yuan, left] of [
      ['20.00', 10_345],
      ['123.45', 0],
    ] as const) {
      alipay.giveBack(payment, yuan);
      for (let n = 0; n < 2; n += 1) expect(await notify(alipay.notice(payment))).toBe('200 success');
      expect(await balance()).toBe(before + left);
      expect(await bookFaults(test)).toEqual([]);
    }
    const { list } = await data<{ list: object[] }>(test, caller(), 'walletRecord.list', { filter: { kind: 'back' } });
    expect(list).toMatchObject([{ expenses: 10_345 }, { expenses: 2_000 }]);
  });

  it('leaves a fault in the books where the wallet has spent what it gave back, until it is there again [MKT-04]', async () => {
    const [first, more] = [await opened(), await opened()];
    alipay.pay(first.payment);
    await notify(alipay.notice(first.payment));
    const { corpId } = caller();
    const all = await balance();
    await test.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      pay(tx, { key: 'spent', purse: 'spent', ref: 'S', payer: corpId, payee: test.personas.own.corpId, amount: all }),
    );
    alipay.giveBack(first.payment, '123.45');
    expect(await notify(alipay.notice(first.payment))).toBe('200 success');
    expect(await bookFaults(test)).toMatchObject([
      { says: 'what the payment gateway gave back without our asking went out of the wallet again' },
    ]);
    alipay.pay(more.payment);
    await notify(alipay.notice(more.payment));
    await reconcile({ ...test.services, log });
    expect(await balance()).toBe(0);
    expect(await bookFaults(test)).toEqual([]);
  });

  it('is asked for what it did not tell of, and closes what is over [C18]', async () => {
    const before = await balance();
    const [paid, open] = [await opened(1_000), await opened(2_000)];
    alipay.pay(paid.payment);
    const parts = { ...test.services, log };
    test.clock.advance(limits.payAsk);
    await reconcile(parts);
    expect(await balance()).toBeGreaterThanOrEqual(before + 1_000);
    test.clock.advance(limits.rechargeLife + limits.payAskLongest);
    await reconcile(parts);
    expect(alipay.trades.get(open.payment)?.status).toBe('TRADE_CLOSED');
  });

  it('whose answer another key signed is not believed [A9]', async () => {
    alipay.forge();
    const { payment } = await data<{ payment: string }>(test, caller(), 'wallet.recharge', {
      amount: 500,
      key: newKey(),
    });
    const { url } = await data<{ url: string }>(test, caller(), 'wallet.status', { payment });
    expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(502);
    const { code } = await call(test, caller(), 'wallet.status', { payment });
    expect(code).toBe(0);
  });
});

describe('PAY_URL', () => {
  const good = 'alipay://2021@openapi.alipay.com?seller=2088&key=none.pem&theirs=none.pem';
  it.each([
    ['alipay://openapi.alipay.com?seller=2088&key=a&theirs=b', 'lacks the id'],
    ['alipay://2021@openapi.alipay.com?key=a&theirs=b', 'lacks seller'],
    ['alipay://2021@openapi.alipay.com?seller=2088&theirs=b', 'lacks key'],
    [`${good}&more=1`, 'has “more”'],
    [good, 'names the key file “none.pem”'],
  ])('%s does not start', (url, says) => {
    expect(() => readAlipayUrl(url, 'https://screens.example.com')).toThrow(says);
  });

  it('needs the address that the gateway tells of payments', () => {
    expect(() => readAlipayUrl(good, undefined)).toThrow('PUBLIC_URL');
  });
});

it.each([
  ['88.88', 8888],
  ['0.1', 10],
  ['19.99', 1999],
  ['5', 500],
  ['1.234', -1],
  ['-1', -1],
  ['1e3', -1],
  ['', -1],
])('reads %s yuan as %d fen [MKT-03]', (text, fen) => {
  expect(fenOf(text)).toBe(fen);
});
