import type { ZonedTime } from '../time.ts';
import { addDays, minuteOf, weekdayOf } from '../time.ts';

/** Time window by the clock of the device's zone (AD-16). An absent property does not restrict. */
export interface Window {
  /** ISO weekdays, 1 Monday to 7 Sunday, on which the window opens. */
  weekdays?: readonly number[] | undefined;
  /** "22:00": it opens at this minute; absent with `to` absent: the whole day. */
  from?: string | undefined;
  /** "02:00": it is closed from this minute on. Not later than `from`: on the next day. */
  to?: string | undefined;
  /** Local dates on which it opens; with weekdays as well, both must hold. */
  dates?: readonly string[] | undefined;
}

/** Says whether the window opens on a local date. */
function opensOn(window: Window, date: string): boolean {
  if (window.dates && window.dates.length > 0 && !window.dates.includes(date)) return false;
  return !window.weekdays || window.weekdays.length === 0 || window.weekdays.includes(weekdayOf(date));
}

/**
 * Says whether a window is open at a local time (zonedTime of the instant in the device's zone).
 *
 * A window across midnight belongs to the day on which it opened: Friday 22:00 to 02:00 is open on
 * Saturday at one o'clock, and not on Friday at one. An hour that the clock skips is not played, an hour
 * that it repeats is played twice, as the people before the screen see it.
 */
export function isOpen(window: Window, { date, minute }: ZonedTime): boolean {
  const from = minuteOf(window.from ?? '00:00');
  const to = minuteOf(window.to ?? '24:00');
  if (from < to) return minute >= from && minute < to && opensOn(window, date);
  return (minute >= from && opensOn(window, date)) || (minute < to && opensOn(window, addDays(date, -1)));
}

/** Says whether any of the windows is open; none at all means always. */
export function anyOpen(windows: readonly Window[], local: ZonedTime): boolean {
  return windows.length === 0 || windows.some((window) => isOpen(window, local));
}
