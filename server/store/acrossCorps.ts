import { sql } from 'kysely';
import { Clause, allOf } from './clause.ts';
import { ordered, type Order, type Query } from './order.ts';
import type { Param, Plan } from './plans.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import type { Where } from './types.ts';

/** Corporations up to which each is queried on its own; more are queried at once and sorted. */
const MAX_CORPS = 16;

interface Page {
  names: readonly string[];
  /** Key of the columns in the statement cache. */
  key: string;
  clauses: readonly Clause[];
  where?: Where | undefined;
  order: Order;
  /** Rows of the first corporation come before all others. */
  ownFirst: boolean;
  limit: number;
  offset: number;
}

/** Key columns of a row of the page, under aliases that no column has. */
const KEY = ['corp_id as page_corp', 'id as page_id'];
/** Column that is true if a row of the page belongs to another corporation than the first. */
const FOREIGN = 'page_foreign';

const isCorp = ({ test, column }: Clause['conditions'][number]): boolean => test === 'in' && column === 'corp_id';

/**
 * Returns the plan to read one page over several corporations, or null for one only, or too many. The corporation leads
 * every index: `corp_id in (…)` ordered by another column would sort all rows of all of them. So each corporation is
 * queried for its first rows in index order, only those are merged, and whole rows are read for the final page only.
 */
export function pageAcrossCorps(view: View, page: Page): { plan: Plan; args: readonly unknown[] } | null {
  const corps = [...new Set(view.corps ?? [])];
  if (!view.shape.tenant || corps.length < 2 || corps.length > MAX_CORPS) return null;
  const { names, where, order, ownFirst, limit, offset } = page;
  const clauses = page.clauses.map(
    ({ conditions, tenant }) =>
      new Clause(
        conditions.filter((one) => !isCorp(one)),
        tenant,
      ),
  );
  const values = [...corps, ...clauses.flatMap(({ args }) => args)];
  const args = offset > 0 ? [...values, offset, offset + limit] : values;
  const { db } = view.current.engine;
  const build = (param: Param): Query => {
    const own = (at: number): Query => {
      const rows = db
        .selectFrom(view.shape.name)
        .select([...new Set(['corp_id', 'id', view.shape.column(order[0]).name])])
        .select(sql.lit(at === 0 ? 0 : 1).as(FOREIGN))
        .where((eb) =>
          eb.and([eb('corp_id', '=', param(at)), allOf(eb, clauses, where, param, corps.length)]),
        ) as Query;
      const first = ordered(rows, view.shape, order).limit(
        offset > 0 ? (param(values.length + 1) as number) : sql.lit(limit),
      );
      // SQLite allows no order and limit between "union all", except in a subquery.
      return db.selectFrom(first.as(`own${at}`)).selectAll();
    };
    const all = corps.slice(1).reduce((union, _corp, at) => union.unionAll(own(at + 1)), own(0));
    const inOrder = (query: Query): Query => ordered(ownFirst ? query.orderBy(FOREIGN) : query, view.shape, order);
    const merged = inOrder(db.selectFrom(all.as('merged')).select([...KEY, FOREIGN]));
    const keys = merged.limit(sql.lit(limit));
    const chosen = offset > 0 ? keys.offset(param(values.length) as number) : keys;
    // SQLite keeps the table order of a cross join. With "in (…)" it scans the whole table if it believes it to be
    // small.
    const rows = db
      .selectFrom(chosen.as('page'))
      .crossJoin(view.shape.name)
      .select(names as string[])
      .whereRef('page_corp', '=', 'corp_id')
      .whereRef('page_id', '=', 'id') as unknown as Query;
    return inOrder(rows);
  };
  if (where) return { plan: planOnce(args, build), args: [] };
  const shape = `across|${corps.length}|${page.key}|${clauses.map(({ key }) => key).join('|')}|${order.join(' ')}|${ownFirst}|${limit}|${offset > 0}`;
  return { plan: view.plans.get(shape, build), args };
}
