import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { rehold } from '#server/commands/promotion/holding.ts';
import { holdsOf } from '#server/player/holds.ts';
import type { Where } from '#server/store/types.ts';
import { data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { placing, type Row } from '#tests/support/placing.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';
import { DAY } from '../../player/scene.ts';

let shop: Shop;
let at: ReturnType<typeof placing>;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 50 });
  await shop.fill(100_000_000);
  at = placing(shop);
});
afterAll(async () => {
  await checkBooks(shop);
  await shop.close();
});

const owner = () => shop.personas.owner;
const group = async () => (await at.group((await at.plan()).id)).id;
const isHeld = async (adId: string) =>
  (await shop.within((tx) => holdsOf(tx, [adId]))).some(({ until }) => until === null);
/** Lets the clock go on to a moment so many days from the beginning of a day. */
const goTo = async (day: string, days: number): Promise<void> => {
  shop.clock.set(Date.parse(`${day}T00:00:00+08:00`) + days * DAY);
  await shop.tick();
  await shop.tick();
};

describe('an ad that is uploaded for what its advertiser has paused [ADS-04] [MKT-09]', () => {
  it('keeps its places for nobody else: by CPT they are paid for', async () => {
    const groupId = await group();
    await at.turn('promotionGroup', 'pause', [groupId]);
    const day = shop.day(1);
    const { orderId, adId } = await at.adIn(groupId, { from: day, to: day });
    expect(await at.one('ad', adId)).toMatchObject({ heldBy: 'group' });
    await goTo(day, 1);
    shop.clock.advance(limits.orderSettleAfter);
    await shop.tick();
    expect(await at.one('adsOrder', orderId)).toMatchObject({ earnedFen: CPT * 2, creditFen: 0 });
  });
});

describe('an ad that its owner deleted and brought back [ADS-04] [UI-11]', () => {
  it('is held back where its group was paused meanwhile, and plays where it was started', async () => {
    const groupId = await group();
    const { adId } = await at.adIn(groupId);
    const away = async (verb: 'pause' | 'start') => {
      await data(shop, owner(), 'ad.delete', { ids: [adId] });
      await at.turn('promotionGroup', verb, [groupId]);
      await data(shop, owner(), 'ad.restore', { ids: [adId] });
    };
    await away('pause');
    expect(await at.one('ad', adId)).toMatchObject({ heldBy: 'group', status: 'pendingPlay' });
    expect(await at.issued()).not.toContain(adId);
    expect(await isHeld(adId)).toBe(true);
    await away('start');
    expect(await at.one('ad', adId)).toMatchObject({ heldBy: null });
    expect(await at.issued()).toContain(adId);
    expect(await isHeld(adId)).toBe(false);
  });
});

describe('ads at several media owners, more than are brought in line at once [ADS-04]', () => {
  it('are all held back, however their ids interleave', async () => {
    const groupId = await group();
    await at.turn('promotionGroup', 'pause', [groupId]);
    const { store, hints } = shop.services;
    await store.write({ kind: 'system', corpId: null }, async (tx) => {
      const placed = { name: 'Tea', type: 'common', status: 'pendingPlay', promotionGroupId: groupId } as const;
      for (let n = 0; n < 8; n += 1) {
        const corpId = n % 2 === 0 ? shop.corpId : shop.personas.rival.corpId;
        await tx.as({ kind: 'system', corpId }).ads.insert({ ...placed, number: `Held ${n}`, heldBy: null });
      }
      const ofGroup: Where = (eb) => eb('promotion_group_id', '=', groupId);
      await rehold(tx, hints, ofGroup, 2);
      const ads = await tx.ads.find(ofGroup, { fields: ['heldBy'] });
      expect(ads.map(({ heldBy }) => heldBy)).toEqual(Array.from({ length: 8 }, () => 'group'));
    });
  });
});

describe('an order that is made good [MKT-09]', () => {
  it('counts its plays, though its ad was paused when its days were over', async () => {
    const day = shop.day(1);
    const { orderId, adId } = await at.adIn(await group(), { from: day, to: day });
    await goTo(day, 0.5);
    await data(shop, owner(), 'ad.pause', { ids: [adId] });
    expect(await isHeld(adId)).toBe(true);
    await goTo(day, 1);
    const { results } = await data<{ results: Row[] }>(shop, owner(), 'adsOrder.makeGood', { ids: [orderId], days: 1 });
    expect(results[0]).toMatchObject({ code: 0 });
    expect(await at.one('ad', adId)).toMatchObject({ status: 'pendingPlay' });
    expect(await isHeld(adId)).toBe(false);
  });
});

describe('an ad of a media owner’s plan [AD-11] [AD-17]', () => {
  it('that was taken down while the plan was paused counts again once both are over', async () => {
    const { id: campaignId } = await at.plan({}, owner());
    const adId = await shop.addAd({ campaignId, status: 'pendingPlay' });
    await data(shop, owner(), 'campaign.pause', { ids: [campaignId] });
    await data(shop, owner(), 'ad.takeDown', { ids: [adId], reason: 'wrong' });
    await data(shop, owner(), 'campaign.start', { ids: [campaignId] });
    const { list } = await data<{ list: Row[] }>(shop, owner(), 'takeDown.list', { filter: { targetId: adId } });
    await data(shop, owner(), 'takeDown.lift', { ids: [list[0]!.id] });
    expect(await at.issued()).toContain(adId);
    expect(await isHeld(adId)).toBe(false);
  });
});
