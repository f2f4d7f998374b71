import { firstOpening, windowsOf } from '#core/schedule/showtimes.ts';
import { DEFAULT_ZONE, weekdayOf, zonedTime } from '#core/time.ts';
import type { AdFacts } from './facts.ts';

/** Times of an ad in the form that sentences need. */
export interface SpokenPlan {
  /** Weekdays in order; null for every day, empty when single days are listed instead. */
  weekdays: readonly number[] | null;
  /** Single days in order; null when there is no list of days. */
  dates: readonly string[] | null;
  /** Hours in order; null for the whole day. */
  hours: readonly { from: string; to: string }[] | null;
  /** True when no time of it falls into the period in at least one zone, so that the ad never plays there. */
  isNever: boolean;
}

const EVERY_DAY = 7;

/** Returns the listed days on which the ad can play: its weekdays that, with their night, can be in the period. */
function namedDays({ dates, weekdays, startAt, endAt }: AdFacts): string[] | null {
  if (dates.length === 0) return null;
  const fitting = dates.filter((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)));
  const from = startAt === null ? null : zonedTime(startAt, 'Etc/GMT+12').date;
  const to = endAt === null ? null : zonedTime(endAt, 'Etc/GMT-14').date;
  return fitting.filter((day) => (from === null || day >= before(from)) && (to === null || day <= to)).toSorted();
}

const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Returns the times of an ad by the player's rules (core/schedule), which also tell whether it ever plays. */
export function planOf(facts: AdFacts): SpokenPlan {
  const { weekdays, windows, startAt, endAt } = facts;
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  const zones = facts.reach && facts.reach.zones.length > 0 ? facts.reach.zones : [DEFAULT_ZONE];
  const open = windowsOf(facts);
  const isNever =
    startAt !== null && endAt !== null && zones.every((zone) => firstOpening(open, { startAt, endAt }, zone) === null);
  const dates = namedDays(facts);
  return {
    weekdays: dates ? [] : days.length === 0 || days.length === EVERY_DAY ? null : days,
    dates,
    hours: windows.length === 0 ? null : windows.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    isNever,
  };
}
