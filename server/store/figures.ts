import { sql, type Compilable, type RawBuilder } from 'kysely';
import { allOf } from './clause.ts';
import { StoreMisuse } from './errors.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import type { Eb, Figure, WeekSpan, Where } from './types.ts';
import { sumsOfWeeks, weeksOf } from './weeks.ts';

/** Which figures are asked for, by the values of which fields; `whole`: those of all rows as well, in front of the others. */
export interface FiguresAsked {
  by: readonly string[];
  wanted: readonly Figure[];
  whole: boolean;
  /** Days that are read from rows of weeks, in the place of the rows of the table. */
  weeks?: WeekSpan | undefined;
}

/** A figure with its columns: that which it is of, the one that must be above nothing, and the instant that it is the last by. */
interface Part {
  figure: Figure;
  name: string;
  above: string | null;
  at: string | null;
}

/** Digits of an instant in milliseconds, from 2001 to 2286: as text they sort as instants do. */
const INSTANT_DIGITS = 13;

function partOf({ shape }: View, figure: Figure): Part {
  const { name, type } = shape.column(Object.values(figure as Record<string, string>)[0]!);
  if ('sum' in figure && type !== 'integer') throw new StoreMisuse(`"${figure.sum}" is no whole number`);
  const above = 'distinct' in figure && figure.with !== undefined ? shape.column(figure.with).name : null;
  return { figure, name, above, at: 'last' in figure ? shape.column(figure.by).name : null };
}

/** Returns how often different values of a column are there, of rows in which another is above nothing. */
const countOf = (column: string, above: string | null): RawBuilder<unknown> =>
  above === null
    ? sql`count(distinct ${sql.ref(column)})`
    : sql`count(distinct case when ${sql.ref(above)} > 0 then ${sql.ref(column)} end)`;

function figureOf({ figure, name, above, at }: Part): RawBuilder<unknown> {
  if ('distinct' in figure) return countOf(name, above);
  if ('sum' in figure) return sql`sum(${sql.ref(name)})`;
  return 'most' in figure ? sql`max(${sql.ref(name)})` : sql`max(cast(${sql.ref(at!)} as text) || ${sql.ref(name)})`;
}

/** Returns what the rows are read from: the table, or its weeks by its name. By `at` lines are those of weeks, else it is the last day. */
function source({ shape, current }: View, { by, weeks: span }: Pick<FiguresAsked, 'by' | 'weeks'>) {
  const { db } = current.engine;
  if (span === undefined) return db.selectFrom(shape.name);
  const weeks = weeksOf(shape.name);
  if (!weeks) throw new StoreMisuse(`${shape.name} has no weeks`);
  return db.selectFrom(sumsOfWeeks(db, weeks, span, by.includes('at') ? 'week' : 'day').as(shape.name));
}

/**
 * Returns the statement of figures by some columns with those of all rows, from one reading of the rows. Different values are
 * counted among groups of them, which are few where rows are many: what a screen showed in a season is one for each ad.
 */
function inGroups(
  view: View,
  where: (eb: Eb) => ReturnType<typeof allOf>,
  asked: { rows: ReturnType<typeof source>; groups: string[]; parts: readonly Part[] },
): Compilable {
  const { rows, groups, parts } = asked;
  const { db } = view.current.engine;
  const keys = [...new Set([...groups, ...parts.flatMap(({ figure, name }) => ('distinct' in figure ? [name] : []))])];
  const few = rows
    .select(keys.map((name, n) => sql.ref(name).as(`key${n}`)))
    .select(
      parts.flatMap((part, n) => {
        if (!('distinct' in part.figure)) return [figureOf(part).as(`part${n}`)];
        return part.above === null ? [] : [sql`sum(${sql.ref(part.above)})`.as(`part${n}`)];
      }),
    )
    .where(where)
    .groupBy(keys);
  const figures = parts.map(({ figure, name, above }, n) => {
    const part = sql.ref(`part${n}`);
    const of = 'sum' in figure ? sql`sum(${part})` : sql`max(${part})`;
    return ('distinct' in figure ? countOf(`key${keys.indexOf(name)}`, above && `part${n}`) : of).as(`figure${n}`);
  });
  return db
    .with(
      (cte) => cte('few').materialized(),
      () => few,
    )
    .selectFrom('few' as never)
    .select([sql.lit(0).as('line'), ...groups.map((_, n) => sql`null`.as(`group${n}`)), ...figures])
    .unionAll(
      db
        .selectFrom('few' as never)
        .select([sql.lit(1).as('line'), ...groups.map((_, n) => sql.ref(`key${n}`).as(`group${n}`)), ...figures])
        .groupBy(groups.map((_, n) => sql.ref(`key${n}`))),
    );
}

function read(value: unknown, figure: Figure | undefined): unknown {
  if (figure !== undefined && 'last' in figure) return typeof value === 'string' ? value.slice(INSTANT_DIGITS) : null;
  return figure === undefined || 'most' in figure ? value : Number(value ?? 0);
}

/** Returns the figures of the rows in scope that match, by the values of some fields: each group's values, then its figures. */
export async function figures(view: View, asked: FiguresAsked, where: Where): Promise<unknown[][]> {
  const { by, wanted, whole } = asked;
  const { shape, current } = view;
  const groups = by.map((field) => shape.column(field).name);
  const parts = wanted.map((figure) => partOf(view, figure));
  const plan = planOnce(view.clause.args, (param) => {
    const within = (eb: Eb) => allOf(eb, [view.clause], where, param, 0);
    const from = source(view, asked);
    if (whole) return inGroups(view, within, { rows: from, groups, parts });
    const query = from.select([...groups, ...parts.map((part, n) => figureOf(part).as(`figure${n}`))]).where(within);
    return groups.length > 0 ? query.groupBy(groups) : query;
  });
  const rows = await current.arrays(plan, []);
  const inOrder = whole ? rows.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, ...row]) => row) : rows;
  return inOrder.map((row) => row.map((value, n) => read(value, wanted[n - groups.length])));
}
