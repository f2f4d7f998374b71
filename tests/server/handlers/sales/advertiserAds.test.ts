import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { named, placing, type Batch, type Row } from '#tests/support/placing.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';
import { DAY, HOUR } from '../../player/scene.ts';

let shop: Shop;
let at: ReturnType<typeof placing>;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 50 });
  await shop.fill(100_000_000);
  at = placing(shop);
});
afterAll(() => shop.close());

const buyer = () => shop.personas.advertiser;

describe('the figures of a level [ADS-04] [AD-11]', () => {
  it('are the sums of what lies below: plays, moves, deletions', async () => {
    const { id: planId } = await at.plan();
    const [{ id: first }, { id: second }] = [await at.group(planId), await at.group(planId)];
    const [a, b] = [await at.adIn(first), await at.adIn(first)];
    await at.played(a.adId, 5);
    await at.played(b.adId, 2);
    expect(await at.figures('promotionGroup', first)).toEqual([2, 7, CPT * 4]);
    expect(await at.figures('campaign', planId)).toEqual([2, 7, CPT * 4]);
    await data(shop, buyer(), 'ad.arrange', { ids: [a.adId], groupId: second });
    expect(await at.figures('promotionGroup', first)).toEqual([1, 2, CPT * 2]);
    expect(await at.figures('promotionGroup', second)).toEqual([1, 5, CPT * 2]);
    expect(await at.figures('campaign', planId)).toEqual([2, 7, CPT * 4]);
    await data(shop, shop.personas.owner, 'ad.delete', { ids: [b.adId] });
    expect(await at.figures('promotionGroup', first)).toEqual([0, 2, CPT * 2]);
    // A screen that was offline tells of a play before the deletion.
    await at.played(b.adId, 1);
    expect(await at.figures('promotionGroup', first)).toEqual([0, 3, CPT * 2]);
    expect(await at.figures('campaign', planId)).toEqual([1, 8, CPT * 4]);
    await data(shop, shop.personas.owner, 'ad.restore', { ids: [b.adId] });
    expect(await at.figures('campaign', planId)).toEqual([2, 8, CPT * 4]);
  });

  it('of an operator’s plan move with an ad, too', async () => {
    const { owner } = shop.personas;
    const [from, to] = [await at.plan({}, owner), await at.plan({}, owner)];
    const adId = await shop.addAd({ name: named(), campaignId: from.id });
    await at.played(adId, 3);
    await data(shop, owner, 'ad.update', { id: adId, campaignId: to.id });
    const impressions = async (id: string) => (await at.one('campaign', id, owner))['impressions'];
    expect([await impressions(from.id), await impressions(to.id)]).toEqual([0, 3]);
  });
});

describe('groups in batch [ADS-04]', () => {
  it('are deleted while nothing is in them, each with its own answer, and brought back', async () => {
    const { id: planId } = await at.plan();
    const [{ id: empty }, { id: full }] = [await at.group(planId), await at.group(planId)];
    await at.orderIn(full);
    expect(await at.turn('promotionGroup', 'delete', [empty, full])).toEqual([0, errors.GROUP_IN_USE.code]);
    expect(await at.one('campaign', planId)).toMatchObject({ groupCount: 1 });
    await data(shop, buyer(), 'promotionGroup.restore', { ids: [empty] });
    expect(await at.one('campaign', planId)).toMatchObject({ groupCount: 2 });
    expect(await at.turn('campaign', 'delete', [planId])).toEqual([errors.PLAN_HAS_GROUPS.code]);
    expect(await at.turn('promotionGroup', 'delete', [empty])).toEqual([0]);
  });
});

describe('an advertiser’s own ads [ADS-04]', () => {
  it('are changed, and reviewed anew', async () => {
    const { id: groupId } = await at.group((await at.plan()).id);
    const { adId } = await at.adIn(groupId);
    await data(shop, buyer(), 'ad.revise', { ids: [adId], name: 'Spring', files: [await at.picture()] });
    expect(await at.one('ad', adId)).toMatchObject({
      name: 'Spring',
      status: 'pendingApproval',
      promotionGroupId: groupId,
    });
    expect(await at.issued()).not.toContain(adId);
    const { list } = await data<{ list: Row[] }>(shop, buyer(), 'operationLog.list', {
      filter: { entity: 'ad', targetId: adId },
    });
    const { before, after } = await data<{ before: object; after: object }>(shop, buyer(), 'operationLog.one', {
      id: list[0]!.id,
    });
    expect(after).toMatchObject({ name: 'Spring' });
    // The reviewer of before is the media owner's business, and no field of this console.
    for (const said of [before, after]) expect(Object.keys(said)).not.toContain('reviewerId');
  });

  it('are reviewed with the sound that their media owner leaves them, and turned on again they are reviewed anew', async () => {
    const { owner } = shop.personas;
    const { adId } = await at.adIn((await at.group((await at.plan()).id)).id);
    const turn = async (mute: boolean) => {
      await data(shop, owner, 'ad.update', { id: adId, mute });
      return (await at.issued()).includes(adId);
    };
    expect([await turn(true), await turn(false), await turn(true)]).toEqual([true, true, true]);
    await data(shop, buyer(), 'ad.revise', { ids: [adId], name: 'Silent', files: [await at.picture()] });
    await seeAds(shop, owner, [adId]);
    await data(shop, owner, 'ad.approve', { ids: [adId] });
    expect(await at.issued()).toContain(adId);
    expect(await turn(false)).toBe(false);
    expect(await at.one('ad', adId, owner)).toMatchObject({ status: 'pendingApproval', mute: false });
  });

  it.each(['javascript:alert(1)', 'just words', `https://example.com/${'x'.repeat(500)}`])(
    'lead to no page but one of the web, as all ads: %s',
    async (landingUrl) => {
      const { id: groupId } = await at.group((await at.plan()).id);
      const { adId } = await at.adIn(groupId);
      const before = await at.one('ad', adId);
      const change = { ids: [adId], name: 'Elsewhere', files: [await at.picture()], landingUrl };
      expect(await call(shop, buyer(), 'ad.revise', change)).toMatchObject({
        code: errors.PAYLOAD_INVALID.code,
        data: { rules: { landingUrl: expect.any(String) } },
      });
      expect(await at.one('ad', adId)).toEqual(before);
    },
  );

  it('that were refused are handed in again by a change', async () => {
    const { id: groupId } = await at.group((await at.plan()).id);
    const { orderId, adId } = await at.uploadIn(groupId);
    await data(shop, shop.personas.owner, 'ad.reject', { ids: [adId], reason: 'Too bright' });
    await shop.tick();
    expect(await at.one('adsOrder', orderId)).toMatchObject({ status: 'toBeUploaded' });
    await data(shop, buyer(), 'ad.revise', { ids: [adId], name: 'Darker', files: [await at.picture()] });
    expect(await at.one('adsOrder', orderId)).toMatchObject({ status: 'ongoing', adId });
    expect(await at.ofAd('withdraw', [adId])).toEqual([0]);
    expect(await at.one('adsOrder', orderId)).toMatchObject({ status: 'toBeUploaded', adId: null });
    expect(await at.figures('promotionGroup', groupId)).toEqual([0, 0, CPT * 2]);
  });

  it('that have played stay until their order is settled, and those of a media owner are not theirs to change', async () => {
    const { id: groupId } = await at.group((await at.plan()).id);
    const { adId } = await at.adIn(groupId);
    await at.played(adId, 1);
    expect(await at.ofAd('withdraw', [adId])).toEqual([errors.AD_ORDER_RUNNING.code]);
    const made = await shop.addAd({ name: named(), advertiserId: buyer().corpId });
    expect(await at.ofAd('withdraw', [made])).toEqual([errors.AD_WITHOUT_ORDER.code]);
    expect(await at.ofAd('hold', [made])).toEqual([0]);
    const foreign = await shop.addAd({ name: named() });
    expect(await at.ofAd('hold', [foreign])).toEqual([errors.NOT_FOUND.code]);
  });

  it('that an agent paid for are arranged by the agent', async () => {
    const { id: groupId } = await at.group((await at.plan()).id);
    const { adId, orderId } = await at.adIn(groupId);
    await shop.within(async (tx) => {
      await tx.adsOrders.update(orderId, { payerId: shop.personas.agent.corpId });
    });
    const { id: other } = await at.group((await at.plan()).id);
    const { results } = await data<Batch>(shop, buyer(), 'ad.arrange', { ids: [adId], groupId: other });
    expect(results[0]!.code).toBe(errors.AD_OF_PAYER.code);
  });
});

describe('days on which a buyer holds its ad back [ADS-04] [MKT-09]', () => {
  it('are paid for, and the figures follow the settlement', async () => {
    const own = await buildShop({ screens: 2, places: 3 });
    try {
      await own.fill(1_000_000);
      const caller = own.personas.advertiser;
      const { id: planId } = await data<Row>(own, caller, 'campaign.create', { name: 'Plan' });
      const { id } = await data<Row>(own, caller, 'promotionGroup.create', { name: 'Group', campaignId: planId });
      const wish = { ...(await own.wish({ from: own.day(1), to: own.day(3) })), promotionGroupId: id };
      const { orders } = await data<{ orders: Row[] }>(own, caller, 'adsOrder.place', wish);
      const orderId = orders[0]!.id;
      await data(own, caller, 'adsOrder.pay', { ids: [orderId] });
      const { corpId } = own;
      const adId = await own.addAd({
        name: 'Ad',
        advertiserId: caller.corpId,
        promotionGroupId: id,
        promotionPlanId: planId,
        endAt: Date.parse(`${own.day(4)}T00:00:00+08:00`),
      });
      await own.within(async (tx) => {
        await tx.adsOrders.update(orderId, { status: 'ongoing', adId });
      });
      const start = Date.parse(`${own.day(1)}T00:00:00+08:00`);
      own.clock.set(start + DAY + 2 * HOUR);
      await data(own, caller, 'promotionGroup.pause', { ids: [id] });
      own.clock.set(start + DAY + 3 * HOUR);
      await data(own, caller, 'promotionGroup.start', { ids: [id] });
      own.clock.set(start + 3 * DAY + 1);
      await own.tick();
      own.clock.set(own.clock.now() + limits.orderSettleAfter);
      await own.tick();
      await own.tick();
      // It played on none of six days of screens; on one day its buyer kept it back from both.
      expect(await data(own, caller, 'adsOrder.one', { id: orderId })).toMatchObject({ earnedFen: CPT * 2 });
      expect(await data(own, caller, 'promotionGroup.one', { id })).toMatchObject({ spendFen: CPT * 2 });
      expect(await data(own, caller, 'campaign.one', { id: planId })).toMatchObject({ spendFen: CPT * 2 });
      expect(corpId).not.toBe(caller.corpId);
    } finally {
      await own.close();
    }
  });
});
