import { sql } from 'kysely';
import { allOf } from './clause.ts';
import { StoreMisuse } from './errors.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import type { Eb, Figure, WeekSpan, Where } from './types.ts';
import { dayColumn, WEEKDAYS, weeksOf, wholeWeeks, type Weeks } from './weeks.ts';

/** A figure with its place among those that are wanted. */
interface Placed {
  place: number;
  /** Column that is summed, or that must be above nothing. */
  column: string;
}

/** Figures of one statement: sums, or how many different values of a column there are. */
interface Reading {
  figures: readonly Placed[];
  counted: string | null;
}

/** Returns what is to be read: all sums at once, then different values, column by column. */
function readingsOf({ shape }: View, wanted: readonly Figure[]): Reading[] {
  const sums: Placed[] = [];
  const counts: Reading[] = [];
  for (const [place, figure] of wanted.entries()) {
    if ('sum' in figure) sums.push({ place, column: shape.column(figure.sum).name });
    else if ('distinct' in figure && figure.with !== undefined) {
      const figures = [{ place, column: shape.column(figure.with).name }];
      counts.push({ figures, counted: shape.column(figure.distinct).name });
    } else throw new StoreMisuse(`no such figure is read by day: ${JSON.stringify(figure)}`);
  }
  return sums.length > 0 ? [{ figures: sums, counted: null }, ...counts] : counts;
}

/** Returns the statement of a reading: of each week where it begins, then of each figure its seven days. */
function statementOf(view: View, weeks: Weeks, { figures, counted }: Reading, span: WeekSpan, where: Where) {
  const { db } = view.current.engine;
  const rows = db.selectFrom(wholeWeeks(db, weeks, span).as(view.shape.name));
  const columns = figures.flatMap(({ column }) => WEEKDAYS.map((day) => dayColumn(column, day)));
  return planOnce(view.clause.args, (param) => {
    const within = (eb: Eb) => allOf(eb, [view.clause], where, param, 0);
    if (counted === null)
      return rows
        .select('at')
        .select(columns.map((name) => sql`sum(${sql.ref(name)})`.as(name)))
        .where(within)
        .groupBy('at');
    // A value stands in one line of a week before it is counted: to sort all rows for each day would take far longer.
    const few = rows
      .select(['at', counted])
      .select(columns.map((name) => sql`max(${sql.ref(name)})`.as(name)))
      .where(within)
      .groupBy(['at', counted]);
    return db
      .selectFrom(few.as('few'))
      .select('at')
      .select(columns.map((name) => sql`count(case when ${sql.ref(name)} > 0 then ${sql.ref(counted)} end)`.as(name)))
      .groupBy('at');
  });
}

/**
 * Returns the figures of each day of a span of weeks, by where the week begins and the day of the week, from 0; a day without
 * rows has zeros, a week without any is left out. Rows of weeks are read, a seventh of those of days (docs/architecture.md).
 */
export async function figuresByDay(
  view: View,
  wanted: readonly Figure[],
  where: Where,
  span: WeekSpan,
): Promise<Map<number, number[][]>> {
  const weeks = weeksOf(view.shape.name);
  if (!weeks) throw new StoreMisuse(`${view.shape.name} has no weeks`);
  const figures = new Map<number, number[][]>();
  for (const reading of readingsOf(view, wanted)) {
    const places = reading.figures.map(({ place }) => place);
    for (const [at, ...values] of await view.current.arrays(statementOf(view, weeks, reading, span, where), [])) {
      const days = figures.get(Number(at)) ?? WEEKDAYS.map(() => wanted.map(() => 0));
      figures.set(Number(at), days);
      for (const [n, value] of values.entries())
        days[n % WEEKDAYS.length]![places[Math.floor(n / WEEKDAYS.length)]!] = Number(value ?? 0);
    }
  }
  return figures;
}
