/** Wall-clock time in an IANA zone, days of clock change included (DEV-17). The instant is always an argument. */
import { wallTimeOf } from './wallClock.ts';

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

/** Says whether the platform knows a zone such as "Asia/Shanghai". */
export function isZone(zone: string): boolean {
  try {
    wallTimeOf(0, zone);
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
  const wall = new Date(wallTimeOf(instant, zone));
  const two = (number: number): string => String(number).padStart(2, '0');
  const year = String(wall.getUTCFullYear()).padStart(4, '0');
  const date = `${year}-${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())}`;
  return { date, weekday: wall.getUTCDay() || 7, minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
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
