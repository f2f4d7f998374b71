import { DEFAULT_ZONE, zonedTime } from '#core/time.ts';
import { instantOf } from '#core/wallClock.ts';

/**
 * Zone whose midnight ends the days of an enterprise's reports (architecture 5). Sums by day are kept by it, so that all who
 * read a report see the same figures, wherever they are.
 */
export const REPORT_ZONE = DEFAULT_ZONE;

export const HOUR_MS = 3_600_000;

/** Returns the hour in which an instant lies: where it begins. */
export const hourStart = (at: number): number => Math.floor(at / HOUR_MS) * HOUR_MS;

/** Returns the instant at which a day such as "2026-11-22" begins. */
export const dayStart = (day: string): number => instantOf(Date.parse(`${day}T00:00:00Z`), REPORT_ZONE);

/** Returns the day in which an instant lies, as in "2026-11-22". */
export const dayAt = (at: number): string => zonedTime(at, REPORT_ZONE).date;
