/**
 * Instants as people write them: by the clock on a wall, in an IANA zone. A wall time is kept as the
 * milliseconds that a clock in UTC would have when it shows the same.
 */

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  FORMATS.set(zone, made);
  return made;
}

/** Time after whose multiples clocks are put forward or back, milliseconds. */
const QUARTER_MS = 15 * 60_000;
/** Last instant that there is (ECMA-262 21.4.1.1). */
const LAST = 8_640_000_000_000_000;
/** Quarters of an hour of one zone whose offsets are kept: those of three weeks, or the beginnings of the days of five years. */
const MOST_QUARTERS = 2000;

/** Offsets of zones by the quarter of an hour, counted from 1970; null for one in which a clock is put to another time. */
const OFFSETS = new Map<string, Map<number, number | null>>();

/** Returns how far the wall time of a zone is ahead of UTC, milliseconds. A quarter of an hour is asked for once: that takes 10 µs. */
function offsetAt(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS);
  const known = OFFSETS.get(zone) ?? new Map<number, number | null>();
  let offset = known.get(quarter);
  if (offset === undefined) {
    const [first, last] = [quarter * QUARTER_MS, Math.min((quarter + 1) * QUARTER_MS - 1, LAST)];
    const begin = readAt(first, zone) - first;
    offset = readAt(last, zone) - last === begin ? begin : null;
    if (known.size >= MOST_QUARTERS) known.clear();
    known.set(quarter, offset);
    OFFSETS.set(zone, known);
  }
  return offset ?? readAt(instant, zone) - instant;
}

/** Returns the wall time in `zone` at an instant (milliseconds since 1970). Throws RangeError for a zone that nobody knows. */
export const wallTimeOf = (instant: number, zone: string): number => {
  const whole = Math.trunc(instant);
  return whole + offsetAt(whole, zone);
};

/** The same as the platform reads a clock. */
function readAt(instant: number, zone: string): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value;
  const part = (name: string): number => Number(parts[name]);
  const year = parts['era'] === 'BC' ? 1 - part('year') : part('year');
  const wall = new Date(0);
  wall.setUTCFullYear(year, part('month') - 1, part('day'));
  wall.setUTCHours(part('hour'), part('minute'), part('second'), ((instant % 1000) + 1000) % 1000);
  return wall.getTime();
}

/**
 * Returns the instant at which a clock in `zone` shows a wall time. Of an hour that comes twice it is the
 * first one; a time that the clock jumps over is read as before the jump.
 */
export function instantOf(wall: number, zone: string): number {
  const [before, after] = [offsetAt(wall - 86_400_000, zone), offsetAt(wall + 86_400_000, zone)];
  const first = wall - Math.max(before, after);
  const second = wall - Math.min(before, after);
  if (wallTimeOf(first, zone) === wall) return first;
  return wallTimeOf(second, zone) === wall ? second : wall - before;
}
