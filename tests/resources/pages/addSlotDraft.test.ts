import { describe, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { excessOf, playsOf, priceOf, type Chosen, type Draft } from '#resources/pages/addSlot/draft.ts';

const screens = (goodsId: string, count: number): Chosen[] =>
  Array.from({ length: count }, (_, at) => ({
    goodsId,
    deviceId: `${goodsId} ${at}`,
    name: '',
    owner: '',
    slotName: '',
    priceFen: null,
    cptPriceFen: 1,
    floorFen: null,
  }));
const draft = (chosen: Chosen[], to = '2026-06-02') => ({ chosen, from: '2026-06-02', to }) as Draft;
const goods = (count: number): Chosen[] => Array.from({ length: count }, (_, at) => screens(`g${at}`, 1)).flat();

describe('what the page of placing an ad takes [ADS-03]', () => {
  test.each([
    ['nothing', draft([]), null],
    ['as many goods as go together', draft(goods(limits.orderGoods)), null],
    ['one goods more', draft(goods(limits.orderGoods + 1)), { of: 'goods', max: limits.orderGoods }],
    ['as many screens of a goods', draft(screens('g', limits.orderScreens)), null],
    ['one screen more', draft(screens('g', limits.orderScreens + 1)), { of: 'screens', max: limits.orderScreens }],
    ['as many places', draft(screens('g', 200), '2026-06-26'), null],
    ['one day more', draft(screens('g', 200), '2026-06-27'), { of: 'places', max: limits.orderPlaces }],
  ])('%s', (_what, given, excess) => {
    expect(excessOf(given)).toEqual(excess);
  });

  test.each([
    ['0.01', 1],
    ['19.99', 1999],
    ['10000', limits.slotPriceMax],
    ['10000.01', null],
    ['0', null],
    ['', null],
    ['1e3', null],
    ['-1', null],
  ])('a price of "%s"', (text, fen) => {
    expect(priceOf(text)).toBe(fen);
  });

  test.each([
    ['999', null],
    ['1000', 1000],
    ['100000000', limits.orderPlaysMax],
    ['100000001', null],
    ['', null],
    ['1.5', null],
  ])('plays of "%s"', (text, plays) => {
    expect(playsOf(text)).toBe(plays);
  });
});
