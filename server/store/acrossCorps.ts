import { sql } from 'kysely';
import { GRANTED_ID, GRANTED_MADE, argsOf, branch, branchesOf } from './branches.ts';
import { Clause, allOf } from './clause.ts';
import { selected } from './links.ts';
import { directed, ordered, type Order, type Query } from './order.ts';
import type { Param, Plan } from './plans.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import type { Selection } from './shape.ts';
import type { Where } from './types.ts';

/** Most parts of one page: corporations, each by every way in which the scope reaches rows. */
const MAX_PARTS = 48;
/** Corporations up to which each is queried on its own; more are queried at once and sorted. */
const MAX_CORPS = 16;

interface Page {
  selection: Selection;
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
/** Column that is true if a row of the page belongs to another corporation than the first; of one corporation it is not asked. */
const FOREIGN = 'page_foreign';

const isCorp = ({ test, column }: Clause['conditions'][number]): boolean => test === 'in' && column === 'corp_id';

/**
 * Puts the rows of one way in order. Rights that know when their record was made lead to the records in that order, one by
 * one. Otherwise what was granted is found first and sorted then: with a limit before its eyes PostgreSQL walks the order's
 * index through all rows of the corporation until it has met enough that were granted.
 */
function orderedBy({ current, shape }: View, way: Clause['conditions'][number] | undefined, rows: Query, order: Order) {
  if (way?.test !== 'granted') return ordered(rows, shape, order);
  const [field, direction] = order;
  if (way.made !== undefined && field === 'createdAt')
    return rows.orderBy(GRANTED_MADE, directed(direction)).orderBy(GRANTED_ID, directed(direction));
  const { db } = current.engine;
  const reached = db
    .with(
      (cte) => cte('reached').materialized(),
      () => rows,
    )
    .selectFrom('reached')
    .selectAll();
  return ordered(reached, shape, order);
}

/**
 * Says whether each way has an index that yields its rows in the order asked. Then SQLite merges the ways row by row, and
 * reads no more of them than the page shows; parts with a limit of their own it reads whole, and sorts.
 */
const areSorted = ({ current }: View, ways: readonly Clause['conditions'][number][], [field]: Order): boolean =>
  current.engine.kind === 'sqlite' &&
  field === 'createdAt' &&
  ways.every(({ test, made }) => test === 'eq' || test === 'grantedOne' || (test === 'granted' && made !== undefined));

/**
 * Returns the plan to read one page over several corporations, or null for one only, or too many. The corporation leads
 * every index: `corp_id in (…)` ordered by another column would sort all rows of all of them. So each corporation is
 * queried for its first rows in index order, only those are merged, and whole rows are read for the final page only.
 * The same for the ways in which a scope reaches rows (server/store/branches.ts).
 */
export function pageAcrossCorps(view: View, page: Page): { plan: Plan; args: readonly unknown[] } | null {
  const corps = [...new Set(view.corps ?? [])];
  const branches = branchesOf(view, page.clauses);
  const { alternatives, areDisjoint, rest } = branches ?? { alternatives: [], areDisjoint: true, rest: page.clauses };
  const parts = corps.length * Math.max(alternatives.length, 1);
  if (!view.shape.tenant || parts < 2 || parts > MAX_PARTS || corps.length > MAX_CORPS) return null;
  const { selection, where, order, ownFirst, limit, offset } = page;
  const clauses = rest.map(
    ({ conditions, tenant }) =>
      new Clause(
        conditions.filter((one) => !isCorp(one)),
        tenant,
      ),
  );
  const reached = argsOf(alternatives);
  const values = [...corps, ...reached, ...clauses.flatMap(({ args }) => args)];
  const args = offset > 0 ? [...values, offset, offset + limit] : values;
  const { db } = view.current.engine;
  const [table, ways] = [view.shape.name, Math.max(alternatives.length, 1)];
  const sorted = view.shape.column(order[0]).name;
  const areMerged = corps.length === 1 && areSorted(view, alternatives, order);
  const foreign = corps.length > 1 ? [FOREIGN] : [];
  const build = (param: Param): Query => {
    const own = (part: number): Query => {
      const [at, way] = [Math.floor(part / ways), part % ways];
      const from =
        alternatives.length > 0 ? branch(view, alternatives, way, param, corps.length) : db.selectFrom(table);
      const rows = (from as Query)
        .select(
          areMerged && alternatives[way]?.test === 'granted'
            ? ['corp_id', `${GRANTED_ID} as id`, `${GRANTED_MADE} as ${sorted}`]
            : [...new Set(['corp_id', 'id', sorted])],
        )
        .select(foreign.map((name) => sql.lit(at === 0 ? 0 : 1).as(name)))
        .where((eb) =>
          eb.and([eb('corp_id', '=', param(at)), allOf(eb, clauses, where, param, corps.length + reached.length)]),
        ) as Query;
      if (areMerged) return rows;
      const first = orderedBy(view, alternatives[way], rows, order).limit(
        offset > 0 ? (param(values.length + 1) as number) : sql.lit(limit),
      );
      // SQLite allows no order and limit between "union all", except in a subquery.
      return db.selectFrom(first.as(`own${part}`)).selectAll();
    };
    const others = Array.from({ length: parts - 1 }, (_, at) => own(at + 1));
    // A row may be reached in several ways, and is one row of the page.
    const all = others.reduce((union, other) => (areDisjoint ? union.unionAll(other) : union.union(other)), own(0));
    const inOrder = (query: Query): Query =>
      ordered(ownFirst && corps.length > 1 ? query.orderBy(FOREIGN) : query, view.shape, order);
    // In order as a union: SQLite merges sorted parts, and would sort them a second time around it.
    const merged = inOrder(all).limit(sql.lit(limit));
    const chosen = offset > 0 ? merged.offset(param(values.length) as number) : merged;
    // SQLite keeps the table order of a cross join. With "in (…)" it scans the whole table if it believes it to be
    // small.
    const rows = db
      .selectFrom(
        db
          .selectFrom(chosen.as('merged'))
          .select([...KEY, ...foreign])
          .as('page'),
      )
      .crossJoin(view.shape.name)
      .select(selected(view.current, view.shape, selection))
      .whereRef('page_corp', '=', 'corp_id')
      .whereRef('page_id', '=', 'id') as unknown as Query;
    return inOrder(rows);
  };
  if (where) return { plan: planOnce(args, build), args: [] };
  const shape = `across|${corps.length}|${new Clause(alternatives, true).key}|${selection.key}|${clauses.map(({ key }) => key).join('|')}|${order.join(' ')}|${ownFirst}|${limit}|${offset > 0}`;
  return { plan: view.plans.get(shape, build), args };
}
