import type { Compilable } from 'kysely';
import type { Current } from './current.ts';
import { currentOf } from './current.ts';
import type { Plan } from './plans.ts';
import { Slot, planOnce } from './plans.ts';
import type { TechnicalDb, WholeDb } from './database.ts';
import type { AnyDb, Tx } from './types.ts';

/** A statement written by hand over tables that no scoped table says: built and compiled once, run with named values. */
export interface Statement<P, R> {
  /** Rows as the select names them: write `corp_id as corpId`. Booleans are 0 and 1, JSON is text. */
  all(tx: Tx, values: P): Promise<R[]>;
  /** The first row, or null. */
  first(tx: Tx, values: P): Promise<R | null>;
  /** Returns how many rows were changed. */
  run(tx: Tx, values: P): Promise<number>;
}

/** `value` stands for a value of its type, which is given when the statement runs. */
type Build<D, P, R> = (db: D, value: <K extends keyof P & string>(name: K) => P[K]) => Compilable<R>;

/**
 * Returns a statement of fixed shape. `build` is called once per database; where it writes a value it
 * writes `value('name')`, and the statement is run with an object of those names:
 *
 *     const countFailures = statement<{ subject: string }, { n: number }>((db, value) =>
 *       db.selectFrom('login_throttles').select('failures as n').where('subject', '=', value('subject')));
 *     await countFailures.first(tx, { subject })
 *
 * Building with Kysely costs more than a read by key does, so what each call needs is written so.
 */
export function statement<P extends object, R = unknown>(build: Build<TechnicalDb, P, R>): Statement<P, R> {
  return prepared(build);
}

/** The same over what corporations own: nothing is added, and the reason says why none may be, or where `corp_id` stands. */
export function statementAcrossCorps<P extends object, R = unknown>(
  _reason: string,
  build: Build<WholeDb, P, R>,
): Statement<P, R> {
  return prepared(build);
}

function prepared<P extends object, R>(build: Build<never, P, R>): Statement<P, R> {
  const compiled = new WeakMap<AnyDb, { plan: Plan; names: readonly string[] }>();

  const prepare = (db: AnyDb) => {
    let known = compiled.get(db);
    if (!known) {
      const names: string[] = [];
      const slots: Slot[] = [];
      const plan = planOnce(slots, () =>
        build(db as never, (name) => {
          const index = names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
          return (slots[index] ??= new Slot(index)) as never;
        }),
      );
      known = { plan, names };
      compiled.set(db, known);
    }
    return known;
  };

  const start = (tx: Tx, values: P): { current: Current; plan: Plan; args: unknown[] } => {
    const current = currentOf(tx);
    const { plan, names } = prepare(current.engine.db);
    return { current, plan, args: names.map((name) => values[name as keyof P]) };
  };

  const all = async (tx: Tx, values: P): Promise<R[]> => {
    const { current, plan, args } = start(tx, values);
    return (await current.query(plan, args)).rows as R[];
  };

  return {
    all,
    first: async (tx, values) => (await all(tx, values))[0] ?? null,
    run: async (tx, values) => {
      const { current, plan, args } = start(tx, values);
      return current.run(plan, args);
    },
  };
}
