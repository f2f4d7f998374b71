import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysFrom, endOf, freePeriods, startOf } from '#core/sales/days.ts';
import { earnedOf, expectedPlays, priceOf, sharesOf } from '#core/sales/price.ts';

const price = fc.integer({ min: 1, max: 1_000_000 });
const screens = fc.integer({ min: 1, max: 200 });
const days = fc.integer({ min: 1, max: 92 });
const plays = fc.integer({ min: 1, max: 100_000_000 });

describe('the price of an order [A7]', () => {
  it('is a whole number of fen above zero, whatever is bought', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('cpt' as const, 'cpm' as const),
        price,
        screens,
        days,
        plays,
        (mode, fen, on, for_, n) => {
          const amount = priceOf({ sellingMode: mode, priceFen: fen, screens: on, days: for_, plays: n });
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
          expect(amount).toBe(mode === 'cpt' ? fen * on * for_ : Math.max(1, Math.round((fen * n) / 1000)));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it.each([0, -1, 1.5, 1e18, Number.NaN])('is none for a price of %s', (fen) => {
    expect(() => priceOf({ sellingMode: 'cpt', priceFen: fen, screens: 1, days: 1, plays: null })).toThrow(RangeError);
  });

  it('is none for plays that nobody named', () => {
    expect(() => priceOf({ sellingMode: 'cpm', priceFen: 1, screens: 1, days: 1, plays: null })).toThrow(RangeError);
  });
});

describe('plays that are shared among lines [A7]', () => {
  it('are all of them, at least one each, and none beyond what a line is expected to play', () => {
    const lines = fc.array(fc.integer({ min: 20, max: 20_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (expected, part) => {
        const all = expected.reduce((sum, each) => sum + each, 0);
        const bought = Math.max(expected.length, Math.floor(all * part));
        const shares = sharesOf(bought, expected);
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(bought);
        shares.forEach((share, at) => expect(share >= 1 && share <= expected[at]!).toBe(true));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what an order earned [MKT-09]', () => {
  it('is never negative and never above its amount, and grows with what was played', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('cpt' as const, 'cpm' as const),
        price,
        screens,
        days,
        plays,
        fc.nat(200 * 92),
        fc.nat(10_000_000),
        fc.boolean(),
        (mode, fen, on, for_, bought, played, counted, isUnused) => {
          const order = { sellingMode: mode, priceFen: fen, screens: on, days: for_, plays: bought };
          const amountFen = priceOf(order);
          const delivery = {
            sellingMode: mode,
            amountFen,
            priceFen: fen,
            sold: on * for_,
            played,
            plays: counted,
            isUnused,
          };
          const earned = earnedOf(delivery);
          expect(Number.isSafeInteger(earned) && earned >= 0 && earned <= amountFen).toBe(true);
          expect(earnedOf({ ...delivery, played: played + 1, plays: counted + 1 })).toBeGreaterThanOrEqual(earned);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['played on every screen and day', { sellingMode: 'cpt', played: 6, plays: 600, isUnused: false }, 600],
    ['played on half of them', { sellingMode: 'cpt', played: 3, plays: 300, isUnused: false }, 300],
    ['never played', { sellingMode: 'cpt', played: 0, plays: 0, isUnused: false }, 0],
    ['nothing was uploaded', { sellingMode: 'cpt', played: 0, plays: 0, isUnused: true }, 600],
    ['half of its plays', { sellingMode: 'cpm', played: 2, plays: 3000, isUnused: false }, 300],
    ['no upload, sold by plays', { sellingMode: 'cpm', played: 0, plays: 0, isUnused: true }, 0],
  ] as const)('%s', (_name, delivery, earned) => {
    expect(earnedOf({ amountFen: 600, priceFen: 100, sold: 6, ...delivery })).toBe(earned);
  });
});

describe('days of orders', () => {
  it('are those of the zone of sales', () => {
    expect(new Date(startOf('2026-03-29')).toISOString()).toBe('2026-03-28T16:00:00.000Z');
    expect(endOf('2026-03-29') - startOf('2026-03-29')).toBe(86_400_000);
    expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([]);
  });

  it('that are free next are found as periods of the same length, none of them with a busy day [AD-13]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), fc.integer({ min: 1, max: 10 }), (busyAt, length) => {
        const all = daysFrom('2026-03-01', '2026-04-30');
        const busy = new Set(busyAt.map((at) => all[at]));
        const found = freePeriods('2026-03-01', { length, horizon: 61, most: 3, isBusy: (day) => busy.has(day) });
        for (const { from, to } of found) {
          const period = daysFrom(from, to);
          expect(period).toHaveLength(length);
          expect(period.some((day) => busy.has(day))).toBe(false);
        }
      }),
    );
  });

  it('expect plays of one place among all that take turns', () => {
    expect(expectedPlays({ places: 10, screens: 2, days: 3, onMs: 3_600_000, showingMs: 15_000 })).toBe(24 * 6);
  });
});
