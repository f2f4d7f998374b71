import { DEFAULT_ZONE } from '../time.ts';
import { instantOf, wallTimeOf } from '../wallClock.ts';

/** Durations that a promotion may be given by name (AD-04), in the days of the default zone; every other end is typed. */
const MONTHS = { oneMonth: 1, threeMonths: 3, sixMonths: 6 } as const;
const DAYS = { sevenDays: 7 } as const;

const hasKey = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key);

/** Returns the same time of day a number of months later; in a shorter month its last day. */
function monthsLater(wall: number, months: number): number {
  const at = new Date(wall);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.getTime();
}

/** Returns the end of a promotion that begins at `start` (milliseconds), or null if its duration is unknown. */
export function promotionEnd(start: number, promotion: string | null | undefined): number | null {
  if (!promotion) return null;
  const wall = wallTimeOf(start, DEFAULT_ZONE);
  if (hasKey(MONTHS, promotion)) return instantOf(monthsLater(wall, MONTHS[promotion]), DEFAULT_ZONE);
  if (hasKey(DAYS, promotion)) return instantOf(wall + DAYS[promotion] * 86_400_000, DEFAULT_ZONE);
  return null;
}
