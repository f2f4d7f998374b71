import type { AnyDb, Tx } from '../types.ts';

/** A transaction as a migration sees it: its tables are those of before, which no type of today says. */
export type MigrationTx = Omit<Tx, 'db'> & { readonly db: AnyDb };

/**
 * A change that rewrites or drops what is kept: sync adds by itself, and only adds. Migrations run in
 * the order of their numbers, once, in one transaction with the rest of sync; an empty store starts at
 * the newest. A server that knows fewer of them than a store has seen refuses to open it.
 */
export interface Migration {
  /** 1, 2, 3 … without a gap; never changed once it is released. */
  number: number;
  /** Description for schema_version: "split-device-name". */
  name: string;
  up: (tx: MigrationTx, engine: 'sqlite' | 'postgres') => Promise<void>;
}

export const migrations: readonly Migration[] = [];
