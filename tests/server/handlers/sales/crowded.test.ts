import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { data } from '#tests/support/call.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop({ screens: 3, places: 2 });
  await shop.fill(1_000_000);
});
afterAll(() => shop.close());

const instant = (day: string, hours = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + hours * 3_600_000).toISOString();

/** Returns `crowded` of the preflight of a media owner's own ad. */
const crowded = async (overrides: object = {}) =>
  (
    await data<{ crowded: unknown }>(shop, shop.personas.owner, 'ad.preflight', {
      type: 'common',
      slotId: shop.personas.own.slotId,
      deliveryMode: 'precise',
      targetType: 'device',
      targetIds: shop.deviceIds,
      startAt: instant(shop.day(1)),
      endAt: instant(shop.day(5)),
      ...overrides,
    })
  ).crowded;

describe('an ad of one’s own in a slot that is sold [AD-13]', () => {
  it('takes nothing unnoticed: where all places are sold, its form says on how many screens and days', async () => {
    const lines = [{ goodsId: shop.goodsId, deviceIds: shop.deviceIds.slice(0, 2) }];
    const days = { from: shop.day(2), to: shop.day(3) };
    expect(await crowded()).toBeNull();
    await shop.order({ ...days, lines });
    expect(await crowded()).toBeNull();
    await shop.order({ ...days, lines });
    expect(await crowded()).toEqual({ screens: 2, days: 2, from: days.from });
    expect(await crowded({ targetIds: [shop.deviceIds[2]!] })).toBeNull();
    expect(await crowded({ endAt: instant(days.from) })).toBeNull();
    expect(await crowded({ endAt: instant(days.from, 1) })).toEqual({ screens: 2, days: 1, from: days.from });
    expect(await crowded({ deliveryMode: 'matching' })).toEqual({ screens: 2, days: 2, from: days.from });
    // Ads that cut in, or play where nothing is sold, take no turn.
    expect(await crowded({ type: 'emergency' })).toBeNull();
    expect(await crowded({ type: 'filler' })).toBeNull();
  });

  it('counts the other ads of one’s own, and not the one that is changed', async () => {
    const [from, to] = [shop.day(20), shop.day(21)];
    await shop.order({ from, to: from });
    const period = { startAt: instant(from), endAt: instant(to, 24) };
    expect(await crowded(period)).toBeNull();
    const id = await shop.addAd({
      status: 'pendingPlay',
      slotId: shop.personas.own.slotId,
      targetType: 'device',
      targetIds: [shop.deviceIds[1]!],
      startAt: Date.parse(period.startAt),
      endAt: Date.parse(period.endAt),
    });
    expect(await crowded(period)).toEqual({ screens: 1, days: 1, from });
    expect(await crowded({ ...period, id })).toBeNull();
  });
});
