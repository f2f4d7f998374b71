import { addDays, zonedTime } from '../time.ts';
import type { PlanAd } from '../manifest/manifest.ts';
import { edgesOn } from './edges.ts';
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

/** Playing times of one material of an ad, within those of the ad. */
export interface MaterialShowtimes extends Showtimes {
  material: string;
}

/** Returns the windows of each material that has times of its own; every other plays whenever its ad does (AD-16). */
export function materialWindows(
  times: readonly MaterialShowtimes[] | null | undefined,
): ReadonlyMap<string, PlanAd['windows']> {
  const said = (times ?? []).map((one): [string, PlanAd['windows']] => [one.material, windowsOf(one)]);
  return new Map(said.filter(([, windows]) => windows.length > 0));
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
  // From here on a window can open only at its starting time, at midnight if it has none, or where the clock jumps.
  const times = new Set(windows.map(({ from }) => from ?? '00:00'));
  const days = windows.flatMap(({ dates }) => dates ?? []).toSorted();
  const first = zonedTime(startAt, zone).date;
  const last = zonedTime(endAt - 1, zone).date;
  const candidates = days.length > 0 ? days.filter((day) => day >= first) : null;
  for (let index = 0; index < (candidates?.length ?? MOST_DAYS); index += 1) {
    const day = candidates ? candidates[index]! : addDays(first, index);
    if (day > last) return null;
    const opens = edgesOn(day, times, zone).filter(
      (at) => at >= startAt && at < endAt && anyOpen(windows, zonedTime(at, zone)),
    );
    if (opens.length > 0) return Math.min(...opens);
  }
  return null;
}
