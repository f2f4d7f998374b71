import { addDays, weekdayOf } from '../time.ts';

/** Periods that have a name (spec 9, REP-01); `custom` says its first and last day. */
export const REPORT_PERIODS = ['today', 'yesterday', 'last3', 'last7', 'last30', 'last90', 'custom'] as const;
/** Steps of time that a report can go by. */
export const REPORT_STEPS = ['hour', 'day', 'week', 'month'] as const;

export type ReportPeriod = (typeof REPORT_PERIODS)[number];
export type ReportStep = (typeof REPORT_STEPS)[number];

/** First and last day of a period, as in "2026-11-22". */
export interface Days {
  from: string;
  to: string;
}

const LENGTHS: Readonly<Partial<Record<ReportPeriod, number>>> = {
  today: 1,
  last3: 3,
  last7: 7,
  last30: 30,
  last90: 90,
};

/** Returns the days of a period that has a name; the last one is today. Null for one without. */
export function daysOf(period: ReportPeriod, today: string): Days | null {
  if (period === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  const length = LENGTHS[period];
  return length === undefined ? null : { from: addDays(today, 1 - length), to: today };
}

/** Returns the number of days, first and last included; 0 or less if the last is before the first. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;

/** Returns as many days as these, which end the day before. */
export function daysBefore(days: Days): Days {
  return { from: addDays(days.from, -lengthOf(days)), to: addDays(days.from, -1) };
}

/** Returns the step that suits a period: hours of a day, else days. */
export const stepFor = (days: Days): ReportStep => (lengthOf(days) === 1 ? 'hour' : 'day');

/** Returns the first day of the step of days in which a day lies: itself, its Monday, or the first of its month. */
export function stepOf(day: string, step: Exclude<ReportStep, 'hour'>): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  return step === 'week' ? addDays(day, 1 - weekdayOf(day)) : day;
}
