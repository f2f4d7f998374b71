import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOf, type Budget } from '#core/auction/pace.ts';
import { duesIn, everyMs, sellsByAuction } from '#core/auction/places.ts';

/** Part of a day by an hour, an hour ahead. */
const at = (hour: number): number => (hour + 1) / 24;
const BUDGET: Budget = {
  total: 2400,
  day: null,
  spent: 0,
  spentToday: 0,
  daysLeft: 1,
  over: at(0),
  isEven: true,
};
const amount = fc.integer({ min: 0, max: 1_000_000 });
const someBudget = fc.record({
  total: amount,
  day: fc.option(amount),
  spent: amount,
  spentToday: amount,
  daysLeft: fc.integer({ min: 1, max: 92 }),
  over: fc.double({ min: 0, max: 1, noNaN: true }),
  isEven: fc.boolean(),
});

describe('what is left of a budget [MKT-10]', () => {
  it.each([
    ['an hour of it as the day begins', {}, 100],
    ['half of it and an hour at noon', { over: at(12) }, 1300],
    ['what was not spent before', { over: at(12), spent: 1000, spentToday: 1000 }, 300],
    ['nothing where it went too fast', { over: at(1), spent: 300, spentToday: 300 }, 0],
    ['the share of a day of what the days before left over', { daysLeft: 2, spent: 400, over: at(23) }, 1000],
    ['the budget of the day where that is less', { day: 240, over: at(11) }, 120],
    ['all of it where it need not be even', { isEven: false }, 2400],
  ])('is by its pace %s', (_title, facts, pace) => {
    expect(leftOf({ ...BUDGET, ...facts }).pace).toBe(pace);
  });

  it('is never below nothing, nor above what the day and the whole leave', () => {
    fc.assert(
      fc.property(someBudget, (budget) => {
        const { total, day, pace } = leftOf(budget);
        expect(pace).toBeGreaterThanOrEqual(0);
        expect(pace).toBeLessThanOrEqual(day);
        expect(day).toBeLessThanOrEqual(total);
        expect(total).toBe(Math.max(0, budget.total - budget.spent));
      }),
    );
  });
});

describe('plays that a slot sells by auction [MKT-10]', () => {
  const times = { showingMs: 15_000, leastMs: 60_000 };

  it.each([
    [{ sellingMode: 'cpt', rtb: true, carouselPlaces: 10 }, true, 150_000],
    [{ sellingMode: 'cpt', rtb: true, carouselPlaces: 2 }, true, 60_000],
    [{ sellingMode: 'rtb', rtb: false, carouselPlaces: 10 }, true, 60_000],
    [{ sellingMode: 'cpm', rtb: false, carouselPlaces: 10 }, false, 150_000],
  ])('follow from the slot %j', (slot, isSold, every) => {
    expect(sellsByAuction(slot)).toBe(isSold);
    expect(everyMs(slot, times)).toBe(every);
  });

  it('are the same however often they are asked for, none twice and none left out', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.integer({ min: 60_000, max: 600_000 }),
        fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 8 }),
        (deviceId, every, steps) => {
          const start = 1_700_000_000_000;
          const edges = steps.reduce((all, step) => [...all, all.at(-1)! + step], [start]);
          const parts = edges.slice(1).flatMap((to, i) => duesIn({ deviceId, every }, edges[i]!, to));
          expect(parts).toEqual(duesIn({ deviceId, every }, start, edges.at(-1)!));
          for (const at of parts) expect(at).toBeGreaterThan(start);
        },
      ),
    );
  });
});
