import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOpening, windowsOf } from '#core/schedule/showtimes.ts';
import { anyOpen } from '#core/schedule/window.ts';
import { zonedTime } from '#core/time.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const SHANGHAI = 'Asia/Shanghai';
/** A Friday at ten in Shanghai. */
const FRIDAY = Date.parse('2026-11-20T02:00:00Z');

describe('the windows of an ad [AD-16]', () => {
  test.each([
    ['nothing given is always', {}, []],
    ['empty lists are nothing', { weekdays: [], windows: [], dates: [] }, []],
    ['weekdays alone', { weekdays: [1, 2] }, [{ weekdays: [1, 2] }]],
    [
      'hours on certain days',
      { weekdays: [6], windows: [{ from: '08:00', to: '20:00' }] },
      [{ weekdays: [6], from: '08:00', to: '20:00' }],
    ],
  ])('%s', (_title, showtimes, windows) => {
    expect(windowsOf(showtimes)).toEqual(windows);
  });
});

describe('the first moment at which an ad may play', () => {
  test.each([
    ['its start, where nothing restricts it', {}, FRIDAY],
    ['the next morning', { windows: [{ from: '08:00', to: '09:00' }] }, FRIDAY + 22 * 60 * MINUTE],
    ['Monday, where it has only Mondays', { weekdays: [1] }, Date.parse('2026-11-22T16:00:00Z')],
    ['inside a window that began the evening before', { windows: [{ from: '22:00', to: '11:00' }] }, FRIDAY],
    ['never, where its one day is over', { dates: ['2026-11-01'] }, null],
    ['never, where its day is no such weekday', { dates: ['2026-11-23'], weekdays: [2] }, null],
  ])('is %s', (_title, showtimes, first) => {
    expect(firstOpening(windowsOf(showtimes), { startAt: FRIDAY, endAt: FRIDAY + 10 * DAY }, SHANGHAI)).toBe(first);
  });

  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const two = (figure: number) => String(figure).padStart(2, '0');
    return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
  });
  const showtimes = fc.record({
    weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 })),
    windows: fc.option(fc.array(fc.record({ from: time, to: time }), { minLength: 1, maxLength: 3 })),
    dates: fc.option(
      fc.uniqueArray(
        fc.integer({ min: 18, max: 26 }).map((day) => `2026-11-${day}`),
        { minLength: 1, maxLength: 3 },
      ),
    ),
  });

  test.each([SHANGHAI, 'America/New_York'])(
    'is what asking the player’s rule at every quarter of an hour gives, in %s',
    (zone) => {
      fc.assert(
        fc.property(showtimes, fc.integer({ min: 1, max: 400 }), (given, quarters) => {
          const windows = windowsOf(given);
          const [startAt, endAt] = [FRIDAY, FRIDAY + quarters * 15 * MINUTE];
          let first: number | null = null;
          for (let at = startAt; at < endAt && first === null; at += 15 * MINUTE)
            if (anyOpen(windows, zonedTime(at, zone))) first = at;
          expect(firstOpening(windows, { startAt, endAt }, zone)).toBe(first);
        }),
      );
    },
  );
});

describe('the first moment on a day on which the clock changes [DEV-17]', () => {
  test('is the jump itself for a time that is skipped, and the second of a time that comes twice', () => {
    const half = windowsOf({ windows: [{ from: '02:30', to: '04:00' }] });
    const spring = { startAt: Date.parse('2026-03-29T00:00:00Z'), endAt: Date.parse('2026-03-30T00:00:00Z') };
    expect(firstOpening(half, spring, 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:00:00Z'));
    const short = windowsOf({ windows: [{ from: '02:00', to: '02:10' }] });
    const autumn = { startAt: Date.parse('2026-10-25T00:30:00Z'), endAt: Date.parse('2026-10-26T00:00:00Z') };
    expect(firstOpening(short, autumn, 'Europe/Berlin')).toBe(Date.parse('2026-10-25T01:00:00Z'));
  });
});
