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
  /** Own corporation first, then subordinates, where the caller may view them; of an agent, the advertisers that it acts for. */
  corpIds: readonly string[];
  system: System;
  deptId: string | null;
  /** Data permission of the role (PERM-04): all rows, those of these departments, or one's own. */
  data: { kind: 'all' } | { kind: 'depts'; deptIds: readonly string[] } | { kind: 'self' };
  /** Stores that the account keeps. `only`: of what belongs to stores it sees nothing else (role type keeper). */
  stores?: { ids: readonly string[]; only: boolean };
  /**
   * Granting tables in which the account stands, each with the records that it was granted if they are few, else none;
   * absent: not known, all are asked. They tell a list where to look, and no more: whether a right still stands is asked of
   * its row each time.
   */
  granted?: ReadonlyMap<string, readonly string[]>;
}

/** Query of a list call, already checked against the allow-lists of the entity. */
export interface ListQuery {
  page: number;
  pageSize: number;
  sort: string;
  order: 'asc' | 'desc';
  /** Rows of the caller's own corporation come first (UI-13). */
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
  /** Do not count: `total` is -1. */
  withoutTotal?: boolean;
}

/**
 * Purpose of a row lock, held until the transaction ends: `change`: a decision depends on the row; `delete`: nobody may
 * add a reference to it; `reference`: the row must not be deleted. Of two conflicting transactions the second waits,
 * then reads what the first wrote. Decide about a row only after a locked read.
 */
export type RowLock = 'change' | 'delete' | 'reference';

export interface ReadOptions {
  /** Fields to select (camelCase); absent: all. `id` and `rev` always come. */
  fields?: readonly string[];
  /** Only in a writing transaction. */
  lock?: RowLock;
}

export interface FindOptions extends ReadOptions {
  limit?: number;
  orderBy?: [string, 'asc' | 'desc'];
  /** With `lock`: skip rows that others have locked instead of waiting for them. */
  skipHeld?: boolean;
}

/** A number field, or an expression of columns that gives a number, with a key that tells it from others. */
export type Amount = string | { key: string; of: (eb: Eb) => Expression<unknown> };

/**
 * Figure of a group of rows: a sum, the number of different values (of rows in which another number is above nothing), the largest value, or the text of the row that is the
 * last by an instant.
 */
export type Figure =
  | { sum: string }
  | { distinct: string; with?: string }
  | { most: string }
  | { last: string; by: string };

/**
 * Days of a table whose sums by the day stand in rows of weeks as well (weeks.ts), first and last included: the instants where
 * the first and the last week begin, and a day of each, from 1 for Monday.
 */
export interface WeekSpan {
  from: number;
  first: number;
  to: number;
  last: number;
}

export interface Sum {
  sum: number;
  /** Rows that have a value. */
  count: number;
}

/**
 * Table as seen by the transaction's scope. Rows are in stored form: camelCase keys, instants as milliseconds, booleans
 * as booleans, arrays of references as arrays (joined from their link tables). Deleted rows and rows outside the scope
 * are invisible.
 */
export interface ScopedTable<R> {
  one(id: string, options?: ReadOptions): Promise<R | null>;
  many(ids: readonly string[], options?: ReadOptions): Promise<R[]>;
  list(query: ListQuery, options?: ListOptions): Promise<{ list: R[]; total: number }>;
  /** All matching rows, at most `limit` (default 1000), ordered by `orderBy` or id. */
  find(where: Where, options?: FindOptions): Promise<R[]>;
  count(where?: Where): Promise<number>;
  /** Returns of each condition whether this row fulfils it, if it is in scope: one statement for all of them. */
  whichHold(id: string, conditions: readonly Where[]): Promise<boolean[]>;
  /** Counts rows by the value of a text field; rows without a value are counted under the empty key. */
  countBy(field: string, where?: Where): Promise<Map<string, number>>;
  /**
   * Counts matching rows in each step of a whole-number field, keyed by the step's first value: instants by the hour.
   * `as` is a number field that says for how many a row stands; where it has none, for one.
   */
  countPer(field: string, step: number, where: Where, as?: string): Promise<Map<number, number>>;
  /**
   * Sum of each number over the rows of a list, and how many have one, in one statement. Numbers are fields, or
   * expressions of their columns.
   */
  totals(query: Pick<ListQuery, 'filter' | 'q'>, numbers: readonly Amount[], where?: Where): Promise<Sum[]>;
  /**
   * Figures of matching rows by the values of these fields, unsorted: of each group its values, then its figures. Without
   * fields one group of all rows. With `weeks` these are the sums of those days; by `at` they are those of each week.
   */
  figures(by: readonly string[], figures: readonly Figure[], where: Where, weeks?: WeekSpan): Promise<unknown[][]>;
  /** The same with the figures of all rows in front, from one reading of them; its group has no values. */
  figuresAndWhole(
    by: readonly string[],
    figures: readonly Figure[],
    where: Where,
    weeks?: WeekSpan,
  ): Promise<unknown[][]>;
  /** Figures of each day of whole weeks, by where the week begins and the day of the week, from 0. */
  figuresByDay(figures: readonly Figure[], where: Where, weeks: WeekSpan): Promise<Map<number, number[][]>>;
  /** Sum of a number field over all rows; missing values count as 0. */
  sum(field: string): Promise<number>;
  /**
   * Inserts a row; fills in id, corporation, department, creator, times and rev if absent. Throws TAKEN at the field of
   * a unique value that exists.
   */
  insert(values: Partial<R>): Promise<R>;
  /** Inserts rows in order, all or none, in a statement for each 64 of them; throws as insert does. */
  insertMany(values: readonly Partial<R>[]): Promise<R[]>;
  /**
   * One guarded statement: changes the row if it is in scope, `rev` (if given) is current and `where` (if given) holds;
   * returns it as it is afterwards, else null. `updatedAt` and `rev` move by themselves.
   */
  update(id: string, changes: Partial<R>, guard?: { rev?: number; where?: Where }): Promise<R | null>;
  /** The same for all matching rows in scope; returns their number. Link fields cannot be changed this way. */
  updateAll(where: Where, changes: Partial<R>): Promise<number>;
  /** Deletes a row softly: sets deletedAt (and the changes); false if there is no such row. */
  remove(id: string, changes?: Partial<R>, guard?: { where?: Where }): Promise<boolean>;
  /** Rows of this scope that were deleted at this instant or later. */
  bin(since: number): Bin<R>;
}

/** Softly deleted rows. */
export interface Bin<R> {
  one(id: string, options?: ReadOptions): Promise<R | null>;
  list(query: ListQuery, options?: ListOptions): Promise<{ list: R[]; total: number }>;
  /**
   * Restores a row (with the changes), and claims its unique values again; null if there is no such row. Throws TAKEN
   * as insert does.
   */
  restore(id: string, changes?: Partial<R>): Promise<R | null>;
}

type Tables = { readonly [K in keyof Rows]: ScopedTable<Rows[K]> };

/** One transaction: the only access to the store inside a handler. */
export type Tx = Tables & {
  readonly scope: Scope;
  /** Milliseconds of the injected clock when the transaction began. */
  readonly now: number;
  /** The technical tables (server/store/technical.ts). For tables of corporations see `ofCorp`. */
  readonly db: TechnicalDb;
  /** Statements over the tables of one corporation that scoped tables cannot express: each begins with its `corp_id`. */
  ofCorp(corpId: string): CorpDb;
  /** All tables of all corporations, without any added condition; `reason` documents why. */
  acrossCorps(reason: string): WholeDb;
  /** Returns of each condition whether a row of its table fulfils it, of those in scope: one statement for all of them. */
  whichHold(asked: readonly { table: keyof Rows; where: Where }[]): Promise<boolean[]>;
  /** The same transaction with another scope. */
  as(scope: Scope): Tx;
  /**
   * Takes a named lock and holds it until the transaction ends: for a decision about many rows at once, such as a move
   * within a tree. Does nothing on SQLite, which has a single writer.
   */
  hold(name: string): Promise<void>;
  /** Runs work in a savepoint: if it throws, its changes are rolled back and the error is rethrown. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Registers a callback for after the commit: hints, cache drops. Never for work that must not be lost (store a row
   * instead).
   */
  afterCommit(effect: () => void): void;
};

/** Messages between the processes of one store: hints, which may be lost or come twice, never facts. */
export interface Bus {
  /** Sends to all listeners of the topic; those in this process are called at once. At most 7 kB. */
  publish(topic: string, text: string): void;
  /** Subscribes; returns the function to unsubscribe. */
  subscribe(topic: string, listener: (text: string) => void): () => void;
}

/** Why a store cannot be written: another program holds it, or its disk is full (nearly, where the disk can be seen). */
export type StoreTrouble = 'busy' | 'full';

export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly bus: Bus;
  /**
   * Runs a read-only transaction, on SQLite with its own connection. On PostgreSQL each statement sees the data
   * committed when it begins, unless `snapshot` asks for one moment for all of them (two more round trips).
   */
  read<T>(scope: Scope, work: (tx: Tx) => Promise<T>, options?: { snapshot?: boolean }): Promise<T>;
  /**
   * Runs a writing transaction: commits when work returns, rolls back when it throws. After a deadlock on PostgreSQL
   * work runs again with a new `tx`, so it must have no other effects than through `tx`.
   */
  write<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Calls the listener after each commit, in this process or another, with the name of each written table (snake_case);
   * `*` if unknown. For caches. Returns the function to unsubscribe.
   */
  onChange(listener: (table: string) => void): () => void;
  /**
   * Adds missing tables, columns and indexes; runs pending migrations; refuses a database newer than this build. Returns
   * sentences for the operator about what a migration could not carry over as it was.
   */
  sync(): Promise<readonly string[]>;
  /** Gives back to the disk a part of what deleted rows have left; nothing where the database does it by itself. */
  shrink(): Promise<void>;
  /**
   * Returns why writing fails at present, or null: the error of the last write, until one succeeds, or a disk with less
   * than `reserve` free bytes.
   */
  trouble(reserve: number): Promise<StoreTrouble | null>;
  close(): Promise<void>;
}
