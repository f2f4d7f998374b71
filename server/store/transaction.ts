import type { Current } from './current.ts';
import { bindTx } from './current.ts';
import { StoreMisuse } from './errors.ts';
import type { Table, View } from './reads.ts';
import { count, countBy, countPer, sum, sums } from './aggregates.ts';
import { figures } from './figures.ts';
import { figuresByDay } from './figuresByDay.ts';
import { find, list, many, one, whichHold } from './reads.ts';
import { corpsOf, scopeClause } from './scope.ts';
import { CorpDb } from './corpDb.ts';
import type { TechnicalDb, WholeDb } from './database.ts';
import { holdName } from './rowLock.ts';
import type {
  Amount,
  Bin,
  Eb,
  Figure,
  FindOptions,
  ListOptions,
  ListQuery,
  ReadOptions,
  Scope,
  ScopedTable,
  Sum,
  Tx,
  WeekSpan,
  Where,
} from './types.ts';
import type { Guard } from './changing.ts';
import type { Row } from './engine.ts';
import type { Rows } from '#generated/server/tables.gen.ts';
import { insert, insertMany } from './inserts.ts';
import { remove, restore, update, updateAll } from './writes.ts';

/** A table as the scope of its transaction shows it. */
class ScopedRows implements ScopedTable<Row> {
  readonly #view: View;
  readonly #scope: Scope;

  constructor(table: Table, current: Current, scope: Scope) {
    const { shape, plans, totals, uuid } = table;
    this.#view = {
      shape,
      plans,
      totals,
      uuid,
      current,
      clause: scopeClause(scope, shape),
      corps: corpsOf(scope, shape),
    };
    this.#scope = scope;
  }

  /** The table as the scope shows it. */
  get view(): View {
    return this.#view;
  }

  #writing(): View {
    if (this.#view.current.readOnly)
      throw new StoreMisuse(`a read-only transaction cannot write ${this.#view.shape.name}: use store.write`);
    return this.#view;
  }

  async one(id: string, options?: ReadOptions): Promise<Row | null> {
    return one(this.#view, id, options);
  }

  async many(ids: readonly string[], options?: ReadOptions): Promise<Row[]> {
    return many(this.#view, ids, options);
  }

  async list(query: ListQuery, options?: ListOptions): Promise<{ list: Row[]; total: number }> {
    return list(this.#view, query, options);
  }

  async find(where: Where, options?: FindOptions): Promise<Row[]> {
    return find(this.#view, where, options);
  }

  async count(where?: Where): Promise<number> {
    return count(this.#view, where);
  }

  async whichHold(id: string, conditions: readonly Where[]): Promise<boolean[]> {
    const asked = conditions.map((where) => ({
      view: this.#view,
      where: (eb: Eb) => eb.and([eb('id', '=', id), where(eb)]),
    }));
    return whichHold(this.#view.current, asked);
  }

  async countBy(field: string, where?: Where): Promise<Map<string, number>> {
    return countBy(this.#view, field, where);
  }

  async countPer(field: string, step: number, where: Where, as?: string): Promise<Map<number, number>> {
    return countPer(this.#view, field, step, { where, as });
  }

  async totals(query: Pick<ListQuery, 'filter' | 'q'>, numbers: readonly Amount[], where?: Where): Promise<Sum[]> {
    return sums(this.#view, query, numbers, where);
  }

  async figures(by: readonly string[], wanted: readonly Figure[], where: Where, weeks?: WeekSpan) {
    return figures(this.#view, { by, wanted, whole: false, weeks }, where);
  }

  async figuresAndWhole(by: readonly string[], wanted: readonly Figure[], where: Where, weeks?: WeekSpan) {
    return figures(this.#view, { by, wanted, whole: true, weeks }, where);
  }

  async figuresByDay(wanted: readonly Figure[], where: Where, weeks: WeekSpan) {
    return figuresByDay(this.#view, wanted, where, weeks);
  }

  async sum(field: string): Promise<number> {
    return sum(this.#view, field);
  }

  async insert(values: Partial<Row>): Promise<Row> {
    return insert(this.#writing(), this.#scope, values);
  }

  async insertMany(values: readonly Partial<Row>[]): Promise<Row[]> {
    return insertMany(this.#writing(), this.#scope, values);
  }

  async update(id: string, changes: Partial<Row>, guard?: Guard): Promise<Row | null> {
    return update(this.#writing(), id, changes, guard);
  }

  async updateAll(where: Where, changes: Partial<Row>): Promise<number> {
    return updateAll(this.#writing(), where, changes);
  }

  async remove(id: string, changes?: Partial<Row>, guard?: { where?: Where }): Promise<boolean> {
    return remove(this.#writing(), id, changes, guard);
  }

  bin(since: number): Bin<Row> {
    const { shape } = this.#view;
    if (shape.deletedAt === null) throw new StoreMisuse(`rows of ${shape.name} are deleted for good`);
    const view: View = {
      ...this.#view,
      clause: scopeClause(this.#scope, shape, since),
      corps: corpsOf(this.#scope, shape, since),
    };
    return {
      one: (id, options) => one(view, id, options),
      list: (query, options) => list(view, query, options),
      restore: async (id, changes) => {
        this.#writing();
        return restore(view, id, changes);
      },
    };
  }
}

/** Makes the `tx` of a transaction for a scope. */
export type OpenTx = (current: Current, scope: Scope) => Tx;

/** Returns how to make a `tx` over these tables (by their name in code); a table is made ready when it is first asked for. */
export function createOpenTx(tables: ReadonlyMap<string, Table>): OpenTx {
  class Transaction {
    readonly scope: Scope;
    readonly now: number;
    readonly db: TechnicalDb;
    readonly rows: Record<string, ScopedRows> = {};
    readonly current: Current;

    constructor(current: Current, scope: Scope) {
      this.current = current;
      this.scope = scope;
      this.now = current.now;
      this.db = current.engine.db;
    }

    as(scope: Scope): Tx {
      return open(this.current, scope);
    }

    ofCorp(corpId: string): CorpDb {
      return new CorpDb(this.current.engine.db, corpId);
    }

    acrossCorps(_reason: string): WholeDb {
      return this.current.engine.db;
    }

    whichHold(asked: readonly { table: keyof Rows; where: Where }[]): Promise<boolean[]> {
      const tables = this as unknown as Readonly<Record<keyof Rows, ScopedRows>>;
      return whichHold(
        this.current,
        asked.map(({ table, where }) => ({ view: tables[table].view, where })),
      );
    }

    hold(name: string): Promise<void> {
      return holdName(this.current, name);
    }

    savepoint<T>(work: () => Promise<T>): Promise<T> {
      return this.current.savepoint(work);
    }

    afterCommit(effect: () => void): void {
      this.current.effects.push(effect);
    }
  }

  for (const [name, table] of tables) {
    Object.defineProperty(Transaction.prototype, name, {
      get(this: Transaction) {
        return (this.rows[name] ??= new ScopedRows(table, this.current, this.scope));
      },
    });
  }

  // The getters above are the tables, which the class cannot say by itself.
  const open: OpenTx = (current, scope) => {
    const tx = new Transaction(current, scope) as unknown as Tx;
    bindTx(tx, current);
    return tx;
  };
  return open;
}
