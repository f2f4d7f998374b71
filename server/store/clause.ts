import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { StoreMisuse } from './errors.ts';
import type { Param } from './plans.ts';
import type { Eb, Where } from './types.ts';

/**
 * One condition. `column` is a column's name; for `search` several, joined by commas; for `linked` and `unlinked` a
 * link table with the table it belongs to; for `ownOrShared` the owner's column and the column that marks a row as
 * shared.
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
    | 'search'
    | 'linked'
    | 'unlinked';
  column: string;
  args: readonly unknown[];
  /**
   * Also true if a row of another table grants this row to an account (the last argument): table, other table, its
   * columns of row and account.
   */
  granted?: readonly string[];
}

const MAX_LIST = 16_384;

/**
 * Repeats the last value until the number of values is a power of two: then lists of any length need a handful of
 * statements instead of one per length.
 */
export function padded(values: readonly unknown[]): readonly unknown[] {
  if (values.length > MAX_LIST)
    throw new StoreMisuse(`a list of ${values.length} values is too long for one statement`);
  let size = 1;
  while (size < values.length) size *= 2;
  if (size === values.length) return values;
  const list = values.slice();
  while (list.length < size) list.push(values[values.length - 1]);
  return list;
}

/** Returns the condition that the column holds one of the values. */
export function oneOf(column: string, values: readonly unknown[]): Condition {
  if (values.length === 0) return { test: 'never', column, args: [] };
  return values.length === 1 ? { test: 'eq', column, args: values } : { test: 'in', column, args: padded(values) };
}

/** Returns the condition, widened by rows granted to the account. */
export const orGranted = (condition: Condition, granted: readonly string[], account: string): Condition => ({
  ...condition,
  granted,
  args: [...condition.args, account],
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

/** Returns a condition: a row of the granting table that is not deleted names both the record and the account. */
function isGranted(eb: Eb, granted: readonly string[], account: unknown): Expression<SqlBool> {
  const [table = '', by = '', record = '', holder = ''] = granted;
  const rows = eb
    .selectFrom(by)
    .select(sql.lit(1).as('one'))
    .whereRef(`${by}.corp_id`, '=', `${table}.corp_id`)
    .whereRef(`${by}.${record}`, '=', `${table}.id`)
    .where(`${by}.${holder}`, '=', account)
    .where(`${by}.deleted_at`, 'is', null);
  return eb.exists(rows);
}

function expressionOf(eb: Eb, condition: Condition, values: readonly unknown[], tenant: boolean): Expression<SqlBool> {
  const { test, column, granted, args } = condition;
  if (granted) {
    const own = { test, column, args: args.slice(0, -1) };
    return eb.or([expressionOf(eb, own, values.slice(0, -1), tenant), isGranted(eb, granted, values.at(-1))]);
  }
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
    case 'search':
      return eb.or(column.split(',').map((name) => like(eb, name, values[0])));
    default:
      return linked(eb, condition, values, tenant);
  }
}

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
      key += `${condition.test}:${condition.column}:${condition.args.length}:${condition.granted?.join() ?? ''};`;
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
