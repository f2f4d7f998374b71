import type { OrderByItemBuilder, SelectQueryBuilder } from 'kysely';
import type { Row } from './engine.ts';
import { StoreMisuse } from './errors.ts';
import type { TableShape } from './shape.ts';

export type Order = [field: string, order: 'asc' | 'desc'];
export type Query = SelectQueryBuilder<Record<string, Row>, string, object>;

function sortColumn(shape: TableShape, field: string): string {
  const column = shape.column(field);
  if (column.type === 'json') throw new StoreMisuse(`"${field}" is JSON, which is not sorted`);
  return column.name;
}

/** Returns a column's direction as our indexes have it: ascending, rows without a value come first on both engines. */
export const directed =
  (direction: Order[1]) =>
  (by: OrderByItemBuilder): OrderByItemBuilder =>
    direction === 'asc' ? by.asc().nullsFirst() : by.desc().nullsLast();

/**
 * Adds the sort order, in which rows without a value come first if it ascends; ties are sorted by id, so that pages
 * never overlap.
 */
export function ordered(query: Query, shape: TableShape, [field, direction]: Order): Query {
  const column = sortColumn(shape, field);
  const first = column === 'id' ? query : query.orderBy(column, directed(direction));
  return first.orderBy('id', direction);
}
