import { sql } from 'kysely';
import { argsOf, branchesOf, countOfBranches } from './branches.ts';
import { Clause, allOf } from './clause.ts';
import { StoreMisuse } from './errors.ts';
import { filterClause } from './filter.ts';
import type { Param } from './plans.ts';
import { planOnce } from './plans.ts';
import type { View } from './reads.ts';
import type { Amount, ListQuery, Sum, Where } from './types.ts';

/** Returns how many rows fulfil the clauses; remembered for two seconds where nothing is written (server/store/totals.ts). */
export async function countOf(view: View, clauses: readonly Clause[], where: Where | undefined): Promise<number> {
  const { current, totals, shape } = view;
  const branches = branchesOf(view, clauses);
  const asked = branches ? [...argsOf(branches.alternatives), ...branches.rest.flatMap(({ args }) => args)] : null;
  const ways = branches ? new Clause(branches.alternatives, true).key : '';
  const args = asked ?? clauses.flatMap((clause) => clause.args);
  const build = branches
    ? countOfBranches(view, branches, where)
    : (param: Param) =>
        current.engine.db
          .selectFrom(shape.name)
          .select((eb) => eb.fn.countAll().as('total'))
          .where((eb) => allOf(eb, clauses, where, param, 0));
  const plan = where
    ? planOnce(args, build)
    : view.plans.get(`count|${ways}|${clauses.map((clause) => clause.key).join('|')}`, build);
  const key = `${plan.sql}${JSON.stringify(where ? plan.order : args)}`;
  // A writing transaction sees its own uncommitted rows, so it must not use the cache.
  const kept = current.readOnly ? (totals.get(shape.name, key, current.now) as number | undefined) : undefined;
  if (kept !== undefined) return kept;
  const version = totals.version(shape.name);
  const [row] = await current.arrays(plan, where ? [] : args);
  const total = Number(row?.[0] ?? 0);
  if (current.readOnly) totals.keep(shape.name, key, total, current.now, version);
  return total;
}

/** Returns how many rows the scope shows. */
export const count = (view: View, where?: Where): Promise<number> => countOf(view, [view.clause], where);

/** Counts rows by the value of a text field; rows without one are counted under the empty key. */
export async function countBy(view: View, field: string, where?: Where): Promise<Map<string, number>> {
  const { name, type } = view.shape.column(field);
  if (type !== 'text') throw new StoreMisuse(`"${field}" is no text, and rows are not counted by it`);
  const build = (param: Param) =>
    view.current.engine.db
      .selectFrom(view.shape.name)
      .select((eb) => [name, eb.fn.countAll().as('total')])
      .where((eb) => allOf(eb, [view.clause], where, param, 0))
      .groupBy(name);
  const plan = where ? planOnce(view.clause.args, build) : view.plans.get(`countBy|${name}|${view.clause.key}`, build);
  const rows = await view.current.arrays(plan, where ? [] : view.clause.args);
  return new Map(rows.map(([value, total]) => [typeof value === 'string' ? value : '', Number(total)]));
}

/** Returns how many rows that match lie in each step of a whole-number field, by the step's first value. */
export async function countPer(
  view: View,
  field: string,
  step: number,
  { where, as }: { where: Where; as: string | undefined },
): Promise<Map<number, number>> {
  const { name, type } = view.shape.column(field);
  if (type !== 'integer') throw new StoreMisuse(`"${field}" is no whole number, and has no steps`);
  if (!Number.isSafeInteger(step) || step < 1) throw new StoreMisuse(`${step} is no step`);
  // Whole numbers are divided to whole numbers by both engines.
  const nth = sql<number>`${sql.ref(name)} / ${sql.lit(step)}`;
  const counted = as === undefined ? null : numberColumn(view, as);
  const plan = planOnce(view.clause.args, (param) =>
    view.current.engine.db
      .selectFrom(view.shape.name)
      .select((eb) => [
        nth.as('nth'),
        (counted === null ? eb.fn.countAll() : eb.fn.sum(eb.fn.coalesce(counted, eb.lit(1)))).as('total'),
      ])
      .where((eb) => allOf(eb, [view.clause], where, param, 0))
      .groupBy(nth),
  );
  const rows = await view.current.arrays(plan, []);
  return new Map(rows.map(([value, total]) => [Number(value) * step, Number(total)]));
}

/** Returns the sum of a field over the rows in scope; 0 if there are none. */
export async function sum(view: View, field: string): Promise<number> {
  const name = numberColumn(view, field);
  const plan = view.plans.get(`sum|${name}|${view.clause.key}`, (param) =>
    view.current.engine.db
      .selectFrom(view.shape.name)
      .select((eb) => eb.fn.sum(name).as('sum'))
      .where((eb) => allOf(eb, [view.clause], undefined, param, 0)),
  );
  const [row] = await view.current.arrays(plan, view.clause.args);
  return Number(row?.[0] ?? 0);
}

/** Returns the sum and the number of values of each number, over the rows of a list; remembered as its total is. */
export async function sums(
  view: View,
  query: Pick<ListQuery, 'filter' | 'q'>,
  numbers: readonly Amount[],
  where: Where | undefined,
): Promise<Sum[]> {
  const { current, totals, shape } = view;
  const clauses = [view.clause, filterClause(shape, query)];
  const args = clauses.flatMap((clause) => clause.args);
  const build = (param: Param) =>
    current.engine.db
      .selectFrom(shape.name)
      .select((eb) =>
        numbers.flatMap((number, index) => {
          const of = typeof number === 'string' ? eb.ref(numberColumn(view, number)) : number.of(eb);
          return [eb.fn.sum(of).as(`sum${index}`), eb.fn.count(of).as(`count${index}`)];
        }),
      )
      .where((eb) => allOf(eb, clauses, where, param, 0));
  const keys = numbers.map((number) => (typeof number === 'string' ? number : `${number.key}()`));
  const shapeKey = `sums|${keys.join()}|${clauses.map((clause) => clause.key).join('|')}`;
  // Expressions hold values of this moment, as `now`: such a statement is not kept.
  const isFixed = where === undefined && numbers.every((number) => typeof number === 'string');
  const plan = isFixed ? view.plans.get(shapeKey, build) : planOnce(args, build);
  const key = `${plan.sql}${JSON.stringify(isFixed ? args : plan.order)}`;
  const kept = current.readOnly ? (totals.get(shape.name, key, current.now) as Sum[] | undefined) : undefined;
  if (kept !== undefined) return kept;
  const version = totals.version(shape.name);
  const [row = []] = await current.arrays(plan, isFixed ? args : []);
  const found = numbers.map((_, index) => ({
    sum: Number(row[index * 2] ?? 0) + 0,
    count: Number(row[index * 2 + 1] ?? 0),
  }));
  if (current.readOnly) totals.keep(shape.name, key, found, current.now, version);
  return found;
}

function numberColumn({ shape }: View, field: string): string {
  const { name, type } = shape.column(field);
  if (type !== 'integer' && type !== 'real') throw new StoreMisuse(`"${field}" is no number, and has no sum`);
  return name;
}
