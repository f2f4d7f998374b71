import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { runOrders } from '#server/jobs/orders.ts';
import { call, data } from '#tests/support/call.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { checkBooks, payments, type TestPayments } from '#tests/support/payments.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

let shop: Shop;
let gateway: TestPayments;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 6 });
  gateway = payments(shop);
  await shop.fill(10_000_000);
});
afterAll(() => shop.close());

interface Order {
  status: string;
  adId: string | null;
  settledAt: string | null;
  earnedFen: number | null;
  creditFen: number | null;
}
const buyer = () => shop.personas.advertiser;
const order = (id: string) => data<Order>(shop, buyer(), 'adsOrder.one', { id });
const pay = (id: string) => data(shop, buyer(), 'adsOrder.pay', { ids: [id] });

/** An order of tomorrow whose ad was approved. */
async function running(overrides: object = {}): Promise<{ id: string; adId: string }> {
  const id = await shop.order(overrides);
  await pay(id);
  await data(shop, buyer(), 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
  const { adId } = await order(id);
  await shop.approve([adId!]);
  return { id, adId: adId! };
}

/** A payment by code of an order, which was scanned and paid, and of which nobody has told yet. */
async function scanned(id: string): Promise<string> {
  const { payment } = await data<{ payment: string }>(shop, buyer(), 'adsOrder.payment', { id });
  await gateway.scan(payment, 'silent');
  return payment;
}

const identity = (identityState: 'verified' | 'withdrawn') =>
  shop.services.store.write(SYSTEM, (tx) =>
    tx.corporations.update(buyer().corpId, { identityState }).then(() => undefined),
  );
const balance = async () => (await data<{ balance: number }>(shop, buyer(), 'wallet.info', {})).balance;

/** Tells of a payment; it must come into the wallet and buy nothing. */
async function comesIn(payment: string, orderId: string, status: string): Promise<void> {
  const before = await balance();
  expect(await gateway.callback(await gateway.told(payment))).toBe(200);
  expect(await data(shop, buyer(), 'wallet.status', { payment })).toMatchObject({ status: 'paid', outcome: 'credit' });
  expect(await order(orderId)).toMatchObject({ status, paidAt: null });
  expect((await balance()) - before).toBe(CPT * 2);
}

let seq = 1;
/** A play at noon of the first day from now that an order can have. */
const played = (adId: string, deviceId: string, day: string, plays = 1) =>
  shop.within(async (tx) => {
    await tx.proofsOfPlay.insert({
      startedAt: Date.parse(`${day}T12:00:00+08:00`),
      durationMs: 15_000,
      plays,
      adId,
      deviceId,
      seq: (seq += 1),
    });
  });

/** Lets the days of all orders pass, and the time in which screens may still tell of their plays. */
async function settle(day: string): Promise<void> {
  shop.clock.set(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000 + 1);
  await shop.tick();
  shop.clock.advance(limits.orderSettleAfter);
  await shop.tick();
}

describe('the ad of an order [MKT-06]', () => {
  it('is shown as it was bought: its owner moves it to no other screen, slot, day or content', async () => {
    const { owner } = shop.personas;
    const lines = [{ goodsId: shop.goodsId, deviceIds: [shop.deviceIds[0]!] }];
    const { id, adId } = await running({ lines });
    const before = await data(shop, owner, 'ad.one', { id: adId });
    const { materialId } = await shop.addPicture('Other');
    for (const change of [
      { targetIds: [shop.deviceIds[1]!] },
      { materials: [materialId] },
      { endAt: new Date(shop.clock.now() + 20 * 86_400_000).toISOString() },
      { weekdays: [1] },
      { deliveryMode: 'matching' },
    ]) {
      const [en, zh] = [
        await call(shop, owner, 'ad.update', { id: adId, ...change }),
        await call(shop, owner, 'ad.update', { id: adId, ...change }, { language: 'zh_cn' }),
      ];
      expect({ change, codes: [en.code, zh.code] }).toEqual({
        change,
        codes: [errors.AD_SOLD.code, errors.AD_SOLD.code],
      });
      expect(zh.message).toContain('该广告属于广告主的订单');
    }
    // At the field, as its form says it; many at once, too.
    expect((await call(shop, owner, 'ad.update', { id: adId, weekdays: [1] })).data).toMatchObject({
      rules: { weekdays: 'AD_SOLD' },
    });
    const many = await data(shop, owner, 'ad.updateMany', { ids: [adId], set: { durationS: 40 } });
    expect(many).toMatchObject({ results: [{ id: adId, code: errors.AD_SOLD.code, field: 'durationS' }] });
    expect(await data(shop, owner, 'ad.one', { id: adId })).toEqual(before);
    expect((await call(shop, owner, 'ad.update', { id: adId, name: 'Autumn' })).code).toBe(0);
    expect((await order(id)).status).toBe('ongoing');
  });

  it('that its owner deleted is uploaded anew', async () => {
    const { id, adId } = await running();
    await data(shop, shop.personas.owner, 'ad.delete', { ids: [adId] });
    await shop.tick();
    expect((await order(id)).status).toBe('toBeUploaded');
    await data(shop, buyer(), 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
    const again = await order(id);
    expect(again.status).toBe('ongoing');
    expect(again.adId).not.toBe(adId);
  });
});

describe('an ad that was made before ads named their order [MKT-09]', () => {
  it('names it with its next materials', async () => {
    const { id, adId } = await running();
    await shop.within((tx) => tx.ads.update(adId, { orderId: null }).then(() => undefined));
    await data(shop, buyer(), 'ad.revise', { ids: [adId], name: 'Autumn', files: [await shop.picture()] });
    expect(await shop.within((tx) => tx.ads.one(adId, { fields: ['orderId'] }))).toMatchObject({ orderId: id });
  });
});

describe('money that comes in by a code for an order that cannot be paid any more', () => {
  it('is the payer’s, and takes nothing: its places are gone [A8, MKT-03]', async () => {
    const id = await shop.order({ from: shop.day(20), to: shop.day(20) });
    const paying = await scanned(id);
    await shop.services.store.write(SYSTEM, async (tx) => {
      await tx.db.deleteFrom('seats').where('order_id', '=', id).execute();
    });
    await comesIn(paying, id, 'toBePaid');
    await data(shop, buyer(), 'adsOrder.cancel', { ids: [id] });
    await checkBooks(shop);
  });

  it('is the payer’s where the verification was withdrawn meanwhile [ADS-05]', async () => {
    const id = await shop.order({ from: shop.day(22), to: shop.day(22) });
    const paying = await scanned(id);
    await identity('withdrawn');
    await comesIn(paying, id, 'toBePaid');
    await identity('verified');
    await checkBooks(shop);
  });

  it('is the payer’s where the order was cancelled meanwhile [A8]', async () => {
    const id = await shop.order({ from: shop.day(24), to: shop.day(24) });
    const paying = await scanned(id);
    await data(shop, buyer(), 'adsOrder.cancel', { ids: [id] });
    await comesIn(paying, id, 'cancelled');
    await checkBooks(shop);
  });
});

describe('orders that are over [MKT-09]', () => {
  it('are settled one by one: one that cannot be keeps no other waiting, and is told of [D2]', async () => {
    const day = shop.day(1);
    const [broken, sound] = [await running(), await running()];
    await played(broken.adId, shop.deviceIds[0]!, day);
    await played(sound.adId, shop.deviceIds[0]!, day);
    // It put less aside than it now costs.
    const dearer = (amountFen: number) =>
      shop.within((tx) => tx.adsOrders.update(broken.id, { amountFen }).then(() => undefined));
    await dearer(CPT * 5);
    shop.clock.set(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000 + limits.orderSettleAfter + 1);
    // The first tick ends them, the second settles; what failed is told when all else is done.
    await shop.tick().catch(() => undefined);
    await expect(shop.tick()).rejects.toThrow(
      expect.objectContaining({
        errors: [expect.objectContaining({ message: expect.stringContaining(broken.id) as string })],
      }) as Error,
    );
    expect(await order(sound.id)).toMatchObject({ status: 'finished', earnedFen: CPT, creditFen: CPT });
    expect((await order(broken.id)).settledAt).toBeNull();
    await dearer(CPT * 2);
    await shop.tick();
    expect(await order(broken.id)).toMatchObject({ earnedFen: CPT, creditFen: CPT });
    await checkBooks(shop);
  });

  it('earn by the screens that were bought, and by no others', async () => {
    const day = shop.day(1);
    const [bought, other] = [shop.deviceIds[0]!, shop.deviceIds[1]!];
    const lines = [{ goodsId: shop.goodsId, deviceIds: [bought] }];
    const { id, adId } = await running({ lines });
    const cpm = await running({ lines, sellingMode: 'cpm', plays: 1000, to: shop.day(3) });
    await played(adId, other, day, 100);
    await played(cpm.adId, other, day, 1000);
    await played(cpm.adId, bought, day, 500);
    await settle(addDays(day, 2));
    expect(await order(id)).toMatchObject({ status: 'finished', earnedFen: 0, creditFen: CPT });
    expect(await order(cpm.id)).toMatchObject({ earnedFen: 1000, creditFen: 1000 });
    await checkBooks(shop);
  });
});

describe('places of past days [AD-13]', () => {
  it('stand until their order is settled, and are free from then on', async () => {
    const own = await buildShop({ screens: 2, places: 6 });
    try {
      await own.fill(1_000_000);
      const caller = own.personas.advertiser;
      const day = own.day(1);
      const seatsOf = (id: string) =>
        own.services.store.read(SYSTEM, async (tx) => {
          const rows = await tx.db.selectFrom('seats').select('day').where('order_id', '=', id).execute();
          return rows.length;
        });
      const [over, ahead] = [
        await own.order({ from: day, to: day }),
        await own.order({ from: own.day(9), to: own.day(9) }),
      ];
      await data(own, caller, 'adsOrder.pay', { ids: [over, ahead] });
      own.clock.set(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000 + 1);
      await own.tick();
      await own.tick();
      expect([await seatsOf(over), await seatsOf(ahead)]).toEqual([2, 2]);
      own.clock.advance(limits.orderSettleAfter);
      await runOrders(own.services);
      expect([await seatsOf(over), await seatsOf(ahead)]).toEqual([0, 2]);
      await checkBooks(own);
    } finally {
      await own.close();
    }
  });
});
