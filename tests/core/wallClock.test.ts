import { expect, test } from 'vitest';
import fc from 'fast-check';
import { instantOf, wallTimeOf } from '#core/wallClock.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);

test.each([
  ['2026-11-20T04:00:00', 'Asia/Shanghai', '2026-11-20T12:00:00'],
  ['2026-01-20T04:00:00.250', 'America/New_York', '2026-01-19T23:00:00.250'],
  ['2026-07-20T04:00:00', 'America/New_York', '2026-07-20T00:00:00'],
  ['2026-06-30T23:59:59', 'Asia/Kathmandu', '2026-07-01T05:44:59'],
])('%s is in %s %s', (instant, zone, wall) => {
  expect(wallTimeOf(utc(instant), zone)).toBe(utc(wall));
  expect(instantOf(utc(wall), zone)).toBe(utc(instant));
});

test('of an hour that comes twice it is the first; one that is jumped over is read as before the jump', () => {
  expect(instantOf(utc('2026-10-25T02:30:00'), 'Europe/Berlin')).toBe(utc('2026-10-25T00:30:00'));
  expect(instantOf(utc('2026-03-29T02:30:00'), 'Europe/Berlin')).toBe(utc('2026-03-29T01:30:00'));
});

test('what a wall shows leads back to an instant that shows the same', () => {
  const zones = fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC');
  const instants = fc.integer({ min: utc('1990-01-01T00:00:00'), max: utc('2040-01-01T00:00:00') });
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      const wall = wallTimeOf(instant, zone);
      const back = instantOf(wall, zone);
      expect(wallTimeOf(back, zone)).toBe(wall);
      expect(back).toBeLessThanOrEqual(instant);
    }),
    { numRuns: 300 },
  );
});

test('it is what the platform shows, also where a clock is put to another time within a quarter of an hour', () => {
  const zones = fc.constantFrom(
    'Asia/Shanghai',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Monrovia',
    'Asia/Tehran',
  );
  // Of Shanghai in 1901, New York in 1883, Monrovia in 1972 and Europe’s nights.
  const changes = fc.constantFrom(
    utc('1900-12-31T15:54:17'),
    utc('1883-11-18T17:00:00'),
    utc('1972-01-07T00:44:30'),
    utc('2026-03-29T01:00:00'),
    utc('2026-10-25T01:00:00'),
  );
  const instants = fc.tuple(changes, fc.integer({ min: -40 * 60_000, max: 40 * 60_000 })).map(([at, by]) => at + by);
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
      const wall = new Date(wallTimeOf(instant, zone)).toISOString();
      expect(wall.slice(0, 19).replace('T', ' ')).toBe(shown.format(instant));
    }),
    { numRuns: 2000 },
  );
});

test('a zone that nobody knows is refused', () => {
  expect(() => wallTimeOf(0, 'Mars/Olympus')).toThrow(RangeError);
});
