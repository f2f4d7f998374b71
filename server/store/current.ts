import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection, Engine } from './engine.ts';
import { StoreMisuse } from './errors.ts';
import type { ForeignLimit } from './foreignTaken.ts';
import type { Plan } from './plans.ts';
import { valuesOf } from './plans.ts';
import { ANY_TABLE } from './touched.ts';
import type { Tx } from './types.ts';

/** State of one transaction, shared by all scopes in it. */
export class Current {
  readonly engine: Engine;
  readonly connection: Connection;
  readonly readOnly: boolean;
  /** Milliseconds when it began. */
  readonly now: number;
  /** Limit of taken values of others, for whom the transaction runs; null for the server itself. */
  readonly foreign: ForeignLimit | null;
  /** Tables written so far. */
  readonly touched = new Set<string>();
  /** To be called after the commit. */
  effects: (() => void)[] = [];
  savepoints = 0;
  open = true;

  constructor(engine: Engine, connection: Connection, readOnly: boolean, now: number, foreign: ForeignLimit | null) {
    this.engine = engine;
    this.connection = connection;
    this.readOnly = readOnly;
    this.now = now;
    this.foreign = foreign;
  }

  /** Refuses a statement after the end of the transaction: a forgotten await would otherwise write into another's. */
  #check(plan: Plan): void {
    if (!this.open) throw new StoreMisuse('this transaction is over: some promise inside it was not awaited');
    if (plan.writes !== null && this.readOnly)
      throw new StoreMisuse(`a read-only transaction cannot write ${plan.writes}: use store.write`);
  }

  /**
   * Notes the table that a statement has written. One that found nothing to change is not noted: jobs run such every few
   * seconds, and each would empty the caches of all processes. What raw SQL has changed, its number of rows does not say.
   */
  #note({ writes }: Plan, changes: number): void {
    if (writes !== null && (changes > 0 || writes === ANY_TABLE)) this.touched.add(writes);
  }

  async arrays(plan: Plan, args: readonly unknown[]): Promise<unknown[][]> {
    this.#check(plan);
    const rows = await this.connection.arrays(plan, valuesOf(plan, args));
    this.#note(plan, rows.length);
    return rows;
  }

  async query(plan: Plan, args: readonly unknown[]): ReturnType<Connection['query']> {
    this.#check(plan);
    const result = await this.connection.query(plan, valuesOf(plan, args));
    this.#note(plan, result.changes);
    return result;
  }

  async run(plan: Plan, args: readonly unknown[]): Promise<number> {
    this.#check(plan);
    const changes = await this.connection.run(plan, valuesOf(plan, args));
    this.#note(plan, changes);
    return changes;
  }

  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const name = `s${(this.savepoints += 1)}`;
    const effects = this.effects.length;
    await this.connection.run({ sql: `savepoint ${name}` }, []);
    try {
      const result = await work();
      await this.connection.run({ sql: `release savepoint ${name}` }, []);
      return result;
    } catch (error) {
      this.effects.length = effects;
      await this.connection.run({ sql: `rollback to savepoint ${name}` }, []);
      await this.connection.run({ sql: `release savepoint ${name}` }, []);
      throw error;
    } finally {
      this.savepoints -= 1;
    }
  }
}

/** The transaction in which the running code is. */
export const current = new AsyncLocalStorage<Current>();

/** Returns the transaction that is current on this engine; undefined outside of one, and after its end. */
export function currentOn(engine: Engine): Current | undefined {
  const found = current.getStore();
  return found?.open && found.engine === engine ? found : undefined;
}

const TRANSACTION = Symbol('transaction');

/** Links a `tx` to its transaction. */
export function bindTx(tx: Tx, transaction: Current): void {
  (tx as { [TRANSACTION]?: Current })[TRANSACTION] = transaction;
}

/** Returns the transaction behind a `tx`. For the store's own files. */
export function currentOf(tx: Tx): Current {
  const found = (tx as { [TRANSACTION]?: Current })[TRANSACTION];
  if (!found) throw new StoreMisuse('this is no transaction of the store');
  return found;
}
