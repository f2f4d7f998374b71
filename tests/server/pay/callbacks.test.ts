import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { reconcile } from '#server/pay/reconcile.ts';
import { sweepRows } from '#server/jobs/sweep.ts';
import { signOf } from '#server/pay/sandbox/protocol.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { bookFaults, newKey, payments, type TestPayments } from '#tests/support/payments.ts';

let test: TestApp;
let pay: TestPayments;
beforeAll(async () => {
  test = await buildTestApp();
  pay = payments(test);
});
afterAll(() => test.close());

const caller = () => test.personas.advertiser;
const log = { error: () => {}, warn: () => {} } as never;
const balance = async () => (await data<{ balance: number }>(test, caller(), 'wallet.info', {})).balance;
const recharge = async (amount = 1000) =>
  (await data<{ payment: string }>(test, caller(), 'wallet.recharge', { amount, key: newKey() })).payment;
const status = (payment: string) => data<{ status: string }>(test, caller(), 'wallet.status', { payment });

/** A recharge that was paid at the gateway, of which nobody has told yet. */
async function paidInSilence(amount = 1000): Promise<{ payment: string; told: Record<string, unknown> }> {
  const payment = await recharge(amount);
  await pay.scan(payment, 'silent');
  return { payment, told: await pay.told(payment) };
}

describe('a callback', () => {
  it('that is told ten times, and twice at once, is one credit [MKT-03, A9]', async () => {
    const before = await balance();
    const { told } = await paidInSilence();
    await Promise.all([pay.callback(told), pay.callback(told)]);
    for (let n = 0; n < 10; n += 1) expect(await pay.callback(told)).toBe(200);
    expect(await balance()).toBe(before + 1000);
  });

  const changes: [string, (told: Record<string, unknown>) => object | string][] = [
    ['another amount', (told) => ({ ...told, amount: 1 })],
    ['a higher amount', (told) => ({ ...told, amount: 100_000 })],
    ['an amount of text', (told) => ({ ...told, amount: '1000' })],
    ['a negative amount', (told) => ({ ...told, amount: -1000 })],
    ['a fraction', (told) => ({ ...told, amount: 1000.5 })],
    ['another currency', (told) => ({ ...told, currency: 'USD' })],
    ['another merchant', (told) => ({ ...told, merchant: 'somebody' })],
    ['another order', (told) => ({ ...told, number: 'f'.repeat(32) })],
    ['another transaction', (told) => ({ ...told, txn: 'SBX1' })],
    ['no transaction', (told) => ({ ...told, txn: '' })],
    ['an unpaid state', (told) => ({ ...told, status: 'waiting' })],
    ['a closed state', (told) => ({ ...told, status: 'closed' })],
    ['a state that there is not', (told) => ({ ...told, status: 'PAID' })],
    ['no number', (told) => ({ ...told, number: undefined })],
    ['a list', (told) => [told]],
    ['nothing', () => ''],
    ['no JSON', () => '{'],
    ['null', () => 'null'],
  ];
  it.each(changes)('with %s is not believed, even if signed [A9]', async (_, change) => {
    const before = await balance();
    const { payment, told } = await paidInSilence();
    expect(await pay.callback(change(told))).toBe(400);
    expect(await balance()).toBe(before);
    expect((await status(payment)).status).toBe('pending');
  });

  it.each([
    ['without a signature', () => ''],
    ['signed by another key', (raw: string) => signOf('another', raw)],
    ['signed over another body', () => 'f'.repeat(64)],
    ['signed in capitals', (raw: string, key: string) => signOf(key, raw).toUpperCase()],
  ])('%s is not believed [A9]', async (_, sign) => {
    const before = await balance();
    const { told } = await paidInSilence();
    const raw = JSON.stringify(told);
    expect(await pay.callback(raw, sign(raw, pay.key))).toBe(400);
    expect(await balance()).toBe(before);
    expect((await pay.verdicts()).at(-1)).toBe('sign');
  });

  it('of a payment that the gateway itself knows nothing of is not believed [A9]', async () => {
    const payment = await recharge();
    const before = await balance();
    const told = {
      number: payment,
      merchant: pay.gateway.merchant,
      status: 'paid',
      amount: 1000,
      currency: 'CNY',
      txn: 'X',
    };
    expect(await pay.callback(told)).toBe(400);
    expect((await pay.verdicts()).at(-1)).toBe('unconfirmed');
    expect(await balance()).toBe(before);
  });

  it('with any byte changed is never a credit [A9]', async () => {
    const before = await balance();
    const { told } = await paidInSilence();
    const raw = JSON.stringify(told);
    const sign = signOf(pay.key, raw);
    await fc.assert(
      fc.asyncProperty(fc.nat(raw.length - 1), fc.integer({ min: 32, max: 126 }), async (at, char) => {
        const letter = String.fromCharCode(char);
        fc.pre(raw[at] !== letter);
        expect(await pay.callback(`${raw.slice(0, at)}${letter}${raw.slice(at + 1)}`, sign)).toBe(400);
      }),
      { numRuns: 40 },
    );
    expect(await balance()).toBe(before);
    expect(await pay.callback(raw, sign)).toBe(200);
    expect(await balance()).toBe(before + 1000);
    expect(await bookFaults(test)).toEqual([]);
  });
});

describe('the sandbox', () => {
  it.each([
    ['normal', ['paid']],
    ['twice', ['paid', 'again']],
    ['wrongAmount', ['amount']],
    ['wrongSign', ['sign']],
    ['wrongMerchant', ['merchant']],
    ['silent', []],
  ])('can be told to be %s [MKT-03]', async (mood, verdicts) => {
    pay.forget();
    const known = (await pay.verdicts()).length;
    await pay.scan(await recharge(), mood);
    await pay.deliver();
    expect((await pay.verdicts()).slice(known)).toEqual(verdicts);
  });

  it('cannot be paid twice, nor after it is over [MKT-03]', async () => {
    const payment = await recharge();
    await pay.scan(payment, 'silent');
    const { txn } = await pay.told(payment);
    const again = await test.app.inject({
      method: 'POST',
      url: `/pay/sandbox/${payment}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'mood=normal',
    });
    expect(again.statusCode).toBe(200);
    expect((await pay.told(payment))['txn']).toBe(txn);
  });
});

describe('what nobody told of', () => {
  it('is asked for and settled within ten minutes [C18]', async () => {
    const before = await balance();
    const waiting = await Promise.all([paidInSilence(1000), paidInSilence(2000), paidInSilence(3000)]);
    const parts = { ...test.services, log };
    const isSettled = async () =>
      (await Promise.all(waiting.map(({ payment }) => status(payment)))).every((each) => each.status === 'paid');
    const until = test.clock.now() + 600_000;
    while (!(await isSettled()) && test.clock.now() < until) {
      test.clock.advance(5_000);
      await reconcile(parts);
    }
    expect(await isSettled()).toBe(true);
    expect(await balance()).toBeGreaterThanOrEqual(before + 6000);
    expect(await bookFaults(test)).toEqual([]);
  });

  it('is closed at the gateway when it is over, and can no longer be paid [C18]', async () => {
    const payment = await recharge();
    const parts = { ...test.services, log };
    test.clock.advance(limits.rechargeLife + 1);
    await reconcile(parts);
    expect((await status(payment)).status).toBe('closed');
    await expect(pay.scan(payment)).rejects.toThrow('410');
  });
});

it('keeps a few of a stranger’s callbacks a minute, and refuses the rest unread [A9]', async () => {
  const strict = await buildTestApp({ rateFactor: 1 });
  const hers = payments(strict);
  const answers = [];
  for (let n = 0; n < 25; n += 1) answers.push(await hers.callback({ n }, 'forged'));
  expect(answers.filter((status) => status === 400)).toHaveLength(20);
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  expect(await hers.verdicts()).toHaveLength(20);
  await strict.close();
});

// The last: sessions end on the way.
it('a callback that nobody signed is kept for some days, and those that a gateway signed for ever [MKT-03]', async () => {
  const { told } = await paidInSilence();
  await pay.callback(told, 'f'.repeat(64));
  await pay.callback(told);
  const count = async () => {
    await test.services.store.write({ kind: 'system', corpId: null }, sweepRows);
    const verdicts = await pay.verdicts();
    return { unsigned: verdicts.filter((one) => one === 'sign').length, all: verdicts.length };
  };
  const before = await count();
  expect(before.unsigned).toBeGreaterThan(0);
  test.clock.advance(limits.unsignedKept + 1);
  expect(await count()).toEqual({ unsigned: 0, all: before.all - before.unsigned });
});
