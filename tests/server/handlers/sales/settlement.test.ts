import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#core/time.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { placing, type Batch } from '#tests/support/placing.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';
import { DAY } from '../../player/scene.ts';

let shop: Shop;
let at: ReturnType<typeof placing>;
beforeEach(async () => {
  shop = await buildShop({ screens: 2, places: 50 });
  await shop.fill(100_000_000);
  at = placing(shop);
});
afterEach(async () => {
  await checkBooks(shop);
  await shop.close();
});

const buyer = () => shop.personas.advertiser;
const owner = () => shop.personas.owner;
const group = async (input: object = {}) => (await at.group((await at.plan()).id, input)).id;
const did = async (name: Parameters<typeof call>[2], input: object, caller = owner()) =>
  (await data<Batch>(shop, caller, name, input)).results[0]!;
/** Lets the clock go on to a moment so many days from the beginning of a day. */
const goTo = async (day: string, days: number): Promise<void> => {
  shop.clock.set(Date.parse(`${day}T00:00:00+08:00`) + days * DAY);
  await shop.tick();
  await shop.tick();
};
const settled = async (orderId: string) => {
  shop.clock.advance(limits.orderSettleAfter);
  await shop.tick();
  return at.one('adsOrder', orderId);
};
let seq = 0;
/** A play just now, as a screen tells it. */
const play = async (adId: string, screen: number): Promise<void> => {
  await at.played(adId, 1);
  await shop.within(async (tx) => {
    await tx.proofsOfPlay.insert({
      startedAt: tx.now - 1,
      durationMs: 15_000,
      plays: 1,
      adId,
      deviceId: shop.deviceIds[screen]!,
      seq: (seq += 1),
    });
  });
};

describe('what an order is settled by [MKT-09]', () => {
  it('are the plays of all ads that it had, also of one that its owner deleted, which comes back no more', async () => {
    const day = shop.day(1);
    const { orderId, adId } = await at.adIn(await group(), { from: day, to: day });
    await goTo(day, 0.4);
    await play(adId, 0);
    await did('ad.delete', { ids: [adId] });
    await shop.tick();
    await did('adsOrder.upload', { ids: [orderId], materials: [await at.picture()] }, buyer());
    const again = (await at.one('adsOrder', orderId))['adId'] as string;
    await shop.approve([again]);
    await play(again, 1);
    await shop.tick();
    expect(await at.one('adsOrder', orderId)).toMatchObject({ status: 'ongoing', delivered: 2 });
    for (const [language, message] of [
      ['en_us', 'Its order goes on without this ad: another was uploaded, or its advertiser deleted it'],
      ['zh_cn', '该广告的订单已不再使用它：已另行上传，或广告主已删除'],
    ] as const) {
      const reply = await call<Batch>(shop, owner(), 'ad.restore', { ids: [adId] }, { language });
      expect(reply.data!.results[0]).toMatchObject({ code: errors.AD_REPLACED.code, message });
    }
    await goTo(day, 1);
    expect(await settled(orderId)).toMatchObject({ earnedFen: CPT * 2, creditFen: 0, delivered: 2 });
  });

  it('is no price for places kept in vain where an ad was there and never played, though its buyer deletes it then', async () => {
    const day = shop.day(1);
    const { orderId, adId } = await at.adIn(await group(), { from: day, to: day });
    await goTo(day, 1);
    expect(await at.ofAd('withdraw', [adId])).toEqual([0]);
    expect(await settled(orderId)).toMatchObject({ earnedFen: 0, creditFen: CPT * 2, settledAt: expect.any(String) });
  });

  it('is no day between its own and those that make it good, on which its buyer held it back', async () => {
    const groupId = await group();
    const day = shop.day(1);
    const { orderId } = await at.adIn(groupId, { from: day, to: addDays(day, 1) });
    await goTo(day, 1.5);
    await at.turn('promotionGroup', 'pause', [groupId]);
    await goTo(day, 2.2);
    expect(await did('adsOrder.makeGood', { ids: [orderId], days: 1 })).toMatchObject({ code: 0 });
    await goTo(day, 2.5);
    await at.turn('promotionGroup', 'start', [groupId]);
    await goTo(day, 4);
    // Of four places two were held back; nobody played the rest.
    expect(await settled(orderId)).toMatchObject({ earnedFen: CPT * 2, creditFen: CPT * 2 });
  });
});

describe('the figures and bounds of a group [ADS-04]', () => {
  it('are less what was refunded, and leave room for it in the budget', async () => {
    const groupId = await group({ budgetFen: CPT * 2 });
    const day = shop.day(1);
    const { orderId, adId } = await at.adIn(groupId, { from: day, to: day });
    await goTo(day, 0.5);
    for (const screen of [0, 1]) await play(adId, screen);
    await goTo(day, 1);
    expect(await settled(orderId)).toMatchObject({ earnedFen: CPT * 2 });
    expect((await at.figures('promotionGroup', groupId))[2]).toBe(CPT * 2);
    expect(await did('adsOrder.refund', { ids: [orderId], fen: CPT })).toMatchObject({ code: 0 });
    expect((await at.figures('promotionGroup', groupId))[2]).toBe(CPT);
    expect((await at.figures('campaign', (await at.one('promotionGroup', groupId))['campaignId'] as string))[2]).toBe(
      CPT,
    );
    const lines = [{ goodsId: shop.goodsId, deviceIds: [shop.deviceIds[0]!] }];
    await at.orderIn(groupId, { lines, from: shop.day(1), to: shop.day(1) });
  });

  it('that an order which is made good leaves behind keep nobody from a new name', async () => {
    const day = shop.day(1);
    const plan = await at.plan({ startDay: day, endDay: day });
    const { id } = await at.group(plan.id, { startDay: day, endDay: day });
    const { orderId } = await at.adIn(id, { from: day, to: day });
    await goTo(day, 1.1);
    expect(await did('adsOrder.makeGood', { ids: [orderId], days: 3 })).toMatchObject({ code: 0 });
    expect(await at.refused('promotionGroup.update', { id, name: 'A new name' })).toEqual([0]);
    expect(await at.refused('campaign.update', { id: plan.id, name: 'A new one of the plan' })).toEqual([0]);
    expect(await at.refused('promotionGroup.update', { id, startDay: null, endDay: addDays(day, -1) })).toEqual([
      errors.GROUP_DAYS.code,
      'endDay',
    ]);
  });
});
