import { addDays, weekdayOf } from '#core/time.ts';

/** Weeks that a calendar shows: the same number for each month, so that it never changes its height. */
const WEEKS = 6;

/** Returns the weekday on which a week begins in a language's region: 1 Monday to 7 Sunday. */
export function firstWeekday(tag: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag);
  // Older browsers do not say it; ISO's answer is right in China.
  return locale.getWeekInfo?.().firstDay ?? 1;
}

/** Returns the first day of the week in which a day lies. */
const weekStart = (day: string, first: number): string => addDays(day, -((weekdayOf(day) - first + 7) % 7));

/** Returns the weeks that show the month of a day, each of seven days. */
export function weeksOf(day: string, first: number): string[][] {
  const start = weekStart(`${day.slice(0, 7)}-01`, first);
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => addDays(start, week * 7 + weekday)),
  );
}

/** Returns the day so many months on; the last of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns the day that a key moves to in a calendar (WAI-ARIA's date grid), or null. */
export function dayByKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  first: number,
): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekStart(day, first);
    case 'End':
      return addDays(weekStart(day, first), 6);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** Returns the nearest day that may be chosen. */
export const within = (day: string, min: string | undefined, max: string | undefined): string =>
  min !== undefined && day < min ? min : max !== undefined && day > max ? max : day;
