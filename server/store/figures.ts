import { sql, type AliasableExpression } from 'kysely';
import { StoreMisuse } from './errors.ts';
import { allOf } from './clause.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import type { Eb, Figure, Where } from './types.ts';

const fieldOf = (figure: Figure): string => Object.values(figure as Record<string, string>)[0]!;

/** Digits of an instant in milliseconds, from 2001 to 2286: as text they sort as instants do. */
const INSTANT_DIGITS = 13;

/** Returns the figures of the rows in scope that match, by the values of some fields: each group's values, then its figures. */
export async function figures(
  view: View,
  { by, wanted }: { by: readonly string[]; wanted: readonly Figure[] },
  where: Where,
): Promise<unknown[][]> {
  const { shape, current } = view;
  const groups = by.map((field) => shape.column(field).name);
  for (const figure of wanted) {
    const { type } = shape.column(fieldOf(figure));
    if ('sum' in figure && type !== 'integer') throw new StoreMisuse(`"${figure.sum}" is no whole number`);
  }
  const figureOf = (eb: Eb, figure: Figure): AliasableExpression<unknown> => {
    const column = shape.column(fieldOf(figure)).name;
    if ('distinct' in figure) {
      if (figure.with === undefined) return eb.fn.count(column).distinct();
      const above = shape.column(figure.with).name;
      return sql<number>`count(distinct case when ${sql.ref(above)} > 0 then ${sql.ref(column)} end)`;
    }
    if ('sum' in figure) return eb.fn.sum(column);
    if ('most' in figure) return eb.fn.max(column);
    const at = shape.column(figure.by).name;
    return sql<string | null>`max(cast(${sql.ref(at)} as text) || ${sql.ref(column)})`;
  };
  const plan = planOnce(view.clause.args, (param) => {
    const query = current.engine.db
      .selectFrom(shape.name)
      .select((eb) => [...groups, ...wanted.map((figure, index) => figureOf(eb, figure).as(`figure${index}`))])
      .where((eb) => allOf(eb, [view.clause], where, param, 0));
    return groups.length > 0 ? query.groupBy(groups) : query;
  });
  const rows = await current.arrays(plan, []);
  return rows.map((row) =>
    row.map((value, index) => {
      const figure = wanted[index - groups.length];
      if (figure !== undefined && 'last' in figure)
        return typeof value === 'string' ? value.slice(INSTANT_DIGITS) : null;
      return figure === undefined || 'most' in figure ? value : Number(value ?? 0);
    }),
  );
}
