import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Connection, Row, Sql } from './engine.ts';
import { bindable } from './engine.ts';

/** A prepared statement with the names of its columns; none where it returns no rows. */
interface Prepared {
  statement: StatementSync;
  columns: readonly string[];
}

type Bound = Parameters<StatementSync['all']>;

const MAX_STATEMENTS = 500;

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
      prepared = { statement, columns };
      if (this.#statements.size >= MAX_STATEMENTS) this.#statements.delete(this.#statements.keys().next().value ?? '');
      this.#statements.set(sql, prepared);
    }
    return prepared;
  }

  async arrays({ sql }: Sql, values: readonly unknown[]): Promise<unknown[][]> {
    // With setReturnArrays each row is an array, which the driver's types do not say.
    return this.#prepare(sql).statement.all(...(bindable(values) as Bound)) as unknown as unknown[][];
  }

  async query({ sql }: Sql, values: readonly unknown[]): Promise<{ rows: Row[]; changes: number }> {
    const { statement, columns } = this.#prepare(sql);
    const bound = bindable(values) as Bound;
    if (columns.length === 0) return { rows: [], changes: Number(statement.run(...bound).changes) };
    const rows = statement.all(...bound) as unknown as unknown[][];
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
