import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { placing } from '#tests/support/placing.ts';
import { codesOf, RACE_MS, rounds } from '#tests/support/races.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
let at: ReturnType<typeof placing>;
beforeAll(async () => {
  shop = await buildShop({ screens: 1, places: 10_000 });
  await shop.fill(100_000_000);
  at = placing(shop);
});
afterAll(() => shop.close());

describe('what an advertiser pauses while something comes into it [ADS-04, A10]', { timeout: RACE_MS }, () => {
  it.each(['campaign', 'promotionGroup'] as const)(
    'is held back by its %s: an upload and a move see the pause, or the pause sees them',
    async (level) => {
      const buyer = shop.personas.advertiser;
      const found = await rounds(async () => {
        const { id: planId } = await at.plan();
        const { id: groupId } = await at.group(planId);
        const { id: elsewhere } = await at.group((await at.plan()).id);
        const moved = (await at.adIn(elsewhere)).adId;
        // Made by the media owner for its advertiser: no order stands between.
        const theirs = await shop.addAd({ name: `Ad ${groupId}`, advertiserId: buyer.corpId });
        const orderId = await at.orderIn(groupId);
        await data(shop, buyer, 'adsOrder.pay', { ids: [orderId] });
        const materials = [await at.picture()];
        const replies = await Promise.all([
          call(shop, buyer, 'adsOrder.upload', { ids: [orderId], materials }),
          call(shop, buyer, 'ad.arrange', { ids: [moved], groupId }),
          call(shop, buyer, 'ad.arrange', { ids: [theirs], groupId }),
          call(shop, buyer, `${level}.pause`, { ids: [level === 'campaign' ? planId : groupId] }),
        ]);
        const uploaded = (await at.one('adsOrder', orderId))['adId'] as string;
        const held = [];
        for (const id of [uploaded, moved, theirs]) held.push((await at.one('ad', id))['heldBy']);
        const should = level === 'campaign' ? 'plan' : 'group';
        return held.every((by) => by === should) ? null : `${held.join()}: ${codesOf(replies)}`;
      });
      expect(found).toEqual([]);
    },
  );
});

describe('an advertiser that its agent lets go [ADS-08, A10]', { timeout: RACE_MS }, () => {
  it('while it places for it is kept, or placed for no more', async () => {
    const { agent } = shop.personas;
    const wish = await shop.wish({ from: shop.day(30), to: shop.day(30) });
    let serial = 0;
    const found = await rounds(async () => {
      const made = await data<{ id: string; advertiserId: string }>(shop, agent, 'proxy.create', {
        name: `Kiosk ${(serial += 1)}`,
        type: 'enterprise',
      });
      await shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
        await tx.corporations.update(made.advertiserId, { identityState: 'verified' });
      });
      const [placed, gone] = await Promise.all([
        call<{ orders: { id: string }[] }>(shop, agent, 'adsOrder.place', { ...wish, advertiserId: made.advertiserId }),
        call<{ results: { code: number }[] }>(shop, agent, 'proxy.delete', { ids: [made.id] }),
      ]);
      // Only so many orders may be unpaid.
      const kept = placed.code === 0 ? placed.data!.orders[0]!.id : null;
      if (kept !== null) await data(shop, agent, 'adsOrder.cancel', { ids: [kept] });
      const codes = [placed.code, gone.data!.results[0]!.code];
      const isRight =
        codes.join() === [0, errors.PROXY_HAS_ORDERS.code].join() ||
        codes.join() === [errors.PLACE_NOT_PROXY.code, 0].join();
      return isRight ? null : codes.join();
    });
    expect(found).toEqual([]);
  });
});
