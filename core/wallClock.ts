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

/** Returns the wall time in `zone` at an instant (milliseconds since 1970). Throws RangeError for a zone that nobody knows. */
export function wallTimeOf(instant: number, zone: string): number {
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
  const offsetAt = (instant: number): number => wallTimeOf(instant, zone) - instant;
  const [before, after] = [offsetAt(wall - 86_400_000), offsetAt(wall + 86_400_000)];
  const first = wall - Math.max(before, after);
  const second = wall - Math.min(before, after);
  if (wallTimeOf(first, zone) === wall) return first;
  return wallTimeOf(second, zone) === wall ? second : wall - before;
}
