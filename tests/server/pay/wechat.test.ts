import { createHash, createVerify, createPublicKey } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { reconcile } from '#server/pay/reconcile.ts';
import { wechatGateway } from '#server/pay/wechat/gateway.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { createClock, type TestClock } from '#tests/support/clock.ts';
import { bookFaults } from '#tests/support/payments.ts';
import { balanceOf, noticeWechat, recharge, scanInWechat, visit } from '#tests/support/payPhones.ts';
import { MICRO_MESSENGER, SAFARI, startWechat, type NoticeChange, type Wechat } from '#tests/support/wechat.ts';

let wechat: Wechat;
let test: TestApp;
beforeAll(async () => {
  const clock = createClock();
  wechat = await startWechat(clock);
  test = await buildTestApp({ pay: (own: TestClock) => [wechatGateway(wechat.settings, inStep(clock, own))] });
});
afterAll(async () => {
  await test.close();
  await wechat.close();
});
afterEach(() => {
  wechat.forge();
  wechat.silence(false);
  wechat.hold(false);
});

/** Lets the stand-in's clock go with that of the server. */
function inStep(clock: TestClock, own: TestClock): TestClock {
  clock.now = own.now;
  return own;
}

const log = { error: () => {}, warn: () => {} } as never;
const gateway = () => test.services.payments![0];
const balance = () => balanceOf(test);

/** A recharge that was opened in WeChat. */
async function opened(amount = 12_345): Promise<{ payment: string; path: string; body: string }> {
  const waiting = await recharge(test, amount);
  const { body } = await scanInWechat(test, wechat, waiting);
  return { ...waiting, body };
}
const callOf = (body: string) =>
  (JSON.parse(/id="call">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { call: Record<string, string> }).call;
const stateOf = async (path: string) => {
  const reply = await visit(test, `${path}/state`, MICRO_MESSENGER);
  return reply.statusCode === 200 ? (JSON.parse(reply.body) as { status: string }).status : reply.statusCode;
};

describe('wechat', () => {
  it('is paid on our page, for whoever scanned it, and its signed notice becomes money once [MKT-03]', async () => {
    const before = await balance();
    const { payment, path, body } = await opened();
    expect(wechat.trades.get(payment)).toMatchObject({ total: 12_345, openid: 'o-anna', state: 'NOTPAY' });
    expect(wechat.orders.at(-1)).toMatchObject({ notify_url: 'https://screens.example.com/pay/notify/wechat' });
    expect(body).toContain('¥123.45');
    expect(await stateOf(path)).toBe('pending');
    wechat.pay(payment);
    // What the browser says is nothing: the page waits until the gateway has told us.
    expect(await stateOf(path)).toBe('pending');
    expect(await noticeWechat(test, wechat.notice(payment))).toBe('200 SUCCESS');
    expect(await noticeWechat(test, wechat.notice(payment))).toBe('200 SUCCESS');
    expect(await balance()).toBe(before + 12_345);
    expect(await stateOf(path)).toBe('paid');
    expect((await scanInWechat(test, wechat, { path })).body).toContain('已支付');
    expect(await bookFaults(test)).toEqual([]);
  });

  it('has WeChat’s browser asked by a call that we signed', async () => {
    const { payment, body } = await opened();
    const call = callOf(body);
    expect(call).toMatchObject({ appId: wechat.settings.appId, signType: 'RSA' });
    expect(call['package']).toBe(`prepay_id=${wechat.trades.get(payment)?.prepay}`);
    const text = [call['appId'], call['timeStamp'], call['nonceStr'], call['package'], ''].join('\n');
    const key = createPublicKey(wechat.settings.privateKey);
    expect(
      createVerify('RSA-SHA256')
        .update(text)
        .verify(key, call['paySign'] ?? '', 'base64'),
    ).toBe(true);
  });

  it('has a page that runs its own script and asks nobody else', async () => {
    const waiting = await recharge(test);
    const { headers, body } = await scanInWechat(test, wechat, waiting);
    const policy = String(headers['content-security-policy']);
    const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src ${hash(script)};`);
    expect(policy).toContain(`style-src ${hash(style)};`);
    expect(policy).not.toContain('unsafe');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).not.toMatch(/https?:/);
    expect(body).not.toContain(wechat.settings.appSecret);
  });

  it('gives the same trade to whoever comes back, and another to somebody else’s phone, after that was closed', async () => {
    const { payment, path } = await opened();
    const again = await scanInWechat(test, wechat, { path });
    expect(again.statusCode).toBe(200);
    expect(wechat.trades.get(payment)?.state).toBe('NOTPAY');
    const other = await scanInWechat(test, wechat, { path, openid: 'o-bert' });
    expect(other.statusCode).toBe(200);
    expect(wechat.trades.get(payment)?.state).toBe('CLOSED');
    const second = String(wechat.orders.at(-1)?.['out_trade_no']);
    expect(second).not.toBe(payment);
    const before = await balance();
    wechat.pay(second);
    expect(await noticeWechat(test, wechat.notice(second))).toBe('200 SUCCESS');
    expect(await balance()).toBe(before + 12_345);
    expect(await stateOf(path)).toBe('paid');
  });

  it.each<[string, (back: URL) => void]>([
    ['a state that nobody gave', (back) => back.searchParams.set('state', '0'.repeat(75))],
    ['no state', (back) => back.searchParams.delete('state')],
    [
      'a state with one digit changed',
      (back) => {
        const state = back.searchParams.get('state') ?? '';
        back.searchParams.set('state', state.slice(0, -1) + (state.endsWith('0') ? '1' : '0'));
      },
    ],
    ['a code that there is not', (back) => back.searchParams.set('code', 'never')],
    ['no code', (back) => back.searchParams.delete('code')],
    ['two codes', (back) => back.searchParams.append('code', 'never')],
  ])('opens nothing for a browser that comes back with %s', async (_, spoil) => {
    const waiting = await recharge(test);
    const reply = await scanInWechat(test, wechat, { ...waiting, change: (back) => (spoil(back), back) });
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('重新支付');
    expect(wechat.trades.has(waiting.payment)).toBe(false);
  });

  it('opens nothing with the state of another payment, nor with one that is old', async () => {
    const [one, other] = [await recharge(test), await recharge(test)];
    const swapped = await scanInWechat(test, wechat, {
      path: one.path,
      change: (back) => new URL(back.href.replace(one.path, other.path)),
    });
    expect(swapped.statusCode).toBe(400);
    const late = await scanInWechat(test, wechat, {
      path: one.path,
      change: (back) => (test.clock.advance(5 * 60_000 + 1), back),
    });
    expect(late.statusCode).toBe(400);
    expect([wechat.trades.has(one.payment), wechat.trades.has(other.payment)]).toEqual([false, false]);
  });

  it('says to scan with WeChat in any other browser, and opens nothing', async () => {
    const { payment, path } = await recharge(test);
    const reply = await visit(test, path, SAFARI);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('请用微信扫描二维码');
    expect(reply.body).not.toContain('?by=');
    expect((await visit(test, `${path}?by=wechat`, SAFARI)).statusCode).toBe(200);
    expect(wechat.trades.has(payment)).toBe(false);
  });

  it.each<[string, NoticeChange]>([
    ['another amount', { told: { amount: { total: 1, currency: 'CNY' } } }],
    ['an amount of text', { told: { amount: { total: '12345', currency: 'CNY' } } }],
    ['no amount', { told: { amount: undefined } }],
    ['another currency', { told: { amount: { total: 12_345, currency: 'USD' } } }],
    ['another merchant', { told: { mchid: '1900000110' } }],
    ['another application', { told: { appid: 'wxanother0000000' } }],
    ['another order', { told: { out_trade_no: 'f'.repeat(32) } }],
    ['another transaction', { told: { transaction_id: '1' } }],
    ['no transaction', { told: { transaction_id: undefined } }],
    ['an unpaid state', { told: { trade_state: 'NOTPAY' } }],
    ['a state that there is not', { told: { trade_state: 'PAID' } }],
    ['a signature of another key', { forged: true }],
    ['a signature by another key’s id', { serial: 'PUB_KEY_ID_0' }],
    ['a signature that is old', { later: -5 * 60_000 - 1000 }],
    ['a signature of the time to come', { later: 5 * 60_000 + 1000 }],
    ['a cipher of another key', { apiKey: 'x'.repeat(32) }],
    ['one byte changed', { after: (raw) => raw.replace('支付成功', '支付成攻') }],
    ['no JSON', { after: () => '{' }],
    ['nothing', { after: () => '' }],
  ])('is not believed with %s [A9]', async (_, change) => {
    const before = await balance();
    const { payment } = await opened();
    wechat.pay(payment);
    expect(await noticeWechat(test, wechat.notice(payment, change))).toBe('400 FAIL');
    expect(await balance()).toBe(before);
    expect(await noticeWechat(test, wechat.notice(payment))).toBe('200 SUCCESS');
  });

  it('is not believed before it was paid, whatever a signed notice says [A9]', async () => {
    const { payment } = await opened();
    const told = { trade_state: 'SUCCESS', transaction_id: '1' };
    expect(await noticeWechat(test, wechat.notice(payment, { told }))).toBe('400 FAIL');
  });

  it('whose answer another key signed, or long ago, is not believed [A9]', async () => {
    for (const how of [{ key: true }, { later: -5 * 60_000 - 1000 }]) {
      wechat.forge(how);
      const { path, payment } = await recharge(test, 500);
      expect((await scanInWechat(test, wechat, { path })).statusCode).toBe(502);
      await expect(gateway().close(payment)).rejects.toThrow('did not sign it now');
      wechat.forge();
      expect((await scanInWechat(test, wechat, { path })).statusCode).toBe(200);
    }
  });

  it('opens another trade where the one before was closed in its console', async () => {
    const { payment, path } = await opened(500);
    wechat.trades.get(payment)!.state = 'CLOSED';
    expect((await scanInWechat(test, wechat, { path })).statusCode).toBe(200);
    expect(wechat.orders.at(-1)?.['out_trade_no']).not.toBe(payment);
  });

  it('settles what was paid while nobody told of it, as soon as its phone comes again', async () => {
    const before = await balance();
    const { payment, path } = await opened(500);
    wechat.pay(payment);
    expect((await scanInWechat(test, wechat, { path })).body).toContain('已支付');
    expect(await balance()).toBe(before + 500);
  });

  it('cannot be reached: a phone is asked to try again, and can pay then', async () => {
    const { path } = await recharge(test, 500);
    wechat.silence();
    const reply = await scanInWechat(test, wechat, { path });
    expect(reply.statusCode).toBe(502);
    wechat.silence(false);
    expect((await scanInWechat(test, wechat, { path })).statusCode).toBe(200);
  });

  it('never has its secret in a fault of ours', async () => {
    const wrong = wechatGateway({ ...wechat.settings, appSecret: 'another' }, test.clock);
    await expect(wrong.payerOf('code')).rejects.toThrow(/^(?!.*another).*40125/);
  });

  it('closes what is open, and says of what was paid that it was [C18]', async () => {
    const [open, paid] = [await opened(), await opened()];
    expect((await gateway().close(open.payment)).status).toBe('closed');
    wechat.pay(paid.payment);
    expect(await gateway().close(paid.payment)).toMatchObject({ status: 'paid', amount: 12_345 });
    expect(await noticeWechat(test, wechat.notice(paid.payment))).toBe('200 SUCCESS');
    expect(await gateway().query('f'.repeat(32))).toMatchObject({ status: 'unknown' });
    expect(await gateway().close('f'.repeat(32))).toMatchObject({ status: 'closed' });
  });

  it.each([
    ['SUCCESS', 'paid'],
    ['REFUND', 'paid'],
    ['NOTPAY', 'waiting'],
    ['USERPAYING', 'waiting'],
    ['PAYERROR', 'waiting'],
    ['CLOSED', 'closed'],
    ['REVOKED', 'closed'],
    ['ANYTHING', 'unknown'],
  ])('tells of a trade in state %s as %s', async (state, status) => {
    const { payment } = await opened();
    wechat.trades.get(payment)!.state = state;
    expect((await gateway().query(payment)).status).toBe(status);
  });

  it('is asked for what it did not tell of, and closes what is over [C18]', async () => {
    const before = await balance();
    const [paid, open] = [await opened(1_000), await opened(2_000)];
    wechat.pay(paid.payment);
    const parts = { ...test.services, log };
    test.clock.advance(limits.payAsk);
    await reconcile(parts);
    expect(await balance()).toBe(before + 1_000);
    test.clock.advance(limits.rechargeLife + limits.payAskLongest);
    await reconcile(parts);
    expect(wechat.trades.get(open.payment)?.state).toBe('CLOSED');
    expect(await stateOf(open.path)).toBe('closed');
    expect((await scanInWechat(test, wechat, open)).statusCode).toBe(410);
  });
});

describe('what wechat gives back', () => {
  const paidWhole = async () => {
    const waiting = await opened();
    wechat.pay(waiting.payment);
    await noticeWechat(test, wechat.notice(waiting.payment));
    return waiting;
  };

  it('is asked for once, and is back only once it says so [MKT-10]', async () => {
    const { payment } = await paidWhole();
    wechat.hold();
    await expect(gateway().refund({ number: payment, amount: 12_345 })).rejects.toThrow('PROCESSING');
    wechat.hold(false);
    await gateway().refund({ number: payment, amount: 12_345 });
    await gateway().refund({ number: payment, amount: 12_345 });
    expect(wechat.refunds.get(payment)).toMatchObject({ amount: 12_345, status: 'SUCCESS' });
    await expect(gateway().refund({ number: payment, amount: 12_344 })).rejects.toThrow('12345');
    await expect(gateway().refund({ number: 'f'.repeat(32), amount: 1 })).rejects.toThrow('RESOURCE_NOT_EXISTS');
  });

  it('from its own console goes out of the wallet again: each part once, however often it is told [MKT-04, A9]', async () => {
    const before = await balance();
    const { payment } = await paidWhole();
    const [first, second] = [wechat.giveBack(payment, 2_000), wechat.giveBack(payment, 10_345)];
    for (let n = 0; n < 2; n += 1) expect(await noticeWechat(test, wechat.refundNotice(first))).toBe('200 SUCCESS');
    expect(await balance()).toBe(before + 10_345);
    expect(await noticeWechat(test, wechat.refundNotice(second))).toBe('200 SUCCESS');
    expect(await noticeWechat(test, wechat.refundNotice(first))).toBe('200 SUCCESS');
    expect(await balance()).toBe(before);
    expect(await bookFaults(test)).toEqual([]);
  });

  it('is booked too where nobody had told that it was paid [MKT-04]', async () => {
    const before = await balance();
    const { payment } = await opened();
    wechat.pay(payment);
    const part = wechat.giveBack(payment, 345);
    expect(await noticeWechat(test, wechat.refundNotice(part))).toBe('200 SUCCESS');
    expect(await balance()).toBe(before + 12_000);
    expect(await bookFaults(test)).toEqual([]);
  });

  it.each<[string, NoticeChange]>([
    ['another merchant', { told: { mchid: '1' } }],
    ['another amount', { told: { amount: { total: 1, refund: 1 } } }],
    ['another transaction', { told: { transaction_id: '1' } }],
    ['a wrong signature', { forged: true }],
    ['no amount', { told: { amount: undefined } }],
  ])('is not believed with %s [A9]', async (_, change) => {
    const { payment } = await paidWhole();
    const before = await balance();
    const id = wechat.giveBack(payment, 2_000);
    expect(await noticeWechat(test, wechat.refundNotice(id, change))).toBe('400 FAIL');
    expect(await balance()).toBe(before);
  });

  it('takes nothing out while it is only on its way, or came to nothing', async () => {
    const { payment } = await paidWhole();
    const before = await balance();
    const id = wechat.giveBack(payment, 2_000);
    for (const status of ['ABNORMAL', 'CLOSED', 'PROCESSING']) {
      wechat.refunds.get(id)!.status = status;
      expect(await noticeWechat(test, wechat.refundNotice(id))).toBe('200 SUCCESS');
    }
    expect(await balance()).toBe(before);
    // It is made by now; the other tests share the books.
    wechat.refunds.get(id)!.status = 'SUCCESS';
    await noticeWechat(test, wechat.refundNotice(id));
    expect(await balance()).toBe(before - 2_000);
  });
});
