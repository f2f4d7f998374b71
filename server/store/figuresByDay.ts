import { sql } from 'kysely';
import { allOf } from './clause.ts';
import { StoreMisuse } from './errors.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import type { Eb, Figure, WeekSpan, Where } from './types.ts';
import { dayColumn, WEEKDAYS, weeksOf, wholeWeeks, type Weeks } from './weeks.ts';

/** A figure with its place among those that are wanted: a sum, or how many different values there are. */
interface Placed {
  place: number;
  kind: 'sum' | 'count';
  /** Column that is summed, or that is above nothing where a value is counted. */
  column: string;
}

/** Figures of one statement. */
interface Reading {
  figures: readonly Placed[];
  /** Column whose different values are counted; null where each row of a day has another one, or nothing is counted. */
  counted: string | null;
}

/**
 * Returns what is to be read: sums and what is counted row by row at once, then different values, column by column. Sums of the
 * very column by which values are counted are read with these. What has a row on a day is counted on it.
 */
function readingsOf({ shape }: View, { sums: [some = ''], alone }: Weeks, wanted: readonly Figure[]): Reading[] {
  const plain: Placed[] = [];
  const counts: { figures: [Placed]; counted: string }[] = [];
  for (const [place, figure] of wanted.entries()) {
    if ('sum' in figure) plain.push({ place, kind: 'sum', column: shape.column(figure.sum).name });
    else if ('distinct' in figure) {
      const counted = shape.column(figure.distinct).name;
      const column = figure.with === undefined ? some : shape.column(figure.with).name;
      const placed: Placed = { place, kind: 'count', column };
      if (counted === alone && column === some) plain.push(placed);
      else counts.push({ figures: [placed], counted });
    } else throw new StoreMisuse(`no such figure is read by day: ${JSON.stringify(figure)}`);
  }
  const [first, ...rest] = counts;
  const rides = first !== undefined && plain.every(({ column }) => column === first.figures[0].column);
  if (rides) return [{ ...first, figures: [...first.figures, ...plain] }, ...rest];
  return plain.length > 0 ? [{ figures: plain, counted: null }, ...counts] : counts;
}

/** Returns the statement of a reading: of each week where it begins, then of each figure its seven days. */
function statementOf(view: View, weeks: Weeks, { figures, counted }: Reading, span: WeekSpan, where: Where) {
  const { db } = view.current.engine;
  const rows = db.selectFrom(wholeWeeks(db, weeks, span).as(view.shape.name));
  const days = figures.flatMap(({ kind, column }) =>
    WEEKDAYS.map((day) => ({ name: dayColumn(column, day), as: dayColumn(`${kind}_${column}`, day), kind })),
  );
  return planOnce(view.clause.args, (param) => {
    const within = (eb: Eb) => allOf(eb, [view.clause], where, param, 0);
    if (counted === null)
      return rows
        .select('at')
        .select(days.map(({ name, as, kind }) => sql`${sql.raw(kind)}(${sql.ref(name)})`.as(as)))
        .where(within)
        .groupBy('at');
    // A value stands in one line of a week before it is counted: to sort all rows for each day would take far longer. Where nothing
    // is summed, the most of a day says as well that there is something, and costs PostgreSQL less than its sum.
    const added = sql.raw(days.some(({ kind }) => kind === 'sum') ? 'sum' : 'max');
    const few = rows
      .select(['at', counted])
      .select([...new Set(days.map(({ name }) => name))].map((name) => sql`${added}(${sql.ref(name)})`.as(name)))
      .where(within)
      .groupBy(['at', counted]);
    const one = ({ name, kind }: (typeof days)[number]) =>
      kind === 'sum'
        ? sql`sum(${sql.ref(name)})`
        : sql`count(case when ${sql.ref(name)} > 0 then ${sql.ref(counted)} end)`;
    return db
      .selectFrom(few.as('few'))
      .select('at')
      .select(days.map((day) => one(day).as(day.as)))
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
  for (const reading of readingsOf(view, weeks, wanted)) {
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
