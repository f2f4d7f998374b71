import { describe, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { goodsForms } from '#generated/model/goods/types.gen.ts';
import { marketOrderCreate } from '#generated/model/market-orders/types.gen.ts';
import { adsOrderInputs } from '#generated/server/inputs/ads-orders.gen.ts';
import { walletInputs } from '#generated/server/inputs/wallets.gen.ts';

const isTaken = (reply: { success: boolean }): boolean => reply.success;
const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `id-${at}`);
const wish = { lines: [{ goodsId: 'g', deviceIds: ['d'] }], from: '2026-06-02', to: '2026-06-03', sellingMode: 'cpm' };

/** Bounds at which a page refuses before it sends, as the call does: name, parser, least and most of each. */
const BOUNDS: readonly [string, (value: number) => { success: boolean }, number, number][] = [
  [
    'a recharge',
    (amount) => walletInputs.recharge.safeParse({ amount, key: 'a'.repeat(32) }),
    limits.rechargeMin,
    limits.rechargeMax,
  ],
  [
    'points of an order',
    (quantity) => marketOrderCreate.safeParse({ appType: 'android', quantity, years: 1 }),
    1,
    limits.pointsPerOrder,
  ],
  [
    'years of an order',
    (years) => marketOrderCreate.safeParse({ appType: 'android', quantity: 1, years }),
    1,
    limits.yearsPerOrder,
  ],
  ['the price of a slot', (cptPriceFen) => goodsForms.setPrice.safeParse({ cptPriceFen }), 1, limits.slotPriceMax],
  [
    'a price that is looked for',
    (maxPriceFen) => adsOrderInputs.search.safeParse({ maxPriceFen }),
    1,
    limits.slotPriceMax,
  ],
  ['plays', (plays) => adsOrderInputs.quote.safeParse({ ...wish, plays }), limits.orderPlaysMin, limits.orderPlaysMax],
  [
    'goods at once',
    (count) =>
      adsOrderInputs.quote.safeParse({ ...wish, lines: ids(count).map((goodsId) => ({ goodsId, deviceIds: ['d'] })) }),
    1,
    limits.orderGoods,
  ],
  [
    'screens of one goods',
    (count) => adsOrderInputs.quote.safeParse({ ...wish, lines: [{ goodsId: 'g', deviceIds: ids(count) }] }),
    1,
    limits.orderScreens,
  ],
  [
    'materials of an ad',
    (count) => adsOrderInputs.upload.safeParse({ ids: ['o'], materials: ids(count) }),
    1,
    limits.materialsPerAd,
  ],
];

describe('pages and calls know the same bounds [ADS-03, MKT-03, MKT-07, MKT-08]', () => {
  test.each(BOUNDS)('%s', (_what, parse, least, most) => {
    expect([least, most].map((value) => isTaken(parse(value)))).toEqual([true, true]);
    expect([least - 1, most + 1].map((value) => isTaken(parse(value)))).toEqual([false, false]);
  });
});
