import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { StoreMisuse } from './errors.ts';
import type { Param } from './plans.ts';
import type { Eb, Where } from './types.ts';

/**
 * One condition. `column` is a column's name; for `search` several, joined by commas; for `linked` and `unlinked` a
 * link table with the table it belongs to; for `ownOrShared` the owner's column and the column that marks a row as
 * shared; for `granted` the column that holds what is granted, the granting table, and its columns of record and account,
 * and the same for `grantedOne`, where the first names its table; for `within` the column with the record by which a row is seen, and that record's table;
 * for `withinAny` the link table to such records, their table, and their columns, or tables of links, by which a link may name them.
 */
export interface Condition {
  test:
    | 'eq'
    | 'ne'
    | 'in'
    | 'inOrNull'
    | 'gte'
    | 'lte'
    | 'null'
    | 'never'
    | 'ownOrShared'
    | 'through'
    | 'search'
    | 'linked'
    | 'unlinked'
    | 'any'
    | 'granted'
    | 'grantedOne'
    | 'within'
    | 'withinAny';
  column: string;
  /** Values; of `any` and `within` those of the parts last, of `withinAny` once for each column, and the corporation once more for one with links. */
  args: readonly unknown[];
  /** Of `any`, `within` and `withinAny`: conditions of which one must hold, of the latter two for the other record. */
  parts?: readonly Condition[];
  /** Of `granted`: the records that were granted, if they are known. */
  granted?: readonly string[];
  /** Of `granted`: the column of the granting table that says when the record was made. */
  made?: string;
  /** For `through`: the row's own table, that of the record which the column names, and the conditions of that record. */
  through?: { own: string; table: string; conditions: readonly Condition[] };
}

/** Most values of a list in one statement: SQLite binds 32,766 values, PostgreSQL 65,535. */
const MAX_LIST = 16_384;

/** Returns the values in parts that one statement each can take. */
export function chunked<T>(values: readonly T[]): (readonly T[])[] {
  if (values.length <= MAX_LIST) return [values];
  return Array.from({ length: Math.ceil(values.length / MAX_LIST) }, (_, part) =>
    values.slice(part * MAX_LIST, (part + 1) * MAX_LIST),
  );
}

/**
 * Repeats the last value until the number of values is a power of two: then lists of any length need a handful of
 * statements instead of one per length.
 */
export function padded<T>(values: readonly T[]): readonly T[] {
  if (values.length > MAX_LIST)
    throw new StoreMisuse(`a list of ${values.length} values is too long for one statement`);
  let size = 1;
  while (size < values.length) size *= 2;
  if (size === values.length) return values;
  const list = values.slice();
  while (list.length < size) list.push(values.at(-1)!);
  return list;
}

/** Returns the condition that the column holds one of the values. */
export function oneOf(column: string, values: readonly unknown[]): Condition {
  if (values.length === 0) return { test: 'never', column, args: [] };
  return values.length === 1 ? { test: 'eq', column, args: values } : { test: 'in', column, args: padded(values) };
}

/** Returns the condition that one of several holds. */
export function anyOf(parts: readonly Condition[]): Condition {
  const [only] = parts;
  if (!only) return { test: 'never', column: '', args: [] };
  return parts.length === 1 ? only : { test: 'any', column: '', args: parts.flatMap(({ args }) => args), parts };
}

/**
 * Returns the condition that the column names no record, or one that fulfils the conditions. That record may be deleted:
 * what belonged to it belongs to it still.
 */
export const throughOf = (column: string, own: string, table: string, conditions: readonly Condition[]): Condition => ({
  test: 'through',
  column,
  args: conditions.flatMap(({ args }) => args),
  through: { own, table, conditions },
});

/** Returns a LIKE pattern that finds the text anywhere, ignoring the case of ASCII letters. */
export function containing(text: string): string {
  const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return `%${lower.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}

// lower() changes ASCII letters only: in SQLite always, on PostgreSQL because our text has the collation "C".
const like = (eb: Eb, column: string, pattern: unknown) =>
  sql<SqlBool>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`;

function linked(
  eb: Eb,
  { test, column, args }: Condition,
  values: readonly unknown[],
  tenant: boolean,
): Expression<SqlBool> {
  const [link = '', table = ''] = column.split(',');
  let rows = eb.selectFrom(link).select(sql.lit(1).as('one')).whereRef(`${link}.id`, '=', `${table}.id`);
  if (tenant) rows = rows.whereRef(`${link}.corp_id`, '=', `${table}.corp_id`);
  if (args.length > 0) rows = rows.where(`${link}.ref_id`, 'in', values);
  return test === 'unlinked' ? eb.not(eb.exists(rows)) : eb.exists(rows);
}

/** Returns a condition: what the column holds stands beside the account in a row of the granting table that is not deleted. */
function isGranted(eb: Eb, column: string, [corp, account]: readonly unknown[]): Expression<SqlBool> {
  const [by = '', table = '', record = '', holder = ''] = column.split(',');
  const rows = eb
    .selectFrom(table)
    .select(record)
    .where('corp_id', '=', corp)
    .where(holder, '=', account)
    .where('deleted_at', 'is', null);
  return eb(by, 'in', rows);
}

/** Returns a condition: the column holds this record, and it stands beside the account in such a row. The right is asked once, and the rows come in the order of an index. */
function isGrantedOne(eb: Eb, column: string, [corp, account, id]: readonly unknown[]): Expression<SqlBool> {
  const [by = '', table = '', record = '', holder = ''] = column.split(',');
  const right = eb
    .selectFrom(table)
    .select(sql.lit(1).as('one'))
    .where(`${table}.corp_id`, '=', corp)
    .where(`${table}.${holder}`, '=', account)
    .where(`${table}.${record}`, '=', id)
    .where(`${table}.deleted_at`, 'is', null);
  return eb.and([eb(by, '=', id), eb.exists(right)]);
}

/** Returns the expressions of conditions whose values stand one behind the other. */
function expressionsOf(
  eb: Eb,
  conditions: readonly Condition[],
  values: readonly unknown[],
  tenant: boolean,
): Expression<SqlBool>[] {
  let next = 0;
  return conditions.map((condition) => {
    const own = values.slice(next, (next += condition.args.length));
    return expressionOf(eb, condition, own, tenant);
  });
}

/** Returns a condition: the record that the column names fulfils one of the parts. */
function isWithin(eb: Eb, { column, parts = [] }: Condition, [corp, ...values]: readonly unknown[]) {
  const [field = '', table = ''] = column.split(',');
  const rows = eb
    .selectFrom(table)
    .select('id')
    .where('corp_id', '=', corp)
    .where((inner) => inner.or(expressionsOf(inner, parts, values, true)));
  return eb(field, 'in', rows);
}

/** Returns a condition: one of the records to which a row's links lead fulfils one of the parts. */
function isWithinAny(eb: Eb, { column, parts = [] }: Condition, [corp, ...values]: readonly unknown[]) {
  const [link = '', table = '', ...by] = column.split(',');
  const hasLinks = (name: string): boolean => name.startsWith(`${table}__`);
  const size = (values.length - by.filter(hasLinks).length) / by.length;
  let next = 0;
  const own = (name: string) => values.slice(next, (next += hasLinks(name) ? size + 1 : size));
  const records = (name: string, [at, ...rest]: readonly unknown[]) =>
    eb
      .selectFrom(table)
      .select(name)
      .where('corp_id', '=', at)
      .where((inner) => inner.or(expressionsOf(inner, parts, rest, true)));
  const meant = (name: string, all: readonly unknown[]) => {
    if (!hasLinks(name)) return records(name, all);
    const [at, ...rest] = all;
    return eb
      .selectFrom(name)
      .select(`${name}.ref_id`)
      .where(`${name}.corp_id`, '=', at)
      .where(`${name}.id`, 'in', records('id', rest));
  };
  const rows = eb
    .selectFrom(link)
    .select(`${link}.id`)
    .where(`${link}.corp_id`, '=', corp)
    .where((inner) => inner.or(by.map((name) => inner(`${link}.ref_id`, 'in', meant(name, own(name))))));
  return eb('id', 'in', rows);
}

function isThrough(
  eb: Eb,
  column: string,
  { own, table, conditions }: NonNullable<Condition['through']>,
  values: readonly unknown[],
): Expression<SqlBool> {
  const rows = eb
    .selectFrom(table)
    .select(sql.lit(1).as('one'))
    .whereRef(`${table}.corp_id`, '=', `${own}.corp_id`)
    .whereRef(`${table}.id`, '=', `${own}.${column}`)
    .where((inner) => inner.and(expressionsOf(inner, conditions, values, true)));
  return eb.or([eb(`${own}.${column}`, 'is', null), eb.exists(rows)]);
}

function expressionOf(eb: Eb, condition: Condition, values: readonly unknown[], tenant: boolean): Expression<SqlBool> {
  const { test, column, through, parts = [] } = condition;
  if (through) return isThrough(eb, column, through, values);
  switch (test) {
    case 'eq':
      return eb(column, '=', values[0]);
    case 'ne':
      return eb(column, '<>', values[0]);
    case 'gte':
      return eb(column, '>=', values[0]);
    case 'lte':
      return eb(column, '<=', values[0]);
    case 'in':
      return eb(column, 'in', values);
    case 'inOrNull':
      return eb.or([eb(column, 'in', values), eb(column, 'is', null)]);
    case 'null':
      return eb(column, 'is', null);
    case 'never':
      return sql<SqlBool>`1 = 0`;
    case 'ownOrShared': {
      const [owner = '', shared = ''] = column.split(',');
      return eb.or([eb(owner, '=', values[0]), eb(shared, '=', values[1])]);
    }
    case 'any':
      return eb.or(expressionsOf(eb, parts, values, tenant));
    case 'granted':
      return isGranted(eb, column, values);
    case 'grantedOne':
      return isGrantedOne(eb, column, values);
    case 'within':
      return isWithin(eb, condition, values);
    case 'withinAny':
      return isWithinAny(eb, condition, values);
    case 'search':
      return eb.or(column.split(',').map((name) => like(eb, name, values[0])));
    default:
      return linked(eb, condition, values, tenant);
  }
}

const keyOf = ({ test, column, args, parts, through }: Condition): string => {
  const inner = through
    ? `${through.table}:${through.conditions.map(keyOf).join('')}`
    : (parts ?? []).map(keyOf).join('');
  return `${test}:${column}:${args.length}(${inner});`;
};

/** List of conditions joined by AND: its shape (the SQL text) apart from its values. */
export class Clause {
  readonly conditions: readonly Condition[];
  readonly tenant: boolean;
  /** Cache key: the same for clauses that differ in values only. */
  readonly key: string;
  readonly args: readonly unknown[];

  constructor(conditions: readonly Condition[], tenant: boolean) {
    this.conditions = conditions;
    this.tenant = tenant;
    let key = '';
    const args: unknown[] = [];
    for (const condition of conditions) {
      key += keyOf(condition);
      for (const value of condition.args) args.push(value);
    }
    this.key = key;
    this.args = args;
  }

  /** Returns the expressions; the clause's values are the arguments from `from` on. */
  build(eb: Eb, param: Param, from: number): Expression<SqlBool>[] {
    let next = from;
    return this.conditions.map((condition) => {
      const values = condition.args.map(() => param(next++));
      return expressionOf(eb, condition, values, this.tenant);
    });
  }
}

/** Returns the conjunction of clauses, whose arguments begin at `from`, and of a hand-written condition. */
export function allOf(
  eb: Eb,
  clauses: readonly Clause[],
  where: Where | undefined,
  param: Param,
  from: number,
): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = [];
  let at = from;
  for (const clause of clauses) {
    parts.push(...clause.build(eb, param, at));
    at += clause.args.length;
  }
  if (where) parts.push(where(eb));
  return parts.length > 0 ? eb.and(parts) : sql<SqlBool>`1 = 1`;
}
