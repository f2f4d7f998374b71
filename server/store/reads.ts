import { sql } from 'kysely';
import { Clause, allOf, chunked, oneOf } from './clause.ts';
import { pageAcrossCorps } from './acrossCorps.ts';
import { countOf } from './aggregates.ts';
import type { Current } from './current.ts';
import type { Row } from './engine.ts';
import { filterClause } from './filter.ts';
import { selected } from './links.ts';
import { ordered, type Order, type Query } from './order.ts';
import type { Param, Plan, PlanCache } from './plans.ts';
import { planOnce } from './plans.ts';
import type { Selection, TableShape } from './shape.ts';
import { decodeRow } from './shape.ts';
import type { Totals } from './totals.ts';
import { checkLockable, inLockOrder, withLock } from './rowLock.ts';
import type { FindOptions, ListOptions, ListQuery, ReadOptions, RowLock, Where } from './types.ts';

/** Data computed once for a table of a store and shared by all transactions. */
export interface Table {
  shape: TableShape;
  plans: PlanCache;
  totals: Totals;
  /** Makes an id from a time in milliseconds. */
  uuid: (ms: number) => string;
}

/** Table in one transaction and one scope. */
export interface View extends Table {
  current: Current;
  /** Conditions of the scope. */
  clause: Clause;
  /** Corporations that the scope reaches, if known beforehand; empty for tables of the platform. */
  corps: readonly string[] | null;
}

interface Select {
  selection: Selection;
  clauses: readonly Clause[];
  where?: Where;
  order?: Order;
  /** Corporation whose rows come before all others. */
  first?: string | undefined;
  limit?: number;
  offset?: number;
  lock?: RowLock | undefined;
  skipHeld?: boolean | undefined;
}

function select(
  view: View,
  { selection, clauses, where, order, first, limit, offset, lock, skipHeld = false }: Select,
): { plan: Plan; args: unknown[] } {
  const args = clauses.flatMap((clause) => clause.args);
  const ordering = first === undefined ? args : [...args, first];
  if (lock) checkLockable(view.current, view.shape.name);
  const build = (param: Param) => {
    let query: Query = view.current.engine.db
      .selectFrom(view.shape.name)
      .select(selected(view.current, view.shape, selection))
      .where((eb) => allOf(eb, clauses, where, param, 0));
    if (lock) query = withLock(query, view.current, lock, skipHeld);
    if (first !== undefined)
      query = query.orderBy((eb) =>
        eb.case().when('corp_id', '=', param(args.length)).then(sql.lit(0)).else(sql.lit(1)).end(),
      );
    if (order) query = ordered(query, view.shape, order);
    else if (lock) query = inLockOrder(query, view.shape);
    // The limit is part of the SQL text: PostgreSQL plans a page of twenty rows differently from a list of unknown
    // length.
    if (limit !== undefined) query = query.limit(sql.lit(limit));
    return offset ? query.offset(param(ordering.length) as number) : query;
  };
  const values = offset ? [...ordering, offset] : ordering;
  if (where) return { plan: planOnce(values, build), args: [] };
  const shape = `select|${selection.key}|${clauses.map((clause) => clause.key).join('|')}|${order?.join(' ') ?? ''}|${first === undefined ? '' : 1}|${limit ?? ''}|${offset ? 1 : 0}|${lock ?? ''}`;
  return { plan: view.plans.get(shape, build), args: values };
}

const ID_ONLY = ['id'] as const;

/**
 * Runs a select. With a lock PostgreSQL may have waited for another transaction: then it reads the row's columns anew, but
 * subqueries, which the references are, still see the moment at which the statement began. So rows with references are
 * locked first, and read by a statement of their own.
 */
async function rowsOf(view: View, asked: Select): Promise<Row[]> {
  const { selection, lock } = asked;
  const isLockedFirst = lock && selection.links.length > 0 && view.current.engine.kind === 'postgres';
  const first = isLockedFirst ? view.shape.select(ID_ONLY) : selection;
  const { plan, args } = select(view, { ...asked, selection: first });
  const rows = (await view.current.arrays(plan, args)).map((values) => decodeRow(first, values));
  if (!isLockedFirst) return rows;
  return byIds(
    view,
    rows.map(({ id }) => String(id)),
    { selection },
  );
}

/** Returns the rows with these ids that are in scope, in the order of the ids. */
async function byIds(
  view: View,
  ids: readonly string[],
  { selection, lock }: Pick<Select, 'selection' | 'lock'>,
): Promise<Row[]> {
  const found = new Map<unknown, Row>();
  // Rows are locked in one order, whatever the number of statements.
  for (const part of chunked(lock ? ids.toSorted() : ids)) {
    if (part.length === 0) continue;
    const these = new Clause([oneOf('id', part)], view.shape.tenant);
    for (const row of await rowsOf(view, { selection, clauses: [these, view.clause], lock })) found.set(row.id, row);
  }
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}

export async function one(view: View, id: string, { fields, lock }: ReadOptions = {}): Promise<Row | null> {
  if (id.includes('\0')) return null;
  const byId = new Clause([oneOf('id', [id])], view.shape.tenant);
  const [row] = await rowsOf(view, { selection: view.shape.select(fields), clauses: [byId, view.clause], lock });
  return row ?? null;
}

export async function many(view: View, ids: readonly string[], { fields, lock }: ReadOptions = {}): Promise<Row[]> {
  const wanted = [...new Set(ids)].filter((id) => !id.includes('\0'));
  return byIds(view, wanted, { selection: view.shape.select(fields), lock });
}

export async function find(view: View, where: Where, options: FindOptions = {}): Promise<Row[]> {
  const { fields, lock, skipHeld, orderBy, limit = 1000 } = options;
  const selection = view.shape.select(fields);
  return rowsOf(view, {
    selection,
    clauses: [view.clause],
    where,
    ...(orderBy ? { order: orderBy } : lock ? {} : { order: ['id', 'asc'] }),
    limit,
    lock,
    skipHeld,
  });
}

export async function list(
  view: View,
  query: ListQuery,
  options: ListOptions = {},
): Promise<{ list: Row[]; total: number }> {
  const selection = view.shape.select(options.fields);
  const clauses = [view.clause, filterClause(view.shape, query)];
  const offset = Math.min((query.page - 1) * query.pageSize, Number.MAX_SAFE_INTEGER);
  const asked = {
    clauses,
    where: options.where,
    order: [query.sort, query.order] satisfies Order,
    limit: query.pageSize,
    offset,
  };
  const ownFirst = query.ownFirst ?? false;
  const [first, ...others] = view.corps ?? [];
  const page =
    pageAcrossCorps(view, { ...asked, selection, ownFirst }) ??
    select(view, { ...asked, selection, first: ownFirst && others.length > 0 ? first : undefined });
  const rows = (await view.current.arrays(page.plan, page.args)).map((values) => decodeRow(selection, values));
  const total = options.withoutTotal ? -1 : await countOf(view, clauses, options.where);
  return { list: rows, total };
}

/** Returns of each condition whether some row that its view shows fulfils it: one statement for all of them. */
export async function whichHold(current: Current, asked: readonly { view: View; where: Where }[]): Promise<boolean[]> {
  if (asked.length === 0) return [];
  const args = asked.flatMap(({ view }) => view.clause.args);
  const plan = planOnce(args, (param) => {
    let next = 0;
    return current.engine.db.selectNoFrom((eb) =>
      asked.map(({ view: { shape, clause }, where }, index) => {
        const from = next;
        next += clause.args.length;
        const rows = eb
          .selectFrom(shape.name)
          .select(sql.lit(1).as('one'))
          .where((inner) => allOf(inner, [clause], where, param, from));
        return eb.exists(rows).as(`held_${index}`);
      }),
    );
  });
  const [answers = []] = await current.arrays(plan, []);
  return answers.map(Boolean);
}
