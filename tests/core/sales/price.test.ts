import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysFrom, endOf, freePeriods, startOf } from '#core/sales/days.ts';
import { heldDays, otherDays } from '#core/sales/heldDays.ts';
import { ownersTime } from '#core/sales/ownersTime.ts';
import { earnedOf, expectedPlays, leastPlays, priceOf, sharesOf } from '#core/sales/price.ts';

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

  it('has a least number of plays for the places that it keeps from others', () => {
    expect([leastPlays(1920, 25), leastPlays(1, 25), leastPlays(0, 25)]).toEqual([480, 1, 0]);
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
        fc.nat(200 * 92),
        (mode, fen, on, for_, bought, played, counted, vain) => {
          const order = { sellingMode: mode, priceFen: fen, screens: on, days: for_, plays: bought };
          const amountFen = priceOf(order);
          const sold = on * for_;
          const delivery = { sellingMode: mode, amountFen, priceFen: fen, sold, bought, played, plays: counted, vain };
          const earned = earnedOf(delivery);
          expect(Number.isSafeInteger(earned) && earned >= 0 && earned <= amountFen).toBe(true);
          expect(earnedOf({ ...delivery, played: played + 1, plays: counted + 1 })).toBeGreaterThanOrEqual(earned);
          expect(earnedOf({ ...delivery, vain: vain + 1 })).toBeGreaterThanOrEqual(earned);
          // A buyer who leaves all its places empty pays for all of them, however they were sold.
          expect(earnedOf({ ...delivery, played: 0, plays: 0, vain: sold })).toBe(amountFen);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['played on every screen and day', { sellingMode: 'cpt', played: 6, plays: 600, vain: 0 }, 600],
    ['played on half of them', { sellingMode: 'cpt', played: 3, plays: 300, vain: 0 }, 300],
    ['never played', { sellingMode: 'cpt', played: 0, plays: 0, vain: 0 }, 0],
    ['nothing was uploaded', { sellingMode: 'cpt', played: 0, plays: 0, vain: 6 }, 600],
    ['nothing was there on two of its places', { sellingMode: 'cpt', played: 3, plays: 90, vain: 2 }, 500],
    ['half of its plays', { sellingMode: 'cpm', played: 2, plays: 3000, vain: 0 }, 300],
    ['no upload, sold by plays', { sellingMode: 'cpm', played: 0, plays: 0, vain: 6 }, 600],
    [
      'half of its plays, and nothing on a third of its places',
      { sellingMode: 'cpm', played: 4, plays: 3000, vain: 2 },
      500,
    ],
    ['all plays on half of its places', { sellingMode: 'cpm', played: 3, plays: 6000, vain: 3 }, 600],
  ] as const)('%s', (_name, delivery, earned) => {
    expect(earnedOf({ amountFen: 600, priceFen: 100, sold: 6, bought: 6000, ...delivery })).toBe(earned);
  });
});

describe('the time in which an order is up to its media owner [MKT-09]', () => {
  const REVIEW = 24;
  const of = (...turns: [at: number, state: string, adId?: string][]) =>
    ownersTime(
      turns.map(([at, state, adId = 'a']) => ({ at, state, adId })),
      REVIEW,
    );

  it.each([
    ['is none before anything was uploaded', of(), []],
    ['begins with the approval', of([0, 'pendingApproval'], [9, 'pendingPlay']), [{ since: 9, until: null }]],
    [
      'goes on while it pauses',
      of([9, 'playing'], [12, 'paused'], [15, 'expired']),
      [
        { since: 9, until: 12 },
        { since: 12, until: 15 },
      ],
    ],
    [
      'ends where other materials are uploaded',
      of([9, 'playing'], [20, 'pendingApproval']),
      [
        { since: 9, until: 20 },
        { since: 44, until: null },
      ],
    ],
    [
      'is none while its buyer sends what is refused in time',
      of([0, 'pendingApproval'], [5, 'disapproved'], [6, 'pendingApproval'], [20, 'disapproved']),
      [],
    ],
    [
      'begins where a review takes too long',
      of([0, 'pendingApproval'], [30, 'disapproved']),
      [{ since: 24, until: 30 }],
    ],
    [
      'goes on where it deletes what it approved',
      of([9, 'playing'], [20, 'deleted'], [50, 'pendingApproval', 'b']),
      [
        { since: 9, until: 20 },
        { since: 20, until: 50 },
        { since: 74, until: null },
      ],
    ],
    [
      'does not begin where it deletes what it refused',
      of([0, 'pendingApproval'], [5, 'disapproved'], [6, 'deleted']),
      [],
    ],
    [
      'ends where what it deleted comes back refused',
      of([0, 'pendingApproval'], [2, 'deleted'], [8, 'disapproved']),
      [{ since: 2, until: 8 }],
    ],
  ] as const)('%s', (_name, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('leaves to the buyer every whole day of the period that it does not touch', () => {
    const DAY = 86_400_000;
    const spans = fc.array(fc.tuple(fc.nat(20 * DAY), fc.option(fc.nat(20 * DAY))), { maxLength: 5 });
    fc.assert(
      fc.property(spans, fc.nat(20), (made, days) => {
        const times = made.map(([since, length]) => ({ since, until: length === null ? null : since + length }));
        const period = { startAt: 3 * DAY, endAt: (3 + days) * DAY };
        const touched = heldDays(times, period);
        const other = otherDays(times, period);
        for (let day = 0; day < days; day += 1) expect(other.has(day)).toBe(!touched.has(day));
        expect(other.size + [...touched].filter((day) => day < days).length).toBe(days);
      }),
    );
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
    expect(expectedPlays({ roundMs: 10 * 15_000, screens: 2, days: 3, onMs: 3_600_000 })).toBe(24 * 6);
  });
});
