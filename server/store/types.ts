import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { System } from '#core/entity/meta.ts';
import type { CorpDb } from './corpDb.ts';
import type { TechnicalDb, WholeDb } from './database.ts';
import type { Rows } from '#generated/server/tables.gen.ts';

/** Kysely over tables that are known at run time alone: for the store's own files, which work for any table. */
// oxlint-disable-next-line typescript/no-explicit-any -- columns come from the schemas at run time
export type AnyDb = Kysely<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type Eb = ExpressionBuilder<any, any>;

/** A where-clause over the columns (snake_case) of one table. */
export type Where = (eb: Eb) => Expression<SqlBool>;

/** Rows that a transaction may see. */
export type Scope =
  | { kind: 'user'; user: ScopeUser }
  /** Jobs and public calls: one corporation, or with `corpId: null` the whole platform. */
  | { kind: 'system'; corpId: string | null };

export interface ScopeUser {
  userId: string;
  corpId: string;
  /** Own corporation first, then subordinates, where the caller may view them. */
  corpIds: readonly string[];
  system: System;
  deptId: string | null;
  /** Data permission of the role (PERM-04): all rows, those of these departments, or one's own. */
  data: { kind: 'all' } | { kind: 'depts'; deptIds: readonly string[] } | { kind: 'self' };
}

/** Query of a list call, already checked against the allow-lists of the entity. */
export interface ListQuery {
  page: number;
  pageSize: number;
  sort: string;
  order: 'asc' | 'desc';
  /** Rows of the caller's own enterprise stand before those of others, as long as these are few (UI-13). */
  ownFirst?: boolean;
  /** Field → condition, in stored form (instants as milliseconds). */
  filter: Readonly<Record<string, FilterValue>>;
  q?: string;
}

export type Scalar = string | number | boolean | null;
export type FilterValue = Scalar | { in: readonly Scalar[] } | { contains: string } | { gte?: Scalar; lte?: Scalar };

export interface ListOptions {
  /** Fields to select (camelCase); absent: all. `id` and `rev` always come. */
  fields?: readonly string[];
  where?: Where;
  /** Leave out the count: `total` is -1. */
  withoutTotal?: boolean;
}

/**
 * Why a row is held until the transaction ends: what it says decides a `change`, a `delete` shall find nobody who
 * refers to it, or a `reference` to it shall not outlive it. Of two that cannot both be, the second waits and then
 * reads what the first wrote. A decision about a row is made on a locked read, never on a plain one.
 */
export type RowLock = 'change' | 'delete' | 'reference';

export interface ReadOptions {
  /** Fields to select (camelCase); absent: all. `id` and `rev` always come. */
  fields?: readonly string[];
  /** In a writing transaction alone. */
  lock?: RowLock;
}

export interface FindOptions extends ReadOptions {
  limit?: number;
  orderBy?: [string, 'asc' | 'desc'];
  /** With `lock`: leave out the rows that others hold instead of waiting for them. */
  skipHeld?: boolean;
}

/**
 * A table as the transaction's scope shows it. Rows are in stored form: camelCase keys, instants as
 * milliseconds, booleans as booleans, arrays of references as arrays (joined from their link tables).
 * Rows outside the scope, and deleted ones, do not exist here.
 */
export interface ScopedTable<R> {
  one(id: string, options?: ReadOptions): Promise<R | null>;
  many(ids: readonly string[], options?: ReadOptions): Promise<R[]>;
  list(query: ListQuery, options?: ListOptions): Promise<{ list: R[]; total: number }>;
  /** All rows that match, at most `limit` (default 1000), ordered by `orderBy` or id. */
  find(where: Where, options?: FindOptions): Promise<R[]>;
  count(where?: Where): Promise<number>;
  /** Counts rows by the value of a text field; rows without a value are counted under the empty key. */
  countBy(field: string, where?: Where): Promise<Map<string, number>>;
  /** Counts matching rows in each step of a whole-number field, keyed by the step's first value: instants by the hour. */
  countPer(field: string, step: number, where: Where): Promise<Map<number, number>>;
  /** Sum of a number field over all rows; missing values count nothing. */
  sum(field: string): Promise<number>;
  /** Fills id, corporation, department, creator, times and rev where they are absent. Refuses a unique value that is taken with TAKEN at that field. */
  insert(values: Partial<R>): Promise<R>;
  /**
   * One guarded statement: changes the row if it is in scope, `rev` (if given) is current and `where` (if given) holds;
   * returns it as it is afterwards, else null. `updatedAt` and `rev` move by themselves.
   */
  update(id: string, changes: Partial<R>, guard?: { rev?: number; where?: Where }): Promise<R | null>;
  /** The same over all rows in scope that match; returns how many. Link fields cannot be changed so. */
  updateAll(where: Where, changes: Partial<R>): Promise<number>;
  /** Sets deletedAt (and the changes); false if there is no such row. */
  remove(id: string, changes?: Partial<R>, guard?: { where?: Where }): Promise<boolean>;
  /** The rows of this scope that were deleted at this instant or later, and nothing else. */
  bin(since: number): Bin<R>;
}

/** Rows that were deleted softly. */
export interface Bin<R> {
  one(id: string, options?: ReadOptions): Promise<R | null>;
  list(query: ListQuery, options?: ListOptions): Promise<{ list: R[]; total: number }>;
  /** Makes a row live again (with the changes), and takes its unique values; null if there is no such row. Throws TAKEN as insert does. */
  restore(id: string, changes?: Partial<R>): Promise<R | null>;
}

type Tables = { readonly [K in keyof Rows]: ScopedTable<Rows[K]> };

/** One transaction. Nothing but this touches the store inside a handler. */
export type Tx = Tables & {
  readonly scope: Scope;
  /** Milliseconds of the injected clock when the transaction began. */
  readonly now: number;
  /** The technical tables (server/store/technical.ts). What corporations own is not in it: see `ofCorp`. */
  readonly db: TechnicalDb;
  /** Statements over the tables of one corporation that no scoped table says: each begins with its `corp_id`. */
  ofCorp(corpId: string): CorpDb;
  /** All tables of all corporations, and nothing is added: the reason stands where it is asked for. */
  acrossCorps(reason: string): WholeDb;
  /** The same transaction with another scope. */
  as(scope: Scope): Tx;
  /**
   * Waits until no other transaction holds this name, and holds it until this one ends: for a decision about many rows
   * at once, such as a move within a tree. SQLite has one writer and waits for nothing.
   */
  hold(name: string): Promise<void>;
  /** Runs work in a savepoint: if it throws, its changes are undone and the error is thrown on. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  /** Called once the transaction is committed: hints, cache drops. Never for what must not be lost (that is a row). */
  afterCommit(effect: () => void): void;
};

/** Word between the processes of one store: hints, which may be lost or come twice, never facts. */
export interface Bus {
  /** Reaches all listeners of the topic, in this process at once. At most 7 kB. */
  publish(topic: string, text: string): void;
  /** Returns how to stop. */
  subscribe(topic: string, listener: (text: string) => void): () => void;
}

export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly bus: Bus;
  /**
   * A read-only transaction; its own connection on SQLite. On PostgreSQL each statement sees what is
   * committed when it begins, unless `snapshot` asks for one moment for all of them (two round trips more).
   */
  read<T>(scope: Scope, work: (tx: Tx) => Promise<T>, options?: { snapshot?: boolean }): Promise<T>;
  /**
   * A writing transaction: committed when work returns, undone when it throws. After a deadlock on
   * PostgreSQL work runs again with a new `tx`: it may have no effect but by that `tx`.
   */
  write<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Calls the listener after each commit, in this process or another, with the name of each table
   * (snake_case) that was written; `*` where that is not known. For caches. Returns how to stop.
   */
  onChange(listener: (table: string) => void): () => void;
  /** Adds missing tables, columns and indexes; runs numbered migrations; refuses a store newer than this build. */
  sync(): Promise<void>;
  close(): Promise<void>;
}
