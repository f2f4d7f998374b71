import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { placing } from '#tests/support/placing.ts';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';
import { DAY, HOUR } from '../../player/scene.ts';

let shop: Shop;
let at: ReturnType<typeof placing>;
let day: string;
let orderId: string;
let adId: string;
/** Lets the clock go on to a moment so many days from the beginning of the order. */
const goTo = (days: number) => shop.clock.set(Date.parse(`${day}T00:00:00+08:00`) + days * DAY);
const byOwner = (verb: 'delete' | 'restore') => data(shop, shop.personas.owner, `ad.${verb}`, { ids: [adId] });

// An order of three days whose advertiser holds its ad back since the morning of the first; it never plays.
beforeEach(async () => {
  shop = await buildShop({ screens: 2, places: 50 });
  await shop.fill(1_000_000);
  at = placing(shop);
  day = shop.day(1);
  const group = await at.group((await at.plan()).id);
  ({ orderId, adId } = await at.adIn(group.id, { from: day, to: addDays(day, 2) }));
  goTo(0.5);
  await shop.tick();
  await at.ofAd('hold', [adId]);
  shop.clock.advance(HOUR);
});
afterEach(async () => {
  await checkBooks(shop);
  await shop.close();
});

/** Lets the order be settled: by CPT its buyer pays for all its screens on so many of its days. */
async function costs(days: number): Promise<void> {
  goTo(3);
  await shop.tick();
  shop.clock.advance(limits.orderSettleAfter);
  await shop.tick();
  expect(await at.one('adsOrder', orderId)).toMatchObject({
    earnedFen: CPT * 2 * days,
    creditFen: CPT * 2 * (3 - days),
  });
}

describe('an ad that its advertiser holds back [ADS-04] [MKT-09]', () => {
  it('is paid for until its media owner deletes it, who shows it no more from there on', async () => {
    await byOwner('delete');
    await costs(1);
  });

  it('is paid for until its advertiser withdraws it for another, which is not held back', async () => {
    expect(await at.ofAd('withdraw', [adId])).toEqual([0]);
    await data(shop, shop.personas.advertiser, 'adsOrder.upload', { ids: [orderId], materials: [await at.picture()] });
    expect(await at.one('ad', (await at.one('adsOrder', orderId))['adId'] as string)).toMatchObject({ heldBy: null });
    await costs(1);
  });

  it('is paid for again from the day on which it is restored, held back still', async () => {
    await byOwner('delete');
    goTo(2.5);
    await byOwner('restore');
    expect(await at.one('ad', adId)).toMatchObject({ heldBy: 'ad' });
    await costs(2);
  });
});
