/** Wall-clock time in an IANA zone, days of clock change included (DEV-17). The instant is always an argument. */

/** Zone of a screen without one, and of times whose viewer tells none (architecture 5). */
export const DEFAULT_ZONE = 'Asia/Shanghai';

export interface ZonedTime {
  /** "2026-03-29", the local date. */
  date: string;
  /** 1 is Monday, 7 is Sunday (ISO 8601). */
  weekday: number;
  /** Minutes since local midnight by the clock on the wall, 0 to 1439. */
  minute: number;
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

// Returns a cached formatter: making one costs 50 µs, using one 1 µs; a player needs it several times a second.
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  FORMATS.set(zone, made);
  return made;
}

/** Says whether the platform knows a zone such as "Asia/Shanghai". */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Returns what a clock on a wall in `zone` shows at `instant` (milliseconds since 1970).
 * Throws RangeError for a zone that the platform does not know.
 */
export function zonedTime(instant: number, zone: string): ZonedTime {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value;
  const date = `${parts['year']!.padStart(4, '0')}-${parts['month']}-${parts['day']}`;
  return { date, weekday: weekdayOf(date), minute: Number(parts['hour']) * 60 + Number(parts['minute']) };
}

/** Returns the ISO weekday (1 Monday … 7 Sunday) of a date such as "2026-03-29". */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Returns a zone as it can be used: the default one where there is none, or none that is known. */
export const zoneOr = (zone: string | null): string => (zone !== null && isZone(zone) ? zone : DEFAULT_ZONE);

/** Returns the date a number of days later (earlier if negative), by the calendar: clock changes do not matter. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Returns "08:30" as minutes since midnight; "24:00" is 1440. Throws RangeError on any other text. */
export function minuteOf(time: string): number {
  const match = /^(\d\d):(\d\d)$/.exec(time);
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  if (!match || Number(match[2]) > 59 || minutes > 1440)
    throw new RangeError(`"${time}" is no time of day such as 08:30.`);
  return minutes;
}
