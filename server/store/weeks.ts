import { sql, type RawBuilder } from 'kysely';
import type { AnyDb, WeekSpan } from './types.ts';

/** Days of a week, from Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const [MONDAY, SUNDAY] = [1, 7];
const DAY_MS = 86_400_000;

/** Rows of weeks, in which the sums of a table by the day stand side by side. */
export interface Weeks {
  /** Table of the sums by the day. */
  of: string;
  table: string;
  /** Columns that all sums of one row have in common, apart from the corporation. */
  same: readonly string[];
  /**
   * Columns that are added up, here over the whole week; each has one more for each of its days: `plays1` to `plays7`. The first
   * is above nothing on each day that has a sum.
   */
  sums: readonly string[];
  /** Column of which each row of one day has another value: it is counted by counting rows. */
  alone?: string;
}

/** Columns of a screen and of where it was. */
const PLACE = ['device_id', 'device_name', 'group_id', 'store_id', 'district_code', 'dept_id'] as const;

/** Sums of plays, as weeks and days have them. */
export const PLAY_WEEKS = {
  of: 'play_sums',
  table: 'play_weeks',
  same: [
    'ad_id',
    'ad_name',
    'campaign_id',
    'advertiser_id',
    'device_id',
    'device_name',
    'group_id',
    'store_id',
    'district_code',
    'slot_id',
    'slot_name',
    'dept_id',
  ],
  sums: ['plays', 'duration_ms', 'income_milli'],
} as const satisfies Weeks;

/** Time online of screens. */
export const SCREEN_WEEKS = {
  of: 'screen_sums',
  table: 'screen_weeks',
  same: PLACE,
  sums: ['due_ms', 'online_ms', 'outages'],
  alone: 'device_id',
} as const satisfies Weeks;

/** People who passed screens. */
export const FLOW_WEEKS = {
  of: 'flow_sums',
  table: 'flow_weeks',
  same: [...PLACE, 'age_band', 'gender'],
  sums: ['people'],
} as const satisfies Weeks;

/** All weeks that there are. */
export const ALL_WEEKS: readonly Weeks[] = [PLAY_WEEKS, SCREEN_WEEKS, FLOW_WEEKS];

/** Returns the weeks of a table; undefined for one with a row for each fact. */
export const weeksOf = (table: string): Weeks | undefined => ALL_WEEKS.find(({ of }) => of === table);

/** Returns the column of a sum on a day of the week. */
export const dayColumn = (sum: string, day: number): string => `${sum}${day}`;

const dayOf = (sum: string, day: number): RawBuilder<unknown> => sql.ref(dayColumn(sum, day));

/** Weeks of which the same days are wanted: all but the first and the last one, and each of these. */
interface Part {
  from: number;
  to: number;
  days: readonly number[];
}

const daysFrom = (first: number, last: number): number[] => WEEKDAYS.filter((day) => day >= first && day <= last);

function partsOf({ from, first, to, last }: WeekSpan): Part[] {
  if (from === to) return [{ from, to, days: daysFrom(first, last) }];
  const head = first > MONDAY ? [{ from, to: from, days: daysFrom(first, SUNDAY) }] : [];
  const tail = last < SUNDAY ? [{ from: to, to, days: daysFrom(MONDAY, last) }] : [];
  const whole = {
    from: head.length > 0 ? from + 1 : from,
    to: tail.length > 0 ? to - 1 : to,
    days: WEEKDAYS,
  };
  return [...head, whole, ...tail];
}

/** Returns the last day of these that a row has a sum of, as an instant within that day. */
const lastDay = (sum: string, days: readonly number[]): RawBuilder<unknown> =>
  sql`at + ${sql.lit(DAY_MS)} * case ${sql.join(
    days.toReversed().map((day) => sql`when ${dayOf(sum, day)} is not null then ${sql.lit(day - MONDAY)}`),
    sql` `,
  )} end`;

function partOf(db: AnyDb, { table, same, sums }: Weeks, { from, to, days }: Part, at: 'week' | 'day') {
  const [some = ''] = sums;
  const isWhole = days.length === WEEKDAYS.length;
  const added = (sum: string) =>
    sql.join(
      days.map((day) => sql`coalesce(${dayOf(sum, day)}, 0)`),
      sql` + `,
    );
  const rows = db
    .selectFrom(table)
    .select(['corp_id', ...same])
    .select([
      (at === 'week' ? sql`at` : lastDay(some, days)).as('at'),
      sql`null`.as('deleted_at'),
      ...sums.map((sum) => (isWhole ? sql.ref(sum) : added(sum)).as(sum)),
    ])
    .where('at', '>=', from)
    .where('at', '<=', to);
  return isWhole ? rows : rows.where((eb) => eb.or(days.map((day) => eb(dayColumn(some, day), 'is not', null))));
}

/**
 * Returns what stands for the sums by the day of a span, from rows of weeks: a row has the sums of its days that lie in it, and
 * `at` is where its week begins, or the last of these days.
 */
export function sumsOfWeeks(db: AnyDb, weeks: Weeks, span: WeekSpan, at: 'week' | 'day') {
  const [first, ...rest] = partsOf(span).map((part) => partOf(db, weeks, part, at));
  return rest.reduce((all, part) => all.unionAll(part), first!);
}

/** Returns rows of whole weeks, as they are. */
export const wholeWeeks = (db: AnyDb, { table }: Weeks, { from, to }: WeekSpan) =>
  db
    .selectFrom(table)
    .selectAll()
    .select(sql`null`.as('deleted_at'))
    .where('at', '>=', from)
    .where('at', '<=', to);
