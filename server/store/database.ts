import type { ColumnType, Kysely } from 'kysely';
import type { ColumnMeta } from '#core/entity/meta.ts';
import type { Rows } from '#generated/server/tables.gen.ts';
import type { TechnicalColumns } from './technical.ts';

/**
 * SQL types of the tables, with which the compiler checks statements. Derived from the generated rows and the
 * declarations in technical.ts, so that nothing is written twice.
 */

/** "adSlots" → "ad_slots", as columnOf does at run time. */
type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** Column that may be left out of an insert because it may be null. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Flag = ColumnType<number, number | boolean, number | boolean>;
type OptionalFlag = ColumnType<number | null, number | boolean | null | undefined, number | boolean | null>;

/** Type of a column from the type of its field: booleans are 0 and 1, JSON is text (architecture 5). */
type Column<V> = unknown extends V
  ? Optional<string>
  : null extends V
    ? NonNullable<V> extends boolean
      ? OptionalFlag
      : NonNullable<V> extends number
        ? Optional<number>
        : Optional<string>
    : V extends boolean
      ? Flag
      : V extends number
        ? number
        : string;

/** Names of the fields whose ids are kept in a link table instead of a column. */
type Links<R> = { [K in keyof R & string]: R[K] extends readonly string[] ? K : never }[keyof R & string];

type Columns<R> = { [K in Exclude<keyof R & string, Links<R>> as Snake<K>]: Column<R[K]> };

/** Tables with rows of corporations. */
type TenantTables = { [T in keyof Rows as Snake<T>]: Columns<Rows[T]> };

interface LinkRow {
  corp_id: string;
  id: string;
  ref_id: string;
  position: number;
}

type LinkTables = {
  [T in keyof Rows as Links<Rows[T]> extends never ? never : `${Snake<T>}__${Snake<Links<Rows[T]>>}`]: LinkRow;
};

interface OfType {
  text: string;
  integer: number;
  real: number;
  boolean: Flag;
  json: string;
}

type Declared<D> = D extends `${infer T extends ColumnMeta['type']}?`
  ? Optional<OfType[T] extends Flag ? number : OfType[T]>
  : D extends ColumnMeta['type']
    ? OfType[D]
    : never;

/** Tables that the store creates for itself (ddl.ts). */
interface Ledgers {
  globals: { name: string; value: string; corp_id: string | null; entity: string; row_id: string };
  column_types: { table_name: string; column_name: string; type: string };
  schema_version: { number: number; name: string; at: number };
}

type DeclaredTables = {
  [T in keyof TechnicalColumns]: {
    [K in keyof TechnicalColumns[T] & string as Snake<K>]: Declared<TechnicalColumns[T][K]>;
  };
};

// Interfaces, not intersections: the compiler compares interfaces by name, which is faster.

/** Tables of the server itself, read by key and never through a scope. */
export interface Technical extends Ledgers, DeclaredTables {}

/** Tables of corporations. */
export interface Owned extends TenantTables, LinkTables {}

export interface Database extends Owned, Technical {}

export type TechnicalDb = Kysely<Technical>;
export type WholeDb = Kysely<Database>;
