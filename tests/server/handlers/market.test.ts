import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks, fill, newKey, payments, type TestPayments } from '#tests/support/payments.ts';

interface Order {
  id: string;
  number: string;
  status: string;
  payable: number;
  paid: number;
  payUntil: string;
}
interface Wallet {
  balance: number;
  expenses: number;
  income: number;
}

let test: TestApp;
let pay: TestPayments;
beforeAll(async () => {
  test = await buildTestApp();
  pay = payments(test);
});
afterAll(() => test.close());
afterEach(() => checkBooks(test));

const owner = () => test.personas.owner;
const android = { appType: 'android', quantity: 2, years: 1, method: 'online' };
const order = (overrides: object = {}) =>
  data<Order>(test, owner(), 'marketOrder.create', { ...android, ...overrides });
const one = (id: string) => data<Order>(test, owner(), 'marketOrder.one', { id });
const wallet = (caller = owner()) => data<Wallet>(test, caller, 'wallet.info', {});
const points = (number: string) =>
  data<{ total: number }>(test, owner(), 'devicePoint.list', { page: 1, pageSize: 1, filter: {} }).then(() =>
    test.services.store.read({ kind: 'system', corpId: owner().corpId }, (tx) =>
      tx.devicePoints.count((eb) => eb('order_number', '=', number)),
    ),
  );
const code = async (caller: Parameters<typeof call>[1], name: Parameters<typeof call>[2], input: object) =>
  (await call(test, caller, name, input)).code;

describe('the app market', () => {
  it('says what a point costs, and how many one has [MKT-01]', async () => {
    const { apps } = await data<{ apps: object[] }>(test, owner(), 'marketOrder.apps', {});
    expect(apps).toEqual([
      expect.objectContaining({ appType: 'android', unitPrice: limits.pointPriceAndroid }),
      expect.objectContaining({ appType: 'windows', unitPrice: limits.pointPriceWindows }),
    ]);
  });

  it('takes an order at the server’s price, to be paid within an hour online and a day offline [MKT-02, MKT-08]', async () => {
    const now = test.clock.now();
    const online = await order({ quantity: 3, years: 2 });
    expect(online).toMatchObject({ status: 'pending', payable: 6 * limits.pointPriceAndroid, paid: 0 });
    expect(Date.parse(online.payUntil) - now).toBe(limits.orderWindowOnline);
    const offline = await order({ appType: 'windows', method: 'offline' });
    expect(offline.payable).toBe(2 * limits.pointPriceWindows);
    expect(Date.parse(offline.payUntil) - now).toBe(limits.orderWindowOffline);
  });

  it.each([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: 1e9 },
    { quantity: '1e3' },
    { quantity: null },
    { years: 0 },
    { years: 1000 },
    { appType: 'ios' },
    { method: 'credit' },
    { payable: 1 },
    { unitPrice: 1 },
    { paid: 1 },
  ])('refuses an order with %o [A7]', async (wrong) => {
    const before = await data<{ total: number }>(test, owner(), 'marketOrder.list', { page: 1, pageSize: 1 });
    expect(await code(owner(), 'marketOrder.create', { ...android, ...wrong })).toBe(errors.PAYLOAD_INVALID.code);
    const after = await data<{ total: number }>(test, owner(), 'marketOrder.list', { page: 1, pageSize: 1 });
    expect(after.total).toBe(before.total);
  });

  it('is paid from the wallet, and its points are there and bind a screen that waits [MKT-01, DEV-05]', async () => {
    await fill(test, pay, owner(), 1_000_000);
    const { own } = test.personas;
    const past = test.clock.now() - 1;
    const device = await test.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.devices.insert({ uuid: 'WAITING1', name: 'Waits', type: 'android', groupId: own.groupId, expireAt: past }),
    );
    const { id, number, payable } = await order({ quantity: 1 });
    const before = await wallet();
    const paid = await data(test, owner(), 'marketOrder.pay', { id, by: 'wallet', key: newKey() });
    expect(paid).toEqual({ paid: true, payment: null });
    expect(await one(id)).toMatchObject({ status: 'paid', paid: payable, daysLeft: 365 });
    expect((await wallet()).balance).toBe(before.balance - payable);
    expect(await points(number)).toBe(1);
    await createTick(test.services)();
    const bound = await test.services.store.read({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.devicePoints.find((eb) => eb('order_number', '=', number)),
    );
    expect(bound[0]).toMatchObject({ status: 'bound', deviceId: device.id });
  });

  it('refuses a wallet that holds too little, and changes nothing [MKT-04]', async () => {
    const { id } = await order({ quantity: 500, years: 10 });
    const before = await wallet();
    expect(await code(owner(), 'marketOrder.pay', { id, by: 'wallet', key: newKey() })).toBe(
      errors.BALANCE_TOO_LOW.code,
    );
    expect(await wallet()).toEqual(before);
    expect((await one(id)).status).toBe('pending');
  });

  it('is paid by a code that somebody scans, and the page hears of it [MKT-03]', async () => {
    const { id, number, payable } = await order();
    const { payment } = await data<{ payment: string }>(test, owner(), 'marketOrder.pay', {
      id,
      by: 'qr',
      key: newKey(),
    });
    const status = () => data(test, owner(), 'wallet.status', { payment });
    expect(await status()).toMatchObject({ status: 'pending', amount: payable, ref: number });
    const before = await wallet();
    await pay.scan(payment);
    expect(await pay.deliver()).toBe(1);
    expect(await status()).toMatchObject({ status: 'paid', outcome: 'done' });
    expect(await one(id)).toMatchObject({ status: 'paid', paid: payable });
    expect((await wallet()).balance).toBe(before.balance);
    expect(await points(number)).toBe(2);
  });

  it('answers a second payment with the same key as the first, and refuses the key for another order [MKT-03]', async () => {
    await fill(test, pay, owner(), 1_000_000);
    const [first, second] = [await order(), await order()];
    const key = newKey();
    const ask = (id: string) => call(test, owner(), 'marketOrder.pay', { id, by: 'wallet', key });
    const before = await wallet();
    const [one_, again] = [await ask(first.id), await ask(first.id)];
    expect(again.data).toEqual(one_.data);
    expect((await wallet()).balance).toBe(before.balance - first.payable);
    expect((await ask(second.id)).code).toBe(errors.MONEY_KEY_USED.code);
    expect((await one(second.id)).status).toBe('pending');
  });

  it('is cancelled by the clock, and money that comes later is in the wallet [MKT-02, A8]', async () => {
    const { id, number, payable } = await order();
    const { payment } = await data<{ payment: string }>(test, owner(), 'marketOrder.pay', {
      id,
      by: 'qr',
      key: newKey(),
    });
    await pay.scan(payment, 'late');
    test.clock.advance(limits.orderWindowOnline + 1);
    await createTick(test.services)();
    expect((await one(id)).status).toBe('cancelled');
    const before = await wallet();
    await pay.deliver();
    expect(await data(test, owner(), 'wallet.status', { payment })).toMatchObject({
      status: 'paid',
      outcome: 'credit',
    });
    expect(await one(id)).toMatchObject({ status: 'cancelled', paid: 0 });
    expect((await wallet()).balance).toBe(before.balance + payable);
    expect(await points(number)).toBe(0);
  });

  it('whose time is over is not paid before the clock has cancelled it, and takes nothing [MKT-02]', async () => {
    const { id, payable } = await order();
    await fill(test, pay, owner(), payable);
    const { payment } = await data<{ payment: string }>(test, owner(), 'marketOrder.pay', {
      id,
      by: 'qr',
      key: newKey(),
    });
    await pay.scan(payment, 'silent');
    const told = await pay.told(payment);
    test.clock.advance(limits.orderWindowOnline);
    const before = await wallet();
    for (const by of ['wallet', 'qr'])
      expect((await call(test, owner(), 'marketOrder.pay', { id, by, key: newKey() })).code).toBe(
        errors.ORDER_PAID_LATE.code,
      );
    expect((await wallet()).balance).toBe(before.balance);
    expect(await pay.callback(told)).toBe(200);
    expect((await wallet()).balance).toBe(before.balance + payable);
    expect(await one(id)).toMatchObject({ status: 'pending', paid: 0 });
  });

  it('offline is confirmed by the platform alone, of orders of others [MKT-01]', async () => {
    const { id, number, payable } = await order({ method: 'offline' });
    expect(await code(owner(), 'marketOrder.pay', { id, by: 'wallet', key: newKey() })).toBe(errors.ORDER_OFFLINE.code);
    const own = await call<{ results: { code: number }[] }>(test, owner(), 'marketOrder.confirm', { ids: [id] });
    expect(own.data?.results[0]?.code).toBe(errors.ORDER_NOT_YOURS_TO_CONFIRM.code);
    const { superior } = test.personas;
    const done = await call<{ results: { code: number }[] }>(test, superior, 'marketOrder.confirm', { ids: [id] });
    expect(done.data?.results[0]?.code).toBe(0);
    expect(await one(id)).toMatchObject({ status: 'paid', paid: payable });
    expect(await points(number)).toBe(2);
    expect((await wallet(superior)).income).toBeGreaterThanOrEqual(payable);
  });

  it('of another enterprise is nobody’s to pay or to see [MKT-01]', async () => {
    const { id } = await order();
    const { rival } = test.personas;
    expect(await code(rival, 'marketOrder.pay', { id, by: 'qr', key: newKey() })).toBe(errors.NOT_FOUND.code);
    expect(await code(rival, 'marketOrder.one', { id })).toBe(errors.NOT_FOUND.code);
  });

  it('that was cancelled cannot be paid [MKT-02]', async () => {
    const { id } = await order();
    await data(test, owner(), 'marketOrder.cancel', { ids: [id] });
    expect(await code(owner(), 'marketOrder.pay', { id, by: 'qr', key: newKey() })).toBe(errors.NOT_ALLOWED_NOW.code);
  });
});

describe('the wallet', () => {
  it.each([0, -1, 99, 5_000_001, 1000.5, '1000', null])('refuses a recharge of %o fen [MKT-04]', async (amount) => {
    const before = await wallet();
    expect(await code(owner(), 'wallet.recharge', { amount, key: newKey() })).toBe(errors.PAYLOAD_INVALID.code);
    expect(await wallet()).toEqual(before);
  });

  it('of an advertiser is recharged, and each movement has a serial number [MKT-04, MKT-05]', async () => {
    const { advertiser } = test.personas;
    await fill(test, pay, advertiser, 12_345);
    await fill(test, pay, advertiser, 5_000);
    expect((await wallet(advertiser)).balance).toBe(17_345);
    const { list, totals } = await data<{ list: object[]; totals?: object }>(test, advertiser, 'walletRecord.list', {
      page: 1,
      pageSize: 10,
      sort: 'number',
      order: 'asc',
    });
    expect(list).toEqual([
      expect.objectContaining({ number: 'W000001', kind: 'recharge', amount: 12_345, income: 12_345, balance: 12_345 }),
      expect.objectContaining({ number: 'W000002', kind: 'recharge', amount: 5_000, expenses: 0, balance: 17_345 }),
    ]);
    expect(totals ?? {}).toBeDefined();
  });

  it('is its enterprise’s alone: no superior reads what was recharged and spent below it [MKT-05, A1]', async () => {
    await fill(test, pay, owner(), 1_000);
    const { list } = await data<{ list: { id: string }[] }>(test, owner(), 'walletRecord.list', {
      page: 1,
      pageSize: 1,
    });
    const { superior } = test.personas;
    expect(await code(superior, 'walletRecord.one', { id: list[0]?.id })).toBe(errors.NOT_FOUND.code);
    const above = await data<{ list: { amount: number }[] }>(test, superior, 'walletRecord.list', {
      page: 1,
      pageSize: 200,
      filter: { kind: 'recharge' },
    });
    expect(above.list).toEqual([]);
  });

  it('takes no payments online where there is no gateway [MKT-03]', async () => {
    const without = await buildTestApp({ pay: null });
    const { advertiser } = without.personas;
    const { code: said } = await call(without, advertiser, 'wallet.recharge', { amount: 1000, key: newKey() });
    expect(said).toBe(errors.PAY_UNAVAILABLE.code);
    expect(await data(without, advertiser, 'wallet.info', {})).toMatchObject({ canRecharge: false });
    await without.close();
  });
});
