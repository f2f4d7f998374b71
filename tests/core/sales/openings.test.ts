import { describe, expect, test } from 'vitest';
import { hoursOn, openDays, openWeekdays, playsIn, type SoldSlot } from '#core/sales/openings.ts';

const HOUR = 3_600_000;
/** A Monday and the six days after it. */
const WEEK = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'];
const plays = (slot: SoldSlot, others: readonly SoldSlot[], days = WEEK) =>
  playsIn(slot, others, { days, screens: 1, onMs: 12 * HOUR });

const always: SoldSlot = { places: 2, showingMs: 60_000 };
const evening = (more: Partial<SoldSlot> = {}): SoldSlot => ({
  places: 3,
  showingMs: 60_000,
  opens: [{ from: '18:00', to: '22:00' }],
  ...more,
});

describe('how often a slot with hours plays [LAY-07]', () => {
  test('alone in its place: while the screen is on, or in its hours', () => {
    expect(plays(always, [])).toBe(7 * 12 * 30);
    expect(plays(evening(), [])).toBe(7 * 4 * 20);
    expect(plays(evening({ opens: [{ from: '06:00', to: '22:00' }] }), [])).toBe(7 * 12 * 20);
  });

  test('beside an exclusive one: in the rest of the day, and the exclusive one as if it were alone', () => {
    expect(plays(evening({ exclusive: true }), [always])).toBe(7 * 4 * 20);
    expect(plays(always, [evening({ exclusive: true })])).toBe(7 * 8 * 30);
    expect(plays(evening(), [evening({ exclusive: true })])).toBe(0);
  });

  test('beside shared ones: in turn with all that are open', () => {
    expect(plays(evening(), [always])).toBe(7 * 4 * 12);
    // A sixth of the day has five places: of 12 hours two, by 5 places 24 plays, and ten by 2 places 300.
    expect(plays(always, [evening()])).toBe(7 * (24 + 300));
  });

  test('beside slots whose showings have another length: by the length of the round', () => {
    expect(plays({ ...always, showingMs: 120_000 }, [])).toBe(7 * 12 * 15);
    // A round of two minutes and three times twenty seconds.
    expect(plays({ ...always, opens: [{ from: '18:00', to: '22:00' }] }, [evening({ showingMs: 20_000 })])).toBe(
      7 * 4 * 20,
    );
  });

  test('beside what it or another of its place sells by auction: in the rest of the time', () => {
    // One showing of four places.
    expect(plays({ ...always, auctioned: 0.25 }, [])).toBe(7 * 12 * 30 * 0.75);
    expect(plays(always, [evening({ places: 0, auctioned: 0.5 })])).toBe(7 * (10 * 30 + 2 * 15));
    expect(plays({ ...always, auctioned: 0.5 }, [evening({ auctioned: 0.5 })])).toBe(7 * 10 * 15);
  });

  test('on its weekdays, and after midnight on the day that follows', () => {
    const night = evening({ opens: [{ weekdays: [5], from: '22:00', to: '02:00' }] });
    expect(openWeekdays(night, [])).toEqual([5, 6]);
    expect(openWeekdays(night, [], [4, 6])).toEqual([6]);
    expect(openWeekdays(always, [night])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(openDays(WEEK, openWeekdays(night, []))).toEqual(['2026-03-06', '2026-03-07']);
    expect([4, 5, 6].map((weekday) => hoursOn(night, [], weekday))).toEqual([
      [],
      [{ from: '22:00', to: '24:00' }],
      [{ from: '00:00', to: '02:00' }],
    ]);
    expect(plays(night, [])).toBe(4 * 20);
  });

  test('on no day beside one that is alone all through it', () => {
    const rival = evening({ exclusive: true, opens: [{ weekdays: [1, 2, 3, 4, 5] }] });
    expect(openWeekdays(evening(), [rival])).toEqual([6, 7]);
    expect(openWeekdays(always, [{ exclusive: true }])).toEqual([]);
    expect(openWeekdays(evening({ exclusive: true }), [always])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(hoursOn(always, [evening({ exclusive: true })], 1)).toEqual([
      { from: '00:00', to: '18:00' },
      { from: '22:00', to: '24:00' },
    ]);
  });
});
