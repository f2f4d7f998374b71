import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { buildApp } from '#server/app.ts';
import { alipayGateway } from '#server/pay/alipay/gateway.ts';
import { openPayment } from '#server/pay/openPayment.ts';
import { reconcile } from '#server/pay/reconcile.ts';
import { wechatGateway } from '#server/pay/wechat/gateway.ts';
import { startAlipay, type Alipay } from '#tests/support/alipay.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { createClock, type TestClock } from '#tests/support/clock.ts';
import { bookFaults, checkBooks } from '#tests/support/payments.ts';
import {
  balanceOf,
  leftOf,
  noticeAlipay,
  noticeWechat,
  recharge,
  scanInWechat,
  tradeNow,
  visit,
} from '#tests/support/payPhones.ts';
import { testLog } from '#tests/support/testLog.ts';
import { ALIPAY_CLIENT, MICRO_MESSENGER, SAFARI, startWechat, type Wechat } from '#tests/support/wechat.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

let alipay: Alipay;
let wechat: Wechat;
let test: TestApp;
/** Run once, before WeChat Pay is asked to open a trade, and after it has closed one. */
const between: { open?: () => Promise<unknown>; closed?: () => Promise<unknown> } = {};
async function once(moment: keyof typeof between): Promise<void> {
  const work = between[moment];
  delete between[moment];
  await work?.();
}
beforeAll(async () => {
  const clock = createClock();
  [alipay, wechat] = [await startAlipay(), await startWechat(clock)];
  test = await buildTestApp({
    pay: (own: TestClock) => {
      clock.now = own.now;
      const there = wechatGateway(wechat.settings, own);
      const watched: typeof there = {
        ...there,
        open: async (trade) => (await once('open'), there.open(trade)),
        close: async (number) => {
          const state = await there.close(number);
          await once('closed');
          return state;
        },
      };
      return [alipayGateway(alipay.settings, own), watched];
    },
  });
});
afterAll(async () => {
  await test.close();
  await Promise.all([alipay.close(), wechat.close()]);
});
afterEach(async () => {
  wechat.silence(false);
  alipay.silence(false);
  await checkBooks(test);
});

const parts = () => ({ ...test.services, log: { error: () => {}, warn: () => {} } as never });
const balance = () => balanceOf(test);
const scanInAlipay = (path: string) => visit(test, path, ALIPAY_CLIENT);
const statusOf = async (payment: string) =>
  (await data<{ status: string }>(test, test.personas.advertiser, 'wallet.status', { payment })).status;

/** A recharge that was opened in Alipay, and scanned there. */
async function inAlipay(amount = 1_000) {
  const waiting = await recharge(test, amount);
  expect((await scanInAlipay(waiting.path)).statusCode).toBe(302);
  return waiting;
}

/** A recharge that was opened in Alipay and then in WeChat. */
async function switched(amount = 1_000) {
  const waiting = await inAlipay(amount);
  expect((await scanInWechat(test, wechat, waiting)).statusCode).toBe(200);
  return { ...waiting, there: String(wechat.orders.at(-1)?.['out_trade_no']) };
}

describe('one code for two apps [MKT-03]', () => {
  it('leads each app to its own gateway', async () => {
    const { path } = await recharge(test);
    const inWechat = await visit(test, path, MICRO_MESSENGER);
    expect(String(inWechat.headers.location)).toMatch(
      /^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?appid=wx1234567890abcdef&redirect_uri=https%3A%2F%2Fscreens\.example\.com%2Fpay%2Fto%2F[\w-]{22}%2Fwechat&response_type=code&scope=snsapi_base&state=[0-9a-f]{75}#wechat_redirect$/,
    );
    expect(String((await scanInAlipay(path)).headers.location)).toMatch(/^https:\/\/qr\.alipay\.com\//);
  });

  it('lets every other browser choose, and opens nothing before it did', async () => {
    const { payment, path } = await recharge(test, 12_345);
    const page = await visit(test, path, SAFARI);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+';/);
    for (const words of [
      '¥123.45',
      '用支付宝支付',
      'Pay with Alipay',
      '请用微信扫描二维码',
      'Scan the code with WeChat',
    ])
      expect(page.body).toContain(words);
    expect((await tradeNow(test, payment)).gateway).toBeNull();
    for (const by of ['wechat', 'sandbox', 'alipay&by=wechat'])
      expect((await visit(test, `${path}?by=${by}`, SAFARI)).statusCode).toBe(200);
    expect((await tradeNow(test, payment)).gateway).toBeNull();
    expect((await visit(test, `${path}?by=alipay`, SAFARI)).statusCode).toBe(302);
    expect((await tradeNow(test, payment)).gateway).toBe('alipay');
  });

  it('says that it is over, paid, or none of ours, in whatever browser', async () => {
    const { payment, path } = await inAlipay();
    alipay.pay(payment);
    await noticeAlipay(test, alipay.notice(payment));
    const token = 'A'.repeat(22);
    for (const agent of [SAFARI, MICRO_MESSENGER, ALIPAY_CLIENT]) {
      expect((await visit(test, path, agent)).body).toContain('已支付');
      expect((await visit(test, `/pay/to/${token}`, agent)).statusCode).toBe(404);
    }
    expect((await visit(test, `/pay/to/${token}/state`, SAFARI)).statusCode).toBe(404);
  });

  it('is open at one gateway at a time: the app before is closed first', async () => {
    const { payment, there, path } = await switched();
    expect(await tradeNow(test, payment)).toMatchObject({ gateway: 'wechat', tradeNumber: there });
    expect(alipay.trades.get(payment)?.status).toBe('TRADE_CLOSED');
    const before = await balance();
    // Back in the first app: what it closed it opens no more, so it is another trade.
    const back = await scanInAlipay(path);
    expect(String(back.headers.location)).not.toBe(`https://qr.alipay.com/${payment}`);
    expect(wechat.trades.get(there)?.state).toBe('CLOSED');
    const { tradeNumber } = await tradeNow(test, payment);
    alipay.pay(tradeNumber);
    expect(await noticeAlipay(test, alipay.notice(tradeNumber))).toBe('200 success');
    expect(await balance()).toBe(before + 1_000);
    expect(await statusOf(payment)).toBe('paid');
    expect(await leftOf(test, payment)).toMatchObject([
      { gateway: 'alipay', number: payment, status: 'left' },
      { gateway: 'wechat', number: there, status: 'left' },
    ]);
  });

  it('that was paid with the first app meanwhile is settled, and opened nowhere else', async () => {
    const before = await balance();
    const { payment, path } = await inAlipay();
    alipay.pay(payment);
    const reply = await scanInWechat(test, wechat, { path });
    expect([reply.statusCode, reply.body.includes('已支付')]).toEqual([200, true]);
    expect(await balance()).toBe(before + 1_000);
    expect(wechat.orders.some((order) => order['out_trade_no'] === payment)).toBe(false);
    expect(await leftOf(test, payment)).toEqual([]);
  });

  it('waits with the second app while the first cannot be reached', async () => {
    const { payment, path } = await inAlipay();
    alipay.silence();
    expect((await scanInWechat(test, wechat, { path })).statusCode).toBe(502);
    expect(await tradeNow(test, payment)).toMatchObject({ gateway: 'alipay', tradeNumber: payment });
    alipay.silence(false);
    expect((await scanInWechat(test, wechat, { path })).statusCode).toBe(200);
  });

  it('waits with the second app while somebody pays with the first', async () => {
    const waiting = await recharge(test, 1_000);
    await scanInWechat(test, wechat, waiting);
    wechat.trades.get(waiting.payment)!.state = 'USERPAYING';
    wechat.refuseClose();
    const reply = await scanInAlipay(waiting.path);
    expect([reply.statusCode, reply.body.includes('正在用其他方式支付')]).toEqual([409, true]);
    expect(await tradeNow(test, waiting.payment)).toMatchObject({ gateway: 'wechat' });
    wechat.refuseClose(false);
  });

  it('whose other app cannot be reached goes back to the first', async () => {
    const { payment, path } = await inAlipay();
    const back = await scanInWechat(test, wechat, { path, change: (url) => (wechat.silenceOrders(), url) });
    expect(back.statusCode).toBe(502);
    wechat.silenceOrders(false);
    expect((await scanInAlipay(path)).statusCode).toBe(302);
    const { gateway, tradeNumber } = await tradeNow(test, payment);
    alipay.pay(tradeNumber);
    expect([gateway, await noticeAlipay(test, alipay.notice(tradeNumber))]).toEqual(['alipay', '200 success']);
  });
});

describe('two phones at once [MKT-03]', () => {
  it.each([0, 1, 2, 3])('have one trade between them that can be paid (%d)', async () => {
    const { payment, path } = await recharge(test, 1_000);
    const asked = [scanInWechat(test, wechat, { path }), scanInAlipay(path), scanInAlipay(path)];
    const answers = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(answers.every((status) => [200, 302, 409].includes(status))).toBe(true);
    const { gateway, tradeNumber } = await tradeNow(test, payment);
    const open = [
      ...[...alipay.trades].map(([number, { status }]) => ['alipay', number, status === 'WAIT_BUYER_PAY'] as const),
      ...[...wechat.trades].map(([number, { state }]) => ['wechat', number, state === 'NOTPAY'] as const),
    ].filter(([, number, isOpen]) => isOpen && number === tradeNumber);
    expect(open.map(([name]) => name)).toEqual([gateway]);
    const others = await leftOf(test, payment);
    for (const { number } of others) {
      expect(alipay.trades.get(number)?.status ?? 'TRADE_CLOSED').toBe('TRADE_CLOSED');
      expect(wechat.trades.get(number)?.state ?? 'CLOSED').toBe('CLOSED');
    }
  });

  it('of which the first is left while it opens: what it opened is given to nobody', async () => {
    const { payment, path } = await recharge(test, 1_000);
    wechat.meanwhile(async () => void (await scanInAlipay(path)));
    const first = await scanInWechat(test, wechat, { path });
    expect([first.statusCode, first.body.includes('prepay_id')]).toEqual([409, false]);
    expect(wechat.trades.get(payment)?.state).toBe('CLOSED');
    const { gateway, tradeNumber } = await tradeNow(test, payment);
    expect(gateway).toBe('alipay');
    alipay.pay(tradeNumber);
    expect(await noticeAlipay(test, alipay.notice(tradeNumber))).toBe('200 success');
  });

  it('of which the first opens between the second’s close and its own trade: what it opened is closed again', async () => {
    const { payment, path } = await recharge(test, 1_000);
    let second: ReturnType<typeof scanInAlipay> | undefined;
    between.open = () =>
      new Promise((closed) => {
        between.closed = async () => (closed(null), await first);
        second = scanInAlipay(path);
      });
    const first = scanInWechat(test, wechat, { path });
    expect([(await first).statusCode, (await second)?.statusCode]).toEqual([200, 302]);
    expect(wechat.trades.get(payment)?.state).toBe('CLOSED');
    expect(await tradeNow(test, payment)).toMatchObject({ gateway: 'alipay' });
  });

  it('of which the first pays while the second opens: the second reads that it is paid', async () => {
    const before = await balance();
    const { payment, path } = await inAlipay();
    wechat.meanwhile(async () => {
      alipay.trades.get(payment)!.status = 'WAIT_BUYER_PAY';
      alipay.pay(payment);
      expect(await noticeAlipay(test, alipay.notice(payment))).toBe('200 success');
    });
    const second = await scanInWechat(test, wechat, { path });
    expect([second.statusCode, second.body.includes('已支付')]).toEqual([200, true]);
    expect(await balance()).toBe(before + 1_000);
    expect(wechat.trades.get(String(wechat.orders.at(-1)?.['out_trade_no']))?.state).toBe('CLOSED');
    expect(await bookFaults(test)).toEqual([]);
  });
});

describe('a trade that was left and paid after all [MKT-03, A9]', () => {
  /** Pays a closed trade, as a code of Alipay's can be that nobody had scanned when it was closed. */
  const payLate = (number: string) => {
    alipay.trades.get(number)!.status = 'WAIT_BUYER_PAY';
    alipay.pay(number);
  };

  it('pays its payment where nothing else did, and what was open instead is closed', async () => {
    const before = await balance();
    const { payment, there } = await switched();
    payLate(payment);
    for (let n = 0; n < 2; n += 1) expect(await noticeAlipay(test, alipay.notice(payment))).toBe('200 success');
    expect(await balance()).toBe(before + 1_000);
    expect(await statusOf(payment)).toBe('paid');
    expect(await tradeNow(test, payment)).toMatchObject({ gateway: 'alipay', tradeNumber: payment });
    await reconcile(parts());
    expect(wechat.trades.get(there)?.state).toBe('CLOSED');
  });

  it('goes back where the payment was paid with the other app, whole and once', async () => {
    const before = await balance();
    const { payment, there } = await switched();
    wechat.pay(there);
    expect(await noticeWechat(test, wechat.notice(there))).toBe('200 SUCCESS');
    payLate(payment);
    for (let n = 0; n < 2; n += 1) expect(await noticeAlipay(test, alipay.notice(payment))).toBe('200 success');
    expect(await bookFaults(test)).toMatchObject([{ says: expect.stringContaining('paid a second time') }]);
    alipay.silence();
    await reconcile(parts());
    expect(await leftOf(test, payment)).toMatchObject([{ status: 'paid', refund: 'due' }]);
    alipay.silence(false);
    test.clock.advance(limits.payAsk);
    for (let n = 0; n < 2; n += 1) await reconcile(parts());
    expect(alipay.trades.get(payment)?.refunded).toBe('10.00');
    expect(await leftOf(test, payment)).toMatchObject([{ status: 'paid', refund: 'done' }]);
    // Told of that refund it takes nothing out of a wallet in which it never was.
    alipay.giveBack(payment, '10.00');
    expect(await noticeAlipay(test, alipay.notice(payment))).toBe('200 success');
    expect(await balance()).toBe(before + 1_000);
    expect(await tradeNow(test, payment)).toMatchObject({ gateway: 'wechat', returned: null });
  });

  it('goes back too where both were paid before anybody told of either', async () => {
    const before = await balance();
    const { payment, there } = await switched();
    payLate(payment);
    wechat.pay(there);
    expect(await noticeAlipay(test, alipay.notice(payment))).toBe('200 success');
    await reconcile(parts());
    test.clock.advance(limits.payAsk);
    await reconcile(parts());
    expect(await noticeWechat(test, wechat.notice(there))).toBe('200 SUCCESS');
    expect(wechat.refunds.get(there)).toMatchObject({ amount: 1_000, status: 'SUCCESS' });
    const refunded = wechat.refundNotice(there);
    expect(await noticeWechat(test, refunded)).toBe('200 SUCCESS');
    expect(await balance()).toBe(before + 1_000);
  });

  it('is no fault any more where somebody gave it back in its console first', async () => {
    const before = await balance();
    const { payment, there } = await switched();
    payLate(payment);
    expect(await noticeAlipay(test, alipay.notice(payment))).toBe('200 success');
    wechat.pay(there);
    const id = wechat.giveBack(there, 1_000);
    expect(await noticeWechat(test, wechat.refundNotice(id))).toBe('200 SUCCESS');
    expect(await leftOf(test, payment)).toMatchObject([{ gateway: 'wechat', status: 'paid', refund: 'done' }]);
    expect(await balance()).toBe(before + 1_000);
  });

  it('is found out by asking where nobody tells of it, until its time is over and once long after [C18]', async () => {
    const before = await balance();
    const { payment } = await switched();
    test.clock.advance(limits.rechargeLife + limits.payAskLongest);
    await reconcile(parts());
    expect(await leftOf(test, payment)).toMatchObject([{ status: 'closed' }]);
    expect(await statusOf(payment)).toBe('closed');
    payLate(payment);
    test.clock.advance(limits.payAskLate);
    await reconcile(parts());
    expect(await statusOf(payment)).toBe('paid');
    expect(await balance()).toBe(before + 1_000);
  });

  it.each([
    [{ total_amount: '1.00' }],
    [{ seller_id: '2088999' }],
    [{ trade_no: 'another' }],
    [{ trade_status: 'WAIT_BUYER_PAY' }],
  ])('is not believed with %o [A9]', async (changed) => {
    const { payment } = await switched();
    const before = await balance();
    payLate(payment);
    expect(await noticeAlipay(test, alipay.notice(payment, changed, true))).toBe('400 fail');
    expect(await balance()).toBe(before);
    expect(await noticeAlipay(test, alipay.notice(payment))).toBe('200 success');
  });

  it('is none of the other gateway’s, whatever number that tells of', async () => {
    const { payment, there } = await switched();
    const told = { out_trade_no: payment };
    wechat.pay(there);
    expect(await noticeWechat(test, wechat.notice(there, { told }))).toBe('400 FAIL');
    expect(await statusOf(payment)).toBe('pending');
    expect(await noticeWechat(test, wechat.notice(there))).toBe('200 SUCCESS');
  });
});

describe('a gateway that is set up no more', () => {
  it('has a new code made for what waited at it, and its own say that it is over', async () => {
    const { payment, path } = await inAlipay(3_000);
    const [, onlyWechat] = test.services.payments!;
    const numbers = await test.services.store.write(SYSTEM, async (tx) => {
      const row = await tx.db
        .selectFrom('payments')
        .selectAll()
        .where('number', '=', payment)
        .executeTakeFirstOrThrow();
      const asked = {
        purpose: 'recharge',
        subjectId: row.subject_id,
        ref: row.ref,
        corpId: row.corp_id,
        amount: row.amount,
        expiresAt: row.expires_at,
        creatorId: null,
      } as const;
      const now = await openPayment(tx, test.services, asked);
      return { now, later: await openPayment(tx, { payments: [onlyWechat!] }, asked) };
    });
    expect(numbers.now).toBe(payment);
    expect(numbers.later).not.toBe(payment);
    const app = buildApp({ ...test.services, payments: [onlyWechat!] }, { rateFactor: 1000, logTo: testLog });
    const reply = await scanInWechat({ ...test, app }, wechat, { path });
    expect(reply.statusCode).toBe(410);
    await app.close();
  });
});
