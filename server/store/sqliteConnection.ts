import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Connection, Row, Sql } from './engine.ts';
import { bindable } from './engine.ts';
import { isLocked } from './errors.ts';
import { LOCK_WAIT_MS, whenFree } from './whenFree.ts';

/** Prepared statement with its column names; none if it returns no rows. */
interface Prepared {
  statement: StatementSync;
  columns: readonly string[];
  /** Changes rows and answers them: it must not run twice. */
  isWrite: boolean;
}

type Bound = Parameters<StatementSync['all']>;

const MAX_STATEMENTS = 500;

/** Names of the error by which node:sqlite refuses to give an integer that no number of JavaScript holds. */
const OUT_OF_RANGE = 'ERR_OUT_OF_RANGE';

/** First word of statements that only read. */
const READS = /^\s*(?:select|pragma|explain)\b/i;

const numbered = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

function named(columns: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (let i = 0; i < columns.length; i += 1) row[columns[i] ?? i] = values[i];
  return row;
}

/**
 * One connection of node:sqlite. Statements are kept prepared; rows are read as arrays, because rows
 * by name cost the driver a third more and come without prototype.
 */
export class SqliteConnection implements Connection {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  #prepare(sql: string): Prepared {
    let prepared = this.#statements.get(sql);
    if (!prepared) {
      const statement = this.database.prepare(sql);
      const columns = statement.columns().map((column) => column.name);
      if (columns.length > 0) statement.setReturnArrays(true);
      const isWrite = columns.length > 0 && !READS.test(sql);
      if (isWrite) statement.setReadBigInts(true);
      prepared = { statement, columns, isWrite };
      if (this.#statements.size >= MAX_STATEMENTS) this.#statements.delete(this.#statements.keys().next().value ?? '');
      this.#statements.set(sql, prepared);
    }
    return prepared;
  }

  /**
   * Returns the rows of a statement as arrays. An integer that no number of JavaScript holds comes as the nearest one:
   * a row with such a value must still be found, shown and deleted. Reading every integer as a bigint would cost each
   * read; so a read that fails is made again with them, and a write that answers rows, which cannot be, has them at once.
   */
  #all({ statement, isWrite }: Prepared, bound: Bound): unknown[][] {
    // With setReturnArrays each row is an array, which the driver's types do not say.
    const rows = (): unknown[][] => statement.all(...bound) as unknown as unknown[][];
    if (isWrite) return rows().map((row) => row.map(numbered));
    try {
      return rows();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== OUT_OF_RANGE) throw error;
    }
    statement.setReadBigInts(true);
    try {
      return rows().map((row) => row.map(numbered));
    } finally {
      statement.setReadBigInts(false);
    }
  }

  /**
   * Runs a statement; again, where another program holds a lock. Only the first statement of a reading transaction can
   * meet one: a writing transaction has its lock before it begins.
   */
  async #patiently<T>(work: () => T): Promise<T> {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error)) throw error;
    }
    return whenFree(work, performance.now() + LOCK_WAIT_MS);
  }

  arrays({ sql }: Sql, values: readonly unknown[]): Promise<unknown[][]> {
    return this.#patiently(() => this.#all(this.#prepare(sql), bindable(values) as Bound));
  }

  query({ sql }: Sql, values: readonly unknown[]): Promise<{ rows: Row[]; changes: number }> {
    return this.#patiently(() => this.#queryNow(sql, values));
  }

  #queryNow(sql: string, values: readonly unknown[]): { rows: Row[]; changes: number } {
    const prepared = this.#prepare(sql);
    const { statement, columns } = prepared;
    const bound = bindable(values) as Bound;
    if (columns.length === 0) return { rows: [], changes: Number(statement.run(...bound).changes) };
    const rows = this.#all(prepared, bound);
    return { rows: rows.map((row) => named(columns, row)), changes: rows.length };
  }

  async run({ sql }: Sql, values: readonly unknown[]): Promise<number> {
    return Number(this.#prepare(sql).statement.run(...(bindable(values) as Bound)).changes);
  }

  /** Runs a statement without values at once. */
  exec(sql: string): void {
    this.#prepare(sql).statement.run();
  }
}
