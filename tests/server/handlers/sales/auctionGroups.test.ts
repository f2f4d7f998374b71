import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { placing, type Row } from '#tests/support/placing.ts';
import { auctionScene, type AuctionScene } from './auctionScene.ts';

let scene: AuctionScene;
let at: ReturnType<typeof placing>;
beforeEach(async () => {
  scene = await auctionScene();
  at = placing(scene.shop);
});
afterEach(async () => {
  await checkBooks(scene.shop);
  await scene.shop.close();
});

const buyer = () => scene.shop.personas.advertiser;
const spendOf = async (entity: 'promotionGroup' | 'campaign', id: string) => (await at.figures(entity, id)).slice(1);

/** Code of placing an order that bids in a group. */
const placed = async (promotionGroupId: string, budgetFen: number) => {
  const wish = scene.wish({ promotionGroupId, budgetFen, amountFen: budgetFen });
  return (await call(scene.shop, buyer(), 'adsOrder.place', wish)).code;
};

/** Shows the first play that an ad has won, and charges it. */
async function playOne(adId: string): Promise<void> {
  const { shop, goTo, sync, turnsOf, shown } = scene;
  await goTo(9);
  const [dueAt] = turnsOf(await sync(), adId)!;
  shop.clock.set(dueAt! + 20_000);
  await sync([shown(adId, dueAt! + 2000)]);
  await shop.tick();
}

/** Ends an order that bids, and lets it be settled. */
async function settle(orderId: string): Promise<void> {
  const { shop, did, one } = scene;
  expect(await did('adsOrder.stop', { ids: [orderId] })).toMatchObject({ code: 0 });
  await shop.tick();
  shop.clock.advance(limits.orderSettleAfter + limits.auctionTold);
  await shop.tick();
  await shop.tick();
  expect((await one(orderId))['settledAt']).not.toBeNull();
}

describe('a group that is sold by auction [MKT-10] [ADS-04]', () => {
  it('takes orders that bid and no other, and groups of another mode take none that bids', async () => {
    const { shop, screen, bid, one } = scene;
    const { id: planId } = await at.plan();
    const mode = async (sellingMode: string) => (await at.group(planId, { sellingMode })).id;
    const [rtb, cpt, cpm] = [await mode('rtb'), await mode('cpt'), await mode('cpm')];
    expect(await at.one('promotionGroup', rtb)).toMatchObject({ sellingMode: 'rtb' });
    const { orderId, adId } = await bid({ promotionGroupId: rtb });
    expect(await one(orderId)).toMatchObject({ promotionGroupId: rtb, sellingMode: 'rtb' });
    for (const other of [cpt, cpm]) expect(await placed(other, 10_000)).toBe(errors.GROUP_ELSEWHERE.code);
    const lines = [{ goodsId: shop.goodsId, deviceIds: [screen.deviceId] }];
    const byDay = { ...(await shop.wish({ lines })), promotionGroupId: rtb };
    for (const [language, sentence] of [
      ['en_us', errors.GROUP_ELSEWHERE.en],
      ['zh_cn', errors.GROUP_ELSEWHERE.zh],
    ] as const) {
      const { code, data: said } = await call<{ errors: Row }>(shop, buyer(), 'adsOrder.place', byDay, { language });
      expect(code).toBe(errors.GROUP_ELSEWHERE.code);
      expect(said!.errors['promotionGroupId']).toBe(sentence);
    }
    const { did } = scene;
    expect(await did('ad.arrange', { ids: [adId], groupId: cpt })).toMatchObject({ code: errors.GROUP_ELSEWHERE.code });
    expect(await did('ad.arrange', { ids: [adId], groupId: await mode('rtb') })).toMatchObject({ code: 0 });
  });

  it.each(['group', 'plan'] as const)(
    'what its orders may spend counts against the budget of the %s until they are settled, then what they spent',
    async (level) => {
      const { shop, bid, did, one } = scene;
      const budget = { budgetFen: 25_000 };
      const { id: planId } = await at.plan(level === 'plan' ? budget : {});
      const { id: groupId } = await at.group(planId, {
        sellingMode: 'rtb',
        ...(level === 'group' ? budget : {}),
      });
      const { orderId, adId } = await bid({ promotionGroupId: groupId });
      expect(await placed(groupId, 15_001)).toBe(errors.GROUP_BUDGET.code);
      // A changed bid does not change the budget, and cannot raise it.
      expect(await did('adsOrder.rebid', { ids: [orderId], priceFen: 9000, dayBudgetFen: 90_000 })).toMatchObject({
        code: 0,
      });
      const raised = { ids: [orderId], priceFen: 9000, amountFen: 90_000 };
      expect((await call(shop, buyer(), 'adsOrder.rebid', raised)).code).toBe(errors.PAYLOAD_INVALID.code);
      expect(await one(orderId)).toMatchObject({ amountFen: 10_000 });
      await playOne(adId);
      expect(await placed(groupId, 15_001)).toBe(errors.GROUP_BUDGET.code);
      const entity = level === 'plan' ? 'campaign' : 'promotionGroup';
      const id = level === 'plan' ? planId : groupId;
      const least = { id, budgetFen: 9999 };
      expect(await at.refused(`${entity}.update`, least)).toEqual([errors.PLAN_NARROW.code, 'budgetFen']);
      await settle(orderId);
      expect(await one(orderId)).toMatchObject({ earnedFen: 1, creditFen: 9999 });
      const later = { promotionGroupId: groupId, from: shop.day(3), to: shop.day(3) };
      const answer = async (budgetFen: number) =>
        (await call(shop, buyer(), 'adsOrder.place', scene.wish({ ...later, budgetFen, amountFen: budgetFen }))).code;
      expect(await answer(25_000)).toBe(errors.GROUP_BUDGET.code);
      expect(await answer(24_999)).toBe(0);
    },
  );

  it('two bids at once do not promise one budget twice', async () => {
    const { id: groupId } = await at.group((await at.plan()).id, { sellingMode: 'rtb', budgetFen: 15_000 });
    const answers = await Promise.all([placed(groupId, 10_000), placed(groupId, 10_000)]);
    expect(answers.toSorted((a, b) => b - a)).toEqual([0, errors.GROUP_BUDGET.code]);
  });

  it.each(['promotionGroup', 'campaign'] as const)(
    'does not bid while its %s is paused, and then again',
    async (entity) => {
      const { shop, bid, goTo, sync, turnsOf, auctions } = scene;
      const { id: planId } = await at.plan();
      const { id: groupId } = await at.group(planId, { sellingMode: 'rtb' });
      const { adId } = await bid({ promotionGroupId: groupId });
      await goTo(9);
      expect(turnsOf(await sync(), adId)).toHaveLength(1);
      const id = entity === 'campaign' ? planId : groupId;
      const next = async () => {
        await sync();
        shop.clock.advance(limits.auctionEvery);
        await sync();
        await shop.tick();
        const [last] = await auctions();
        return data<{ status: string; offers: { why: string }[] }>(shop, shop.personas.owner, 'auction.one', {
          id: last!.id,
        });
      };
      expect(await at.turn(entity, 'pause', [id])).toEqual([0]);
      // Turns already won leave the screen, too, and cost nothing.
      expect(turnsOf(await sync(), adId)).toBeUndefined();
      expect(await next()).toMatchObject({ status: 'unsold', offers: [{ why: 'paused' }] });
      expect(await at.turn(entity, 'start', [id])).toEqual([0]);
      expect(await next()).toMatchObject({ status: 'won', offers: [{ why: 'won' }] });
      expect(await spendOf('promotionGroup', groupId)).toEqual([0, 0]);
    },
  );

  it('counts what its plays cost, as they are charged, and no more once its order is settled', async () => {
    const { bid, did } = scene;
    const { id: planId } = await at.plan();
    const { id: groupId } = await at.group(planId, { sellingMode: 'rtb' });
    const { id: other } = await at.group(planId);
    const { orderId, adId } = await bid({ promotionGroupId: groupId });
    // Its budget is put aside, and nothing of it is spent.
    expect(await spendOf('promotionGroup', groupId)).toEqual([0, 0]);
    await playOne(adId);
    expect(await spendOf('promotionGroup', groupId)).toEqual([1, 1]);
    expect(await spendOf('campaign', planId)).toEqual([1, 1]);
    // They go with the ad.
    expect(await did('ad.arrange', { ids: [adId], groupId: other })).toMatchObject({ code: 0 });
    expect(await spendOf('promotionGroup', groupId)).toEqual([0, 0]);
    expect(await spendOf('promotionGroup', other)).toEqual([1, 1]);
    await settle(orderId);
    expect(await spendOf('promotionGroup', other)).toEqual([1, 1]);
    expect(await spendOf('campaign', planId)).toEqual([1, 1]);
  });
});
