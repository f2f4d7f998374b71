import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, data } from '#tests/support/call.ts';
import { checkBooks, newKey, payments, type TestPayments } from '#tests/support/payments.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

let shop: Shop;
let gateway: TestPayments;
let secondGoods: string;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 6 });
  gateway = payments(shop);
  await shop.fill(1_000_000);
  const { owner, own } = shop.personas;
  const { id: slotId } = await data<{ id: string }>(shop, owner, 'adSlot.create', {
    name: 'Second',
    layoutId: own.layoutId,
    width: 300,
    height: 200,
    carouselPlaces: 6,
    sellingMode: 'cpt',
    cptPriceFen: CPT,
  });
  await data(shop, owner, 'adSlot.openSale', { ids: [slotId] });
  const { list } = await data<{ list: { id: string; slotId: string }[] }>(shop, owner, 'goods.list', { pageSize: 100 });
  secondGoods = list.find((goods) => goods.slotId === slotId)!.id;
});
afterAll(() => shop.close());
afterEach(() => checkBooks(shop));

interface Order {
  status: string;
}
const buyer = () => shop.personas.advertiser;
const balance = async () => (await data<{ balance: number }>(shop, buyer(), 'wallet.info', {})).balance;
const statuses = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await data<Order>(shop, buyer(), 'adsOrder.one', { id })).status));
const identity = (identityState: 'verified' | 'withdrawn') =>
  shop.services.store.write(SYSTEM, (tx) =>
    tx.corporations.update(buyer().corpId, { identityState }).then(() => undefined),
  );

let ahead = 0;
/** Two orders of one placing: of both screens for ¥100, and of one of them for ¥50. */
async function placeTwo(): Promise<string[]> {
  ahead += 1;
  const [first] = shop.deviceIds;
  const lines = [
    { goodsId: shop.goodsId, deviceIds: shop.deviceIds },
    { goodsId: secondGoods, deviceIds: [first] },
  ];
  const wish = await shop.wish({ lines, from: shop.day(ahead), to: shop.day(ahead) });
  const { orders } = await data<{ orders: { id: string }[] }>(shop, buyer(), 'adsOrder.place', wish);
  return orders.map(({ id }) => id);
}
const open = async (id: string | undefined) =>
  (await data<{ payment: string }>(shop, buyer(), 'adsOrder.payment', { id, together: true, key: newKey() })).payment;
const statusOf = (payment: string) =>
  data<{ amount: number; ref: string; outcome: string }>(shop, buyer(), 'wallet.status', { payment });

describe('one payment for what was placed together [ADS-03] [MKT-03]', () => {
  it('is one sum; told twice it buys all of it once, and leaves the wallet as it was', async () => {
    const ids = await placeTwo();
    const before = await balance();
    const payment = await open(ids[0]);
    // Whichever of them is named, and however often.
    expect(await open(ids[1])).toBe(payment);
    expect(await statusOf(payment)).toMatchObject({ amount: 3 * CPT, ref: expect.stringMatching(/^AO\d{6} \+1$/) });
    await gateway.scan(payment, 'twice');
    await gateway.deliver();
    expect((await gateway.verdicts()).slice(-2)).toEqual(['paid', 'again']);
    expect(await statuses(ids)).toEqual(['toBeUploaded', 'toBeUploaded']);
    expect(await statusOf(payment)).toMatchObject({ outcome: 'done' });
    expect(await balance()).toBe(before);
  });

  const both = ['toBePaid', 'toBePaid'];
  it.each([
    ['was cancelled', 'cancel', ['cancelled', 'toBeUploaded'], 'part', 2 * CPT],
    // Its money is put aside from the wallet; what comes in for it stays there.
    ['was paid from the wallet', 'pay', ['toBeUploaded', 'toBeUploaded'], 'part', 0],
    ['and all others were cancelled', 'cancelAll', ['cancelled', 'cancelled'], 'credit', 3 * CPT],
    ['may not be bought any more, its buyer being verified no more', 'withdraw', both, 'credit', 3 * CPT],
  ] as const)(
    'one of which %s meanwhile leaves that amount in the wallet',
    async (_name, verb, after, outcome, rest) => {
      const ids = await placeTwo();
      const before = await balance();
      const payment = await open(ids[0]);
      if (verb === 'withdraw') await identity('withdrawn');
      else
        await data(shop, buyer(), verb === 'pay' ? 'adsOrder.pay' : 'adsOrder.cancel', {
          ids: verb === 'cancelAll' ? ids : [ids[0]],
        });
      await gateway.scan(payment, 'normal');
      await gateway.deliver();
      await identity('verified');
      expect(await statuses(ids)).toEqual(after);
      expect(await statusOf(payment)).toMatchObject({ outcome });
      expect((await balance()) - before).toBe(rest);
    },
  );

  it('asks only for what still waits, and is opened by nobody else', async () => {
    const ids = await placeTwo();
    const old = await open(ids[0]);
    await data(shop, buyer(), 'adsOrder.cancel', { ids: [ids[0]] });
    const payment = await open(ids[1]);
    expect(await statusOf(payment)).toMatchObject({ amount: CPT });
    expect(payment).not.toBe(old);
    const refused = await call(shop, buyer(), 'adsOrder.payment', { id: ids[0], together: true });
    const foreign = await call(shop, shop.personas.agent, 'adsOrder.payment', { id: ids[1], together: true });
    expect([refused.code < 0, foreign.code < 0]).toEqual([true, true]);
  });
});
