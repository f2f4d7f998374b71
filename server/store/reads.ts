import { sql } from 'kysely';
import { Clause, allOf, padded } from './clause.ts';
import { pageAcrossCorps } from './acrossCorps.ts';
import { countOf } from './aggregates.ts';
import type { Current } from './current.ts';
import type { Row } from './engine.ts';
import { filterClause } from './filter.ts';
import { fillLinks, readLinks } from './links.ts';
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

/** Returns the rows of a page, with their links. */
async function withLinks(view: View, selection: Selection, values: readonly unknown[][]): Promise<Row[]> {
  const rows = values.map((row) => decodeRow(selection, row));
  if (selection.links.length > 0) {
    const corpAt = selection.names.length - 1;
    const corps = view.shape.tenant ? [...new Set(values.map((row) => String(row[corpAt])))] : [];
    fillLinks(
      rows,
      await readLinks(
        view.current,
        view.plans,
        view.shape,
        selection.links,
        rows.map((row) => String(row.id)),
        corps,
      ),
    );
  }
  return rows;
}

/**
 * Returns the rows with these ids, with their links. If the corporations are known, the links are queried together with
 * the rows, which saves a round trip on PostgreSQL.
 */
export async function rowsByIds(
  view: View,
  selection: Selection,
  statement: Promise<unknown[][]>,
  ids: readonly string[],
): Promise<Row[]> {
  if (selection.links.length === 0 || view.corps === null) return withLinks(view, selection, await statement);
  const links = readLinks(view.current, view.plans, view.shape, selection.links, ids, view.corps);
  const [values, references] = await Promise.all([statement, links]);
  const rows = values.map((row) => decodeRow(selection, row));
  fillLinks(rows, references);
  return rows;
}

interface Select {
  selection: Selection;
  clauses: readonly Clause[];
  where?: Where;
  order?: Order;
  limit?: number;
  offset?: number;
  lock?: RowLock | undefined;
  skipHeld?: boolean | undefined;
}

function select(
  view: View,
  { selection, clauses, where, order, limit, offset, lock, skipHeld = false }: Select,
): { plan: Plan; args: unknown[] } {
  const args = clauses.flatMap((clause) => clause.args);
  if (lock) checkLockable(view.current, view.shape.name);
  const build = (param: Param) => {
    let query: Query = view.current.engine.db
      .selectFrom(view.shape.name)
      .select(selection.names as string[])
      .where((eb) => allOf(eb, clauses, where, param, 0));
    if (lock) query = withLock(query, view.current, lock, skipHeld);
    if (order) query = ordered(query, view.shape, order);
    else if (lock) query = inLockOrder(query, view.shape);
    // The limit is part of the SQL text: PostgreSQL plans a page of twenty rows differently from a list of unknown
    // length.
    if (limit !== undefined) query = query.limit(sql.lit(limit));
    return offset ? query.offset(param(args.length) as number) : query;
  };
  const values = offset ? [...args, offset] : args;
  if (where) return { plan: planOnce(values, build), args: [] };
  const shape = `select|${selection.key}|${clauses.map((clause) => clause.key).join('|')}|${order?.join(' ') ?? ''}|${limit ?? ''}|${offset ? 1 : 0}|${lock ?? ''}`;
  return { plan: view.plans.get(shape, build), args: values };
}

export async function one(view: View, id: string, { fields, lock }: ReadOptions = {}): Promise<Row | null> {
  if (id.includes('\0')) return null;
  const selection = view.shape.select(fields);
  const byId = new Clause([{ test: 'eq', column: 'id', args: [id] }], view.shape.tenant);
  const { plan, args } = select(view, { selection, clauses: [byId, view.clause], lock });
  const [row] = await rowsByIds(view, selection, view.current.arrays(plan, args), [id]);
  return row ?? null;
}

export async function many(view: View, ids: readonly string[], { fields, lock }: ReadOptions = {}): Promise<Row[]> {
  const wanted = [...new Set(ids)].filter((id) => !id.includes('\0'));
  if (wanted.length === 0) return [];
  const selection = view.shape.select(fields);
  const byIds = new Clause([{ test: 'in', column: 'id', args: padded(wanted) }], view.shape.tenant);
  const { plan, args } = select(view, { selection, clauses: [byIds, view.clause], lock });
  const rows = await rowsByIds(view, selection, view.current.arrays(plan, args), wanted);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

export async function find(view: View, where: Where, options: FindOptions = {}): Promise<Row[]> {
  const { fields, lock, skipHeld, orderBy, limit = 1000 } = options;
  const selection = view.shape.select(fields);
  const { plan, args } = select(view, {
    selection,
    clauses: [view.clause],
    where,
    ...(orderBy ? { order: orderBy } : lock ? {} : { order: ['id', 'asc'] }),
    limit,
    lock,
    skipHeld,
  });
  return withLinks(view, selection, await view.current.arrays(plan, args));
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
  const across = { names: selection.names, key: selection.key, ownFirst: query.ownFirst ?? false };
  const page = pageAcrossCorps(view, { ...asked, ...across }) ?? select(view, { ...asked, selection });
  const rows = await withLinks(view, selection, await view.current.arrays(page.plan, page.args));
  const total = options.withoutTotal ? -1 : await countOf(view, clauses, options.where);
  return { list: rows, total };
}
