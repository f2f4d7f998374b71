import type { Compilable } from 'kysely';
import type { WholeDb } from './database.ts';
import { currentOf, type Current } from './current.ts';
import type { Param, Plan, PlanCache } from './plans.ts';
import { Slot, planOnce } from './plans.ts';
import type { AnyDb, Tx } from './types.ts';

/** Most rows in one statement. */
const MOST_ROWS = 64;

/** An insert of any number of rows of one shape. */
export interface Insertion<R, A> {
  /** Returns what the statement answers of the rows that it has inserted. */
  all(tx: Tx, rows: readonly R[]): Promise<A[]>;
  /** Returns how many rows were inserted. */
  run(tx: Tx, rows: readonly R[]): Promise<number>;
}

/** Returns rows in parts of 64, 32, 16 and so on: a handful of statements serves any number, and each stays prepared. */
function inPowers<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  let at = 0;
  for (let size = MOST_ROWS; size >= 1; size /= 2)
    for (; at + size <= rows.length; at += size) parts.push(rows.slice(at, at + size));
  return parts;
}

/** Returns so many rows of placeholders, which count through all columns of the first, then of the next. */
const placed = (columns: readonly PropertyKey[], size: number, param: Param): Record<string, unknown>[] =>
  Array.from({ length: size }, (_, row) =>
    Object.fromEntries(columns.map((column, at) => [column, param(row * columns.length + at)])),
  );

/**
 * Inserts rows of values, in the order of the columns (snake_case), and returns how many; with `mayConflict` those that
 * break a unique index are left out. Any number of them: one statement takes 64.
 */
export async function insertValues(
  current: Current,
  plans: PlanCache,
  { table, columns, mayConflict = false }: { table: string; columns: readonly string[]; mayConflict?: boolean },
  rows: readonly (readonly unknown[])[],
): Promise<number> {
  const planOf = (size: number): Plan =>
    plans.get(`into|${table}|${size}`, (param) => {
      const query = current.engine.db.insertInto(table).values(placed(columns, size, param));
      // An error would abort the transaction on PostgreSQL; fewer rows give the same information.
      return mayConflict ? query.onConflict((conflict) => conflict.doNothing()) : query;
    });
  const [only] = rows;
  if (only && rows.length === 1) return current.run(planOf(1), only);
  const counts = await Promise.all(inPowers(rows).map((part) => current.run(planOf(part.length), part.flat())));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Returns how to insert many rows with these columns. `build` is called once for each size of a part, with rows of
 * placeholders: with Kysely a row of twenty columns costs more to say than to store. Each row names its `corp_id` itself.
 *
 *     const keepPlays = insertion<Play>(COLUMNS, (db, rows) => db.insertInto('plays').values(rows));
 */
export function insertion<R extends object, A = unknown>(
  columns: readonly (keyof R)[],
  build: (db: WholeDb, rows: R[]) => Compilable<A>,
): Insertion<R, A> {
  const compiled = new WeakMap<AnyDb, Map<number, Plan>>();

  const planFor = (db: AnyDb, size: number): Plan => {
    const plans = compiled.get(db) ?? new Map<number, Plan>();
    compiled.set(db, plans);
    const known = plans.get(size);
    if (known) return known;
    const plan = planOnce([], () => build(db, placed(columns, size, (index) => new Slot(index)) as R[]));
    plans.set(size, plan);
    return plan;
  };

  const start = (tx: Tx, part: readonly R[]) => {
    const current = currentOf(tx);
    const args = part.flatMap((row) => columns.map((column) => row[column]));
    return { current, plan: planFor(current.engine.db, part.length), args };
  };

  return {
    async all(tx, rows) {
      const answers: A[] = [];
      for (const part of inPowers(rows)) {
        const { current, plan, args } = start(tx, part);
        answers.push(...((await current.query(plan, args)).rows as A[]));
      }
      return answers;
    },
    async run(tx, rows) {
      let count = 0;
      for (const part of inPowers(rows)) {
        const { current, plan, args } = start(tx, part);
        count += await current.run(plan, args);
      }
      return count;
    },
  };
}
