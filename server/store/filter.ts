import type { Condition } from './clause.ts';
import { Clause, containing, oneOf, padded } from './clause.ts';
import { StoreMisuse } from './errors.ts';
import type { Column, TableShape } from './shape.ts';
import type { FilterValue, ListQuery, Scalar } from './types.ts';

const NEVER: Condition = { test: 'never', column: '', args: [] };
const hasNul = (value: Scalar | undefined) => typeof value === 'string' && value.includes('\0');

/**
 * Returns true if a column can hold such a value. Otherwise PostgreSQL would fail and SQLite find nothing, so no query
 * is made.
 */
function fits(column: Column, value: Scalar): boolean {
  if (typeof value === 'string') return column.type === 'text' && !hasNul(value);
  if (typeof value === 'number') return column.type !== 'text' && !Number.isNaN(value);
  return column.type !== 'text';
}

/** Returns the values that a column can be equal to. */
function possible(column: Column, values: readonly Scalar[]): Scalar[] {
  return values.filter(
    (value) =>
      fits(column, value) && !(column.type === 'integer' && typeof value === 'number' && !Number.isSafeInteger(value)),
  );
}

function bound(column: Column, value: Scalar, round: (n: number) => number): Scalar {
  if (column.type !== 'integer' || typeof value !== 'number') return value;
  return Math.min(Math.max(round(value), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

function among(column: Column, values: readonly Scalar[]): Condition {
  const set = possible(
    column,
    values.filter((value) => value !== null),
  );
  if (!values.includes(null)) return oneOf(column.name, set);
  return set.length === 0
    ? { test: 'null', column: column.name, args: [] }
    : { test: 'inOrNull', column: column.name, args: padded(set) };
}

function between(column: Column, { gte, lte }: { gte?: Scalar; lte?: Scalar }): Condition[] {
  const conditions: Condition[] = [];
  const side = (test: 'gte' | 'lte', value: Scalar | undefined, round: (n: number) => number) => {
    if (value === undefined || value === null) return;
    conditions.push(fits(column, value) ? { test, column: column.name, args: [bound(column, value, round)] } : NEVER);
  };
  side('gte', gte, Math.ceil);
  side('lte', lte, Math.floor);
  return conditions;
}

function columnConditions(column: Column, value: FilterValue): Condition[] {
  if (column.type === 'json') throw new StoreMisuse(`"${column.field}" is JSON, which is not filtered`);
  if (value === null || typeof value !== 'object') return [among(column, [value])];
  if ('in' in value) return [among(column, value.in)];
  if ('contains' in value)
    return hasNul(value.contains)
      ? [NEVER]
      : [{ test: 'search', column: column.name, args: [containing(value.contains)] }];
  return between(column, value);
}

function linkCondition(shape: TableShape, field: string, value: FilterValue): Condition {
  const link = shape.links.get(field);
  if (!link) throw new StoreMisuse(`the table ${shape.name} has no field "${field}" to filter by`);
  const column = `${link.table},${shape.name}`;
  if (value === null) return { test: 'unlinked', column, args: [] };
  const ids = typeof value === 'object' ? ('in' in value ? value.in : null) : [value];
  if (ids === null) throw new StoreMisuse(`"${field}" is a list of references: it is filtered by ids only`);
  const set = ids.filter((id) => id !== null && !hasNul(id));
  return set.length === 0 ? NEVER : { test: 'linked', column, args: padded(set) };
}

function searchConditions(shape: TableShape, q: string | undefined): Condition[] {
  const fields = shape.entity?.search ?? [];
  if (q === undefined || q === '') return [];
  if (fields.length === 0 || hasNul(q)) return [NEVER];
  return [{ test: 'search', column: fields.map((field) => shape.column(field).name).join(','), args: [containing(q)] }];
}

/** Returns what a list call's filter and `q` ask for; fields must be the entity's (the dispatcher has checked its allow-list). */
export function filterClause(shape: TableShape, query: Pick<ListQuery, 'filter' | 'q'>): Clause {
  const conditions: Condition[] = [];
  for (const [field, value] of Object.entries(query.filter)) {
    const column = shape.columns.get(field);
    if (column) conditions.push(...columnConditions(column, value));
    else conditions.push(linkCondition(shape, field, value));
  }
  conditions.push(...searchConditions(shape, query.q));
  return new Clause(conditions, shape.tenant);
}
