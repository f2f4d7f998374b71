import type { Bus, AnyDb, StoreTrouble } from './types.ts';
import { UnstorableText } from './errors.ts';

/** Row as an engine returns it: values by column name. */
export type Row = Record<string, unknown>;

/** SQL with the engine's placeholders. With a name PostgreSQL prepares it once; without one it is parsed every time. */
export interface Sql {
  readonly sql: string;
  readonly name?: string | undefined;
}

/** One connection inside a transaction. Booleans go in as 0 and 1; int8 and numeric come out as numbers. */
export interface Connection {
  /** Returns rows as arrays in the order of the select, which is cheapest. */
  arrays(statement: Sql, values: readonly unknown[]): Promise<unknown[][]>;
  /** Returns rows by name, and the number of changed rows. */
  query(statement: Sql, values: readonly unknown[]): Promise<{ rows: Row[]; changes: number }>;
  /** Returns the number of changed rows. */
  run(statement: Sql, values: readonly unknown[]): Promise<number>;
}

/** Interface of all differences between the two databases. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  /** Compiles statements, and runs them in the current transaction. */
  readonly db: AnyDb;
  readonly bus: Bus;
  /** Runs work in a read-only transaction. `snapshot`: all its statements see the same moment (SQLite: always). */
  read<T>(work: (connection: Connection) => Promise<T>, snapshot: boolean): Promise<T>;
  /**
   * Runs work in a transaction: commits when it returns, rolls back when it throws. On PostgreSQL work runs again after
   * a deadlock.
   */
  write<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Like `write`, without time limit, one process at a time: for changes of the database schema. */
  alter<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Gives back to the disk a part of what deleted rows have left; nothing where the database does it by itself. */
  shrink(): Promise<void>;
  /** Returns why writing fails at present, or null. */
  trouble(reserve: number): Promise<StoreTrouble | null>;
  close(): Promise<void>;
}

/**
 * Returns the values with booleans as 0 and 1, as they are stored and compared (architecture 5). Throws `UnstorableText`
 * for a text with NUL, at which PostgreSQL fails and SQLite finds nothing: both refuse it, whoever wrote the statement.
 */
export function bindable(values: readonly unknown[]): unknown[] {
  let bound: unknown[] | null = null;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    if (typeof value === 'string' && value.includes('\0')) throw new UnstorableText(null);
    if (typeof value === 'boolean' || value === undefined) {
      bound ??= values.slice();
      bound[i] = value === undefined ? null : Number(value);
    }
  }
  return bound ?? (values as unknown[]);
}
