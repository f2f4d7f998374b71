import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Condition } from './clause.ts';
import { Clause, allOf } from './clause.ts';
import type { Row } from './engine.ts';
import { ownerOf, readLinks, selected } from './links.ts';
import type { Param } from './plans.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import type { Query } from './order.ts';
import { inLockOrder, withLock } from './rowLock.ts';
import type { Column, Link } from './shape.ts';
import { decodeRow, encodeValue } from './shape.ts';
import type { Eb, Where } from './types.ts';

/** Precondition of a change: the `rev` that the caller knew, and an extra condition. */
export interface Guard {
  rev?: number;
  where?: Where;
}

interface Change {
  columns: readonly Column[];
  /** New values of the columns, in stored form. */
  values: readonly unknown[];
  clauses: readonly Clause[];
  where?: Where;
  /** More than one row may match. */
  many?: boolean;
}

/** Returns the values of these columns of a row, in the engine's form. */
export function encoded(columns: Iterable<Column>, row: Readonly<Row>): unknown[] {
  return Array.from(columns, (column) => encodeValue(column, row[column.field]));
}

/**
 * Builds the statement that sets columns, `updatedAt` and `rev` if all clauses hold. Arguments: the values, now, then
 * those of the clauses.
 */
export function changing(view: View, { columns, values, clauses, where, many }: Change) {
  const { shape, current } = view;
  const args = [...values, current.now, ...clauses.flatMap((clause) => clause.args)];
  const build = (param: Param) => {
    const set: Record<string, unknown> = Object.fromEntries(columns.map((column, i) => [column.name, param(i)]));
    if (shape.columns.has('updatedAt')) set.updated_at = param(values.length);
    if (shape.columns.has('rev')) set.rev = sql`rev + 1`;
    return current.engine.db
      .updateTable(shape.name)
      .set(set)
      .where((eb) => {
        const matches: Where = (inner) => allOf(inner, clauses, where, param, values.length + 1);
        return many ? lockedInOrder(view, eb, matches, columns) : matches(eb);
      });
  };
  return { args, build };
}

/**
 * On PostgreSQL an update of many rows locks them in the order of their ids, so that two of them cannot deadlock. An
 * update of one row needs no order, nor does SQLite with its single writer.
 */
function lockedInOrder(view: View, eb: Eb, matches: Where, columns: readonly Column[]): Expression<SqlBool> {
  const { shape, current } = view;
  if (current.engine.kind === 'sqlite') return matches(eb);
  const rows = eb.selectFrom(shape.name).where(matches) as Query;
  const lock = columns.some((column) => column.name === shape.deletedAt) ? 'delete' : 'change';
  const locked = withLock(inLockOrder(rows, shape), current, lock, false);
  if (!shape.tenant) return eb('id', 'in', locked.select('id'));
  return eb(eb.refTuple('corp_id', 'id'), 'in', locked.select(['corp_id', 'id']).$asTuple('corp_id', 'id'));
}

/** Changes one row by one guarded statement; returns the new row with the requested links, or null. */
export async function changeOne(
  view: View,
  id: string,
  columns: readonly Column[],
  row: Readonly<Row>,
  guard: Guard,
  links: readonly Link[] = [],
): Promise<Row | null> {
  const { shape, current, plans } = view;
  const conditions: Condition[] = [{ test: 'eq', column: 'id', args: [id] }];
  if (guard.rev !== undefined) conditions.push({ test: 'eq', column: 'rev', args: [guard.rev] });
  const clauses = [new Clause(conditions, shape.tenant), view.clause];
  const { args, build } = changing(view, { columns, values: encoded(columns, row), clauses, where: guard.where });
  const selection = { columns: shape.all.columns, links: [] };
  const answering = (param: Param) => build(param).returning(selected(current, shape, selection));
  const key = `update|${columns.map((column) => column.name).join(',')}|${clauses.map((clause) => clause.key).join('|')}`;
  const plan = guard.where ? planOnce(args, answering) : plans.get(key, answering);
  const [values] = await current.arrays(plan, guard.where ? [] : args);
  if (!values) return null;
  const changed = decodeRow(selection, values);
  return links.length > 0
    ? { ...changed, ...(await readLinks(current, plans, shape, links, ownerOf(shape, changed))) }
    : changed;
}
