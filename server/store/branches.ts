import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { Clause, allOf, type Condition } from './clause.ts';
import type { Query } from './order.ts';
import type { Param } from './plans.ts';
import type { View } from './reads.ts';
import type { Eb, Where } from './types.ts';

/** Columns of a right beside the record to which it leads: the record, and when that was made (x-copy). */
export const GRANTED_ID = 'granted_id';
export const GRANTED_MADE = 'granted_made';

/** Most branches of one statement; more are left to the database. */
const MAX_BRANCHES = 16;

/**
 * Ways by which a scope reaches rows, each with an index of its own: one store, one department, what was granted. Asked
 * with `or`, an engine finds the rows by no index and looks at every row of the corporation.
 */
export interface Branches {
  alternatives: readonly Condition[];
  /** No row is reached in two of these ways: each asks another value of one column. */
  areDisjoint: boolean;
  /** The clauses without them. */
  rest: readonly Clause[];
}

const isCorp = ({ column }: Condition): boolean => column === 'corp_id';

/**
 * Splits a list of values into one condition for each. Of rights, rows are looked for where they are known to be: by each
 * record that leads to many, such as a group.
 */
function split({ shape }: View, { granted, ...condition }: Condition): Condition[] {
  const { test, column, args } = condition;
  if (test === 'in') return [...new Set(args)].map((value) => ({ ...condition, test: 'eq', args: [value] }));
  if (test !== 'granted' || !granted || granted.length === 0) return [condition];
  return granted.map((id) => ({ test: 'grantedOne', column: `${shape.name}.${column}`, args: [...args, id] }));
}

/**
 * Returns the branches of a scope, or null where it has one only, or too many. `clauses` begin with the scope's own.
 */
export function branchesOf(view: View, [scope, ...others]: readonly Clause[]): Branches | null {
  const isOpen = (each: Condition) =>
    (each.test === 'in' && !isCorp(each)) || each.test === 'any' || each.test === 'granted';
  const open = scope?.conditions.find(isOpen);
  if (!scope || !open) return null;
  const parts = open.test === 'any' ? (open.parts ?? []) : [open];
  const fine = parts.flatMap((part) => split(view, part));
  const alternatives =
    fine.length > MAX_BRANCHES ? parts.flatMap((part) => (part.test === 'granted' ? [part] : split(view, part))) : fine;
  if (alternatives.length < 2 || alternatives.length > MAX_BRANCHES) return null;
  const left = scope.conditions.filter((each) => each !== open);
  const areDisjoint = alternatives.every(({ test, column }) => test === 'eq' && column === alternatives[0]?.column);
  return { alternatives, areDisjoint, rest: [new Clause(left, scope.tenant), ...others] };
}

/** Arguments of the alternatives, one behind the other. */
export const argsOf = (alternatives: readonly Condition[]): unknown[] => alternatives.flatMap(({ args }) => args);

/** Returns the condition of one alternative, whose arguments stand among those of all of them, from `from` on. */
function conditionOf(eb: Eb, alternatives: readonly Condition[], at: number, param: Param, from: number) {
  const before = argsOf(alternatives.slice(0, at)).length;
  return allOf(eb, [new Clause([alternatives[at]!], true)], undefined, param, from + before);
}

/**
 * Returns the rows of one branch. What was granted leads: its few rows find the records by their key, where a list of ids
 * would be compared with each row of the corporation.
 */
export function branch(view: View, alternatives: readonly Condition[], at: number, param: Param, from: number): Query {
  const { db } = view.current.engine;
  const { test, column, made } = alternatives[at]!;
  if (test !== 'granted')
    return db.selectFrom(view.shape.name).where((eb) => conditionOf(eb, alternatives, at, param, from)) as Query;
  const [by = '', table = '', record = '', holder = ''] = column.split(',');
  const start = from + argsOf(alternatives.slice(0, at)).length;
  const given = db
    .selectFrom(table)
    .select([`${record} as ${GRANTED_ID}`, ...(made === undefined ? [] : [`${made} as ${GRANTED_MADE}`])])
    .where('corp_id', '=', param(start))
    .where(holder, '=', param(start + 1))
    .where('deleted_at', 'is', null);
  return db
    .selectFrom(given.as('given'))
    .crossJoin(view.shape.name)
    .whereRef(`${view.shape.name}.${by}`, '=', GRANTED_ID);
}

/** Returns the condition that a row is in none of the branches before this one, so that it counts once. */
const inNoneBefore =
  (alternatives: readonly Condition[], at: number, param: Param, from: number) =>
  (eb: Eb): Expression<SqlBool> =>
    eb.and(
      alternatives
        .slice(0, at)
        .map((_, before) => sql<SqlBool>`(${conditionOf(eb, alternatives, before, param, from)}) is not true`),
    );

/** Returns the statement that counts the rows of all branches, each row once. */
export function countOfBranches(view: View, { alternatives, areDisjoint, rest }: Branches, where: Where | undefined) {
  const from = argsOf(alternatives).length;
  return (param: Param) => {
    const { db } = view.current.engine;
    const counts = alternatives.map((_, at) =>
      branch(view, alternatives, at, param, 0)
        .select((eb) => eb.fn.countAll().as('part'))
        .where(areDisjoint ? () => sql<SqlBool>`1 = 1` : inNoneBefore(alternatives, at, param, 0))
        .where((eb) => allOf(eb, rest, where, param, from)),
    );
    const all = counts.slice(1).reduce((union, each) => union.unionAll(each), counts[0]!);
    return db.selectFrom(all.as('parts')).select((eb) => eb.fn.sum('part').as('total'));
  };
}
