import { addDays, DEFAULT_ZONE, zonedTime } from '../time.ts';
import { instantOf } from '../wallClock.ts';

/** Days of an order are those of one zone, whatever clock hangs beside a screen (architecture 5). */
const SALES_ZONE = DEFAULT_ZONE;

/** Returns the day that an instant (milliseconds) lies in, as in "2026-03-29". */
export const dayAt = (at: number): string => zonedTime(at, SALES_ZONE).date;

/** Returns the days from one to another, both included; none where the last is before the first. At most `most`. */
export function daysFrom(from: string, to: string, most = 1000): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < most; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the instant (milliseconds) at which a day begins. */
export const startOf = (day: string): number => instantOf(Date.parse(`${day}T00:00:00Z`), SALES_ZONE);

/** Returns the instant at which a day is over. */
export const endOf = (day: string): number => startOf(addDays(day, 1));

export interface Period {
  from: string;
  to: string;
}

/**
 * Returns the first periods of so many days, from a day on, of which no day is busy; at most `most`, one after the other.
 * @param horizon days that are looked at
 */
export function freePeriods(
  from: string,
  {
    length,
    horizon,
    most,
    isBusy,
  }: { length: number; horizon: number; most: number; isBusy: (day: string) => boolean },
): Period[] {
  const found: Period[] = [];
  let run: string[] = [];
  for (const day of daysFrom(from, addDays(from, horizon - 1))) {
    run = isBusy(day) ? [] : [...run, day];
    if (run.length < length) continue;
    found.push({ from: run[0]!, to: day });
    if (found.length === most) break;
    run = [];
  }
  return found;
}
