import { describe, expect, test } from 'vitest';
import type { Window } from '#core/schedule/window.ts';
import { anyOpen, isOpen } from '#core/schedule/window.ts';
import { addDays, isZone, minuteOf, zonedTime } from '#core/time.ts';
import { at } from './plan.ts';

const open = (window: Window, instant: string, zone: string) => isOpen(window, zonedTime(at(instant), zone));

describe('weekdays and hours by the wall clock of the device [AD-16, DEV-17]', () => {
  const NIGHT: Window = { weekdays: [5], from: '22:00', to: '02:00' };
  const DAY: Window = { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

  test.each<[string, Window, string, string, boolean]>([
    ['at its first minute', DAY, '2026-03-02T09:00:00+08:00', 'Asia/Shanghai', true],
    ['a second before it', DAY, '2026-03-02T08:59:59+08:00', 'Asia/Shanghai', false],
    ['in its last second', DAY, '2026-03-02T17:59:59+08:00', 'Asia/Shanghai', true],
    ['from its end on', DAY, '2026-03-02T18:00:00+08:00', 'Asia/Shanghai', false],
    ['on a Sunday', DAY, '2026-03-01T12:00:00+08:00', 'Asia/Shanghai', false],
    ['where the zone has another day', DAY, '2026-03-02T02:00:00+08:00', 'America/New_York', false],
    ['on Friday night', NIGHT, '2026-03-06T23:00:00+08:00', 'Asia/Shanghai', true],
    ['after midnight, still the night of Friday', NIGHT, '2026-03-07T01:59:59+08:00', 'Asia/Shanghai', true],
    ['at the end of that night', NIGHT, '2026-03-07T02:00:00+08:00', 'Asia/Shanghai', false],
    ['in the first hours of Friday', NIGHT, '2026-03-06T01:00:00+08:00', 'Asia/Shanghai', false],
    ['whole day', { weekdays: [1] }, '2026-03-02T00:00:00+08:00', 'Asia/Shanghai', true],
    ['on a date of its own', { dates: ['2026-03-02'] }, '2026-03-02T23:59:59+08:00', 'Asia/Shanghai', true],
    ['on the day after it', { dates: ['2026-03-02'] }, '2026-03-03T00:00:00+08:00', 'Asia/Shanghai', false],
    [
      'across midnight after a date of its own',
      { dates: ['2026-03-02'], from: '22:00', to: '02:00' },
      '2026-03-03T01:00:00+08:00',
      'Asia/Shanghai',
      true,
    ],
    [
      'from a time to the same time',
      { weekdays: [1], from: '08:00', to: '08:00' },
      '2026-03-03T07:00:00+08:00',
      'Asia/Shanghai',
      true,
    ],
  ])('%s', (_title, window, instant, zone, expected) => {
    expect(open(window, instant, zone)).toBe(expected);
  });
});

describe('days of clock change in Berlin [DEV-17]', () => {
  const EARLY: Window = { from: '02:00', to: '03:00' };
  const minutesOpen = (day: string, hours: number) =>
    Array.from({ length: hours * 60 }, (_, minute) =>
      isOpen(EARLY, zonedTime(at(day) + minute * 60_000, 'Europe/Berlin')),
    ).filter(Boolean).length;

  test.each([
    ['an ordinary day has the hour once', '2026-03-28T00:00:00+01:00', 24, 60],
    ['the day that skips the hour has none of it', '2026-03-29T00:00:00+01:00', 23, 0],
    ['the day that repeats the hour has it twice', '2026-10-25T00:00:00+02:00', 25, 120],
  ])('%s', (_title, day, hours, minutes) => {
    expect(minutesOpen(day, hours)).toBe(minutes);
  });

  test('nine in the morning is nine on the wall before and after', () => {
    const nine: Window = { from: '09:00', to: '10:00' };
    expect(open(nine, '2026-03-28T08:00:00Z', 'Europe/Berlin')).toBe(true);
    expect(open(nine, '2026-03-29T07:00:00Z', 'Europe/Berlin')).toBe(true);
    expect(open(nine, '2026-03-29T08:00:00Z', 'Europe/Berlin')).toBe(false);
  });
});

test('no window at all means always', () => {
  expect(anyOpen([], zonedTime(0, 'UTC'))).toBe(true);
});

test('midnight is minute 0 of the new day', () => {
  expect(zonedTime(at('2026-03-02T00:00:00+08:00'), 'Asia/Shanghai')).toEqual({
    date: '2026-03-02',
    weekday: 1,
    minute: 0,
  });
});

test.each(['8:00', '24:01', '12:60', 'noon'])('refuses "%s" as a time of day', (time) => {
  expect(() => minuteOf(time)).toThrow(RangeError);
});

test('knows zones from other words', () => {
  expect([isZone('Asia/Shanghai'), isZone('Mars/Olympus')]).toEqual([true, false]);
});

test('the day before the first of March is the last of February', () => {
  expect([addDays('2028-03-01', -1), addDays('2026-12-31', 1)]).toEqual(['2028-02-29', '2027-01-01']);
});
