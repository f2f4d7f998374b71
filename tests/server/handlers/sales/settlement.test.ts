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
  shop = await buildShop({ screens: 2, places: 8 });
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

describe('places that nobody else could have [MKT-09]', () => {
  /** An order of two days from tomorrow on, paid, with nothing uploaded. */
  const paidOf = async (mode: 'cpt' | 'cpm', days = 2) => {
    const day = shop.day(1);
    const plays = mode === 'cpm' ? { plays: 1000 } : {};
    const orderId = await at.orderIn(await group(), {
      from: day,
      to: addDays(day, days - 1),
      sellingMode: mode,
      ...plays,
    });
    await did('adsOrder.pay', { ids: [orderId] }, buyer());
    const amount = (await at.one('adsOrder', orderId))['amountFen'] as number;
    return { orderId, day, amount };
  };
  const upload = async (orderId: string): Promise<string> => {
    await did('adsOrder.upload', { ids: [orderId], materials: [await at.picture()] }, buyer());
    return (await at.one('adsOrder', orderId))['adId'] as string;
  };
  const refuse = (adId: string) => did('ad.reject', { ids: [adId], reason: 'Not legible' });

  it.each(['cpt', 'cpm'] as const)('are paid by %s where nothing was uploaded', async (mode) => {
    const { orderId, day, amount } = await paidOf(mode);
    await goTo(day, 2);
    expect(await settled(orderId)).toMatchObject({ earnedFen: amount, creditFen: 0 });
  });

  it.each(['cpt', 'cpm'] as const)('are paid by %s where what was uploaded had to be refused', async (mode) => {
    const { orderId, day, amount } = await paidOf(mode);
    for (const days of [-0.5, 0.5, 1]) {
      await goTo(day, days);
      const adId = await upload(orderId);
      await refuse(adId);
      await shop.tick();
    }
    await goTo(day, 2);
    expect(await settled(orderId)).toMatchObject({ earnedFen: amount, creditFen: 0 });
  });

  it('are not paid where an approved ad was there and nobody played it, nor where its review took too long', async () => {
    const [reviewed, waiting] = [await paidOf('cpt'), await paidOf('cpt')];
    await shop.approve([await upload(reviewed.orderId)]);
    const late = await upload(waiting.orderId);
    await goTo(waiting.day, 2);
    expect((await did('ad.reject', { ids: [late], reason: 'Too late' })).code).toBe(0);
    expect(await settled(waiting.orderId)).toMatchObject({ earnedFen: 0, creditFen: waiting.amount });
    expect(await at.one('adsOrder', reviewed.orderId)).toMatchObject({ earnedFen: 0, creditFen: reviewed.amount });
  });

  it('are paid day by day: before the approval, and once the buyer has deleted its ad', async () => {
    const { orderId, day } = await paidOf('cpt', 4);
    await goTo(day, 1.2);
    const adId = await upload(orderId);
    await shop.approve([adId]);
    await goTo(day, 3.1);
    expect(await at.ofAd('withdraw', [adId])).toEqual([0]);
    await goTo(day, 4);
    // The first and the last day were the buyer's; of the two between nothing was played.
    expect(await settled(orderId)).toMatchObject({ earnedFen: CPT * 4, creditFen: CPT * 4 });
  });

  it('are not paid once the media owner has deleted what it had approved', async () => {
    const { orderId, day, amount } = await paidOf('cpt');
    const adId = await upload(orderId);
    await shop.approve([adId]);
    await goTo(day, -0.1);
    await did('ad.delete', { ids: [adId] });
    await goTo(day, 2);
    expect(await settled(orderId)).toMatchObject({ earnedFen: 0, creditFen: amount });
  });

  it('count by CPM with their part of the plays, as far as those were not made up for', async () => {
    const { orderId, day } = await paidOf('cpm', 4);
    await goTo(day, 2.2);
    const adId = await upload(orderId);
    await shop.approve([adId]);
    for (let n = 0; n < 100; n += 1) await play(adId, 0);
    await goTo(day, 4);
    // Half of its places stand for 500 of 1,000 plays, and 100 were played.
    expect(await settled(orderId)).toMatchObject({ earnedFen: 1200, creditFen: 800, delivered: 100 });
    const earned = await shop.within((tx) =>
      tx.db
        .selectFrom('order_earnings')
        .select((eb) => eb.fn.sum<number>('milli').as('milli'))
        .where('order_id', '=', orderId)
        .executeTakeFirst(),
    );
    expect(Number(earned?.milli)).toBe(1_200_000);
  });

  it.each([
    ['en_us', 'So many screens and days take 9000 plays at least'],
    ['zh_cn', '所选屏幕和天数至少须购买 9000 次播放'],
  ] as const)('are not kept for a few plays: %s [ADS-03]', async (language, message) => {
    const wish = {
      lines: [{ goodsId: shop.goodsId, deviceIds: shop.deviceIds }],
      from: shop.day(1),
      to: shop.day(50),
      sellingMode: 'cpm',
      plays: 8999,
    };
    const reply = await call<{ min: number }>(shop, buyer(), 'adsOrder.quote', wish, { language });
    expect(reply).toMatchObject({ code: errors.PLAYS_TOO_FEW.code, data: { min: 9000 }, message });
    expect((await call(shop, buyer(), 'adsOrder.quote', { ...wish, plays: 9000 })).code).toBe(0);
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
