import { addDays, minuteOf, zonedTime } from '../time.ts';
import { instantOf } from '../wallClock.ts';
import type { PlanAd } from '../manifest/manifest.ts';
import { anyOpen, type Window } from './window.ts';

/** Playing times of an ad within its period, as entered in its form (AD-16). Absent or empty means no restriction. */
export interface Showtimes {
  /** 1 Monday to 7 Sunday. */
  weekdays?: readonly number[] | null | undefined;
  windows?: readonly { readonly from: string; readonly to: string }[] | null | undefined;
  /** Local days. */
  dates?: readonly string[] | null | undefined;
}

/** Returns weekdays, dates and hours, which restrict independently, as windows of which one must be open. */
export function windowsOf({ weekdays, windows, dates }: Showtimes): PlanAd['windows'] {
  const days = {
    ...(weekdays && weekdays.length > 0 ? { weekdays: [...weekdays] } : {}),
    ...(dates && dates.length > 0 ? { dates: [...dates] } : {}),
  };
  if (windows && windows.length > 0) return windows.map(({ from, to }) => ({ ...days, from, to }));
  return Object.keys(days).length > 0 ? [days] : [];
}

/** Days searched at most: every combination of weekday and hour occurs within them, and the number of dates is limited. */
const MOST_DAYS = 400;

/**
 * Returns the first instant of a period (start inclusive, end exclusive) at which one of the windows is open by a clock
 * in `zone`, or null where none ever is. What is open in between is not said.
 */
export function firstOpening(
  windows: readonly Window[],
  { startAt, endAt }: { startAt: number; endAt: number },
  zone: string,
): number | null {
  if (startAt >= endAt) return null;
  if (anyOpen(windows, zonedTime(startAt, zone))) return startAt;
  // From here on a window can open only at its starting minute, or at midnight if it has none.
  const minutes = [...new Set(windows.map(({ from }) => minuteOf(from ?? '00:00')))].toSorted((a, b) => a - b);
  const days = windows.flatMap(({ dates }) => dates ?? []).toSorted();
  const first = zonedTime(startAt, zone).date;
  const last = zonedTime(endAt - 1, zone).date;
  const candidates = days.length > 0 ? days.filter((day) => day >= first) : null;
  for (let index = 0; index < (candidates?.length ?? MOST_DAYS); index += 1) {
    const day = candidates ? candidates[index]! : addDays(first, index);
    if (day > last) return null;
    for (const minute of minutes) {
      const at = instantOf(Date.parse(`${day}T00:00:00Z`) + minute * 60_000, zone);
      if (at >= startAt && at < endAt && anyOpen(windows, zonedTime(at, zone))) return at;
    }
  }
  return null;
}
