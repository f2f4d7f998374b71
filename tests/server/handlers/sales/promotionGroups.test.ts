import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors, type ErrorName } from '#generated/model/errors.gen.ts';
import { holdsOf } from '#server/player/holds.ts';
import { call, data } from '#tests/support/call.ts';
import { named, placing, type Row } from '#tests/support/placing.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
let at: ReturnType<typeof placing>;
beforeAll(async () => {
  shop = await buildShop({ screens: 2, places: 50 });
  await shop.fill(100_000_000);
  at = placing(shop);
});
afterAll(() => shop.close());

const buyer = () => shop.personas.advertiser;

describe('plans, groups and ads of an advertiser [ADS-04]', () => {
  it('lie each inside the one before, with their figures', async () => {
    const { id: planId } = await at.plan({ startDay: shop.day(1), endDay: shop.day(30), budgetFen: 10_000_000 });
    const { id: groupId } = await at.group(planId, { promotion: 'sevenDays', startDay: shop.day(1) });
    expect(await at.one('promotionGroup', groupId)).toMatchObject({ endDay: shop.day(7), campaignId: planId });
    const { adId, orderId } = await at.adIn(groupId, { from: shop.day(1), to: shop.day(2) });
    expect(await at.one('ad', adId)).toMatchObject({
      promotionGroupId: groupId,
      promotionPlanId: planId,
      heldBy: null,
      status: 'pendingPlay',
    });
    expect(await at.one('adsOrder', orderId)).toMatchObject({ promotionGroupId: groupId });
    expect(await at.figures('promotionGroup', groupId)).toEqual([1, 0, CPT * 4]);
    expect(await at.figures('campaign', planId)).toEqual([1, 0, CPT * 4]);
    expect(await at.one('campaign', planId)).toMatchObject({ groupCount: 1 });
    const { list } = await data<{ list: Row[] }>(shop, buyer(), 'ad.list', { filter: { promotionGroupId: groupId } });
    expect(list.map(({ id }) => id)).toEqual([adId]);
  });

  it('are placed in the default group where none is named, which stays as it is', async () => {
    const id = await at.orderIn(null);
    const groupId = (await at.one('adsOrder', id))['promotionGroupId'] as string;
    expect(await at.one('promotionGroup', groupId)).toMatchObject({ isDefault: true, name: 'Default group' });
    expect((await at.one('adsOrder', await at.orderIn(null)))['promotionGroupId']).toBe(groupId);
    expect(await at.turn('promotionGroup', 'delete', [groupId])).toEqual([errors.GROUP_FIXED.code]);
    const changed = await call(shop, buyer(), 'promotionGroup.update', { id: groupId, name: 'Mine' });
    expect(changed.code).toBe(errors.GROUP_FIXED.code);
  });

  it('are neither seen nor used by another enterprise, and the media owner learns nothing of them', async () => {
    const { id: planId } = await at.plan();
    const { id: groupId } = await at.group(planId);
    const { adId } = await at.adIn(groupId);
    const { agent, owner, rival } = shop.personas;
    expect((await call(shop, agent, 'promotionGroup.one', { id: groupId })).code).toBe(errors.NOT_FOUND.code);
    expect((await call(shop, owner, 'promotionGroup.one', { id: groupId })).code).toBe(errors.WRONG_SYSTEM.code);
    expect((await call(shop, rival, 'ad.one', { id: adId })).code).toBe(errors.NOT_FOUND.code);
    const seen = await at.one('ad', adId, owner);
    for (const field of ['promotionGroupId', 'promotionPlanId']) expect(seen).not.toHaveProperty(field);
    const theirs = await at.one('campaign', planId, buyer());
    expect(theirs).toHaveProperty('budgetFen');
    const { list } = await data<{ list: Row[] }>(shop, owner, 'campaign.list', {});
    expect(list.map(({ id }) => id)).not.toContain(planId);
    for (const row of list) expect(row).not.toHaveProperty('spendFen');
    // Nor the advertiser of the owner's own plan, and of who reviewed it.
    const campaignId = seen['campaignId'] as string;
    expect(seen).toHaveProperty('reviewerId');
    const own = await at.one('ad', adId);
    for (const field of ['campaignId', 'reviewerId']) expect(own).not.toHaveProperty(field);
    const found = (filter: object) => call<{ list: Row[] }>(shop, buyer(), 'ad.list', { filter });
    expect((await found({ promotionPlanId: planId })).data!.list.map(({ id }) => id)).toEqual([adId]);
    expect((await found({ campaignId })).code).toBe(errors.PAYLOAD_INVALID.code);
    const placed = await call(shop, agent, 'adsOrder.place', { ...(await shop.wish()), promotionGroupId: groupId });
    expect(placed.code).not.toBe(0);
  });
});

describe('what a level stops, its children do not play [ADS-04] [AD-11]', () => {
  it('plan, group and ad, each of which keeps what was said of itself', async () => {
    const { id: planId } = await at.plan();
    const [{ id: first }, { id: second }] = [await at.group(planId), await at.group(planId)];
    const a = (await at.adIn(first)).adId;
    const b = (await at.adIn(second)).adId;
    const shown = async () => {
      const ids = await at.issued();
      return [ids.includes(a), ids.includes(b)];
    };
    expect(await shown()).toEqual([true, true]);
    expect(await at.ofAd('hold', [a])).toEqual([0]);
    expect(await shown()).toEqual([false, true]);
    expect(await at.turn('promotionGroup', 'pause', [second, 'nobody'])).toEqual([0, errors.NOT_FOUND.code]);
    expect(await shown()).toEqual([false, false]);
    expect(await at.turn('campaign', 'pause', [planId])).toEqual([0]);
    expect([(await at.one('ad', a))['heldBy'], (await at.one('ad', b))['heldBy']]).toEqual(['plan', 'plan']);
    expect(await at.turn('promotionGroup', 'start', [second])).toEqual([0]);
    expect(await shown()).toEqual([false, false]);
    expect(await at.turn('campaign', 'start', [planId])).toEqual([0]);
    expect([(await at.one('ad', a))['heldBy'], (await at.one('ad', b))['heldBy']]).toEqual(['ad', null]);
    expect(await shown()).toEqual([false, true]);
    expect(await at.ofAd('hold', [a])).not.toEqual([0]);
    expect(await at.ofAd('resume', [a])).toEqual([0]);
    expect(await shown()).toEqual([true, true]);
  });

  it('leaves an ad that its media owner paused, and the media owner cannot start what its advertiser holds', async () => {
    const { id: groupId } = await at.group((await at.plan()).id);
    const { adId } = await at.adIn(groupId);
    const { owner } = shop.personas;
    await data(shop, owner, 'ad.pause', { ids: [adId] });
    await at.turn('promotionGroup', 'pause', [groupId]);
    await data(shop, owner, 'ad.start', { ids: [adId] });
    expect(await at.issued()).not.toContain(adId);
    expect(await at.one('ad', adId, owner)).toMatchObject({ heldBy: 'group', status: 'pendingPlay' });
    await data(shop, owner, 'ad.pause', { ids: [adId] });
    await at.turn('promotionGroup', 'start', [groupId]);
    expect(await at.one('ad', adId, owner)).toMatchObject({ heldBy: null, status: 'paused' });
    expect(await at.issued()).not.toContain(adId);
  });

  it('holds an ad back that comes into it later, and lets it go with its move', async () => {
    const { id: planId } = await at.plan();
    const { id: groupId } = await at.group(planId);
    const { id: other } = await at.group(planId);
    await at.turn('promotionGroup', 'pause', [groupId]);
    const { adId } = await at.adIn(groupId);
    expect(await at.one('ad', adId)).toMatchObject({ heldBy: 'group' });
    await data(shop, buyer(), 'ad.arrange', { ids: [adId], groupId: other });
    expect(await at.one('ad', adId)).toMatchObject({ heldBy: null, promotionGroupId: other });
    expect(await at.issued()).toContain(adId);
  });

  it('counts no play while it stands, also of a screen that did not know', async () => {
    const { id: groupId } = await at.group((await at.plan()).id);
    const { adId } = await at.adIn(groupId);
    await at.turn('promotionGroup', 'pause', [groupId]);
    const holds = await shop.within((tx) => holdsOf(tx, [adId]));
    expect(holds.at(-1)).toMatchObject({ adId, until: null });
  });

  it('is told to the screens at once', async () => {
    const { id: groupId } = await at.group((await at.plan()).id);
    await at.adIn(groupId);
    let hints = 0;
    shop.services.hints.synced(shop.deviceIds[0]!);
    const stop = shop.services.hints.subscribe(shop.deviceIds[0]!, () => (hints += 1));
    await at.turn('promotionGroup', 'pause', [groupId]);
    expect(hints).toBe(1);
    stop();
  });
});

describe('days and budget of a child lie inside its parent’s, said at the field in both languages [ADS-04]', () => {
  it.each([
    [
      'a group that begins before its plan',
      { startDay: 1 },
      'startDay',
      'GROUP_DAYS',
      'Outside the days of its plan',
      '推广计划的投放日期',
    ],
    [
      'a group that ends after its plan',
      { endDay: 40 },
      'endDay',
      'GROUP_DAYS',
      'Outside the days of its plan',
      '推广计划的投放日期',
    ],
    [
      'a group that may cost more than its plan',
      { budgetFen: 100_001 },
      'budgetFen',
      'GROUP_BUDGET',
      '1000.00 yuan',
      '预算 1000.00 元',
    ],
  ] as const)('%s', async (_name, given, field, error: ErrorName, en, zh) => {
    const { id: planId } = await at.plan({ startDay: shop.day(5), endDay: shop.day(30), budgetFen: 100_000 });
    const days = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, name === 'budgetFen' ? value : shop.day(value)]),
    );
    for (const [language, words] of [
      ['en_us', en],
      ['zh_cn', zh],
    ] as const) {
      const input = { name: named(), campaignId: planId, ...days };
      const answer = await call<{ errors: Record<string, string> }>(shop, buyer(), 'promotionGroup.create', input, {
        language,
      });
      expect(answer.code).toBe(errors[error].code);
      expect(JSON.stringify(answer)).toContain(words);
      expect(answer.data!.errors[field]).toContain(words);
    }
    expect(await at.one('campaign', planId)).toMatchObject({ groupCount: 0 });
  });

  it('an order beyond the days, the budget or the screens of its group, and nothing is placed', async () => {
    const { id: planId } = await at.plan({ budgetFen: CPT * 3 });
    const narrow = await at.group(planId, { startDay: shop.day(3), endDay: shop.day(4) });
    const poor = await at.group(planId, { budgetFen: CPT });
    const elsewhere = await at.group(planId, { districtCode: '440000' });
    const open = await at.group(planId);
    const placed = async (id: string, overrides: object = {}) =>
      (await call(shop, buyer(), 'adsOrder.place', { ...(await shop.wish(overrides)), promotionGroupId: id })).code;
    expect(await placed(narrow.id, { from: shop.day(2), to: shop.day(3) })).toBe(errors.GROUP_DAYS.code);
    expect(await placed(narrow.id, { from: shop.day(4), to: shop.day(5) })).toBe(errors.GROUP_DAYS.code);
    expect(await placed(poor.id)).toBe(errors.GROUP_BUDGET.code);
    expect(await placed(elsewhere.id)).toBe(errors.GROUP_ELSEWHERE.code);
    expect(await placed(open.id)).toBe(0);
    // The plan has CPT left, the order costs twice that.
    expect(await placed(open.id)).toBe(errors.GROUP_BUDGET.code);
    const { list } = await data<{ list: Row[] }>(shop, buyer(), 'adsOrder.list', {
      filter: { promotionGroupId: { in: [narrow.id, poor.id, elsewhere.id, open.id] } },
    });
    expect(list).toHaveLength(1);
  });

  it('a plan or a group that becomes narrower than what lies below it; a group ends by its duration [AD-04]', async () => {
    const { id: planId } = await at.plan({ startDay: shop.day(1), endDay: shop.day(30), budgetFen: 1_000_000 });
    const { id: groupId } = await at.group(planId, { startDay: shop.day(2), endDay: shop.day(20), budgetFen: 500_000 });
    await at.orderIn(groupId, { from: shop.day(5), to: shop.day(6) });
    const changed = (entity: 'campaign' | 'promotionGroup', id: string, input: object) =>
      at.refused(`${entity}.update`, { id, ...input });
    const { code } = errors.PLAN_NARROW;
    expect(await changed('campaign', planId, { startDay: shop.day(3) })).toEqual([code, 'startDay']);
    expect(await changed('campaign', planId, { endDay: shop.day(19) })).toEqual([code, 'endDay']);
    expect(await changed('campaign', planId, { budgetFen: 400_000 })).toEqual([code, 'budgetFen']);
    expect(await changed('promotionGroup', groupId, { startDay: shop.day(6) })).toEqual([code, 'startDay']);
    expect(await changed('promotionGroup', groupId, { endDay: shop.day(5) })).toEqual([code, 'endDay']);
    expect(await changed('promotionGroup', groupId, { budgetFen: CPT * 4 - 1 })).toEqual([code, 'budgetFen']);
    expect(await changed('promotionGroup', groupId, { endDay: shop.day(6), budgetFen: CPT * 4 })).toEqual([0]);
    expect(await changed('promotionGroup', groupId, { promotion: 'sevenDays' })).toEqual([0]);
    expect(await at.one('promotionGroup', groupId)).toMatchObject({ endDay: shop.day(8) });
    expect(await changed('promotionGroup', groupId, { endDay: shop.day(9) })).toEqual([0]);
    expect(await at.one('promotionGroup', groupId)).toMatchObject({ promotion: 'other', endDay: shop.day(9) });
  });

  it('two orders at once do not spend one budget twice', async () => {
    const { id: groupId } = await at.group((await at.plan()).id, { budgetFen: CPT * 3 });
    const wish = await shop.wish();
    const answers = await Promise.all(
      [1, 2].map(() => call(shop, buyer(), 'adsOrder.place', { ...wish, promotionGroupId: groupId })),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => b - a)).toEqual([0, errors.GROUP_BUDGET.code]);
  });
});
