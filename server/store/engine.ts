import type { Bus, AnyDb } from './types.ts';

/** A row as an engine gives it: columns by name. */
export type Row = Record<string, unknown>;

/** SQL with the engine's placeholders. Its name lets PostgreSQL keep it prepared; without one it is parsed anew. */
export interface Sql {
  readonly sql: string;
  readonly name?: string | undefined;
}

/** One connection, inside a transaction. Booleans go in as 0 and 1; int8 and numeric come out as numbers. */
export interface Connection {
  /** Rows as arrays in the order of the select: the cheap way. */
  arrays(statement: Sql, values: readonly unknown[]): Promise<unknown[][]>;
  /** Rows by name, and how many rows were changed. */
  query(statement: Sql, values: readonly unknown[]): Promise<{ rows: Row[]; changes: number }>;
  /** Returns how many rows were changed. */
  run(statement: Sql, values: readonly unknown[]): Promise<number>;
}

/** Interface of all differences between the two databases. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  /** Compiles statements, and runs them in the transaction that is current. */
  readonly db: AnyDb;
  readonly bus: Bus;
  /** Runs work where nothing can be written. `snapshot`: all its statements see the same moment (SQLite: always). */
  read<T>(work: (connection: Connection) => Promise<T>, snapshot: boolean): Promise<T>;
  /** Commits when work returns, else undoes all of it. On PostgreSQL work runs again after a deadlock. */
  write<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** As `write`, without time limit, and one process of the store at a time: for changes of the schema. */
  alter<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Booleans are kept as 0 and 1 (architecture 5), so that is how they are compared, too. */
export function bindable(values: readonly unknown[]): unknown[] {
  let bound: unknown[] | null = null;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    if (typeof value === 'boolean' || value === undefined) {
      bound ??= values.slice();
      bound[i] = value === undefined ? null : Number(value);
    }
  }
  return bound ?? (values as unknown[]);
}
