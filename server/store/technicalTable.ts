import type { ColumnMeta, TableMeta } from '#core/entity/meta.ts';

type ColumnType = ColumnMeta['type'];
type Columns = Readonly<Record<string, ColumnType | `${ColumnType}?`>>;

interface Options {
  key: readonly string[];
  indexes?: readonly (readonly string[])[];
  unique?: readonly (readonly string[])[];
  /** Check constraints of every row, in SQL of both engines. */
  checks?: readonly string[];
  /** The database refuses to change or delete a row. */
  appendOnly?: true;
}

/** Table with its columns as declared, for server/store/database.ts. */
interface TechnicalTable<N extends string, C extends Columns> extends TableMeta {
  name: N;
  declared: C;
}

/** Declares a table of the server itself; see technical.ts. */
export function table<const N extends string, const C extends Columns>(
  name: N,
  declared: C,
  { key, indexes = [], unique = [], ...guards }: Options,
): TechnicalTable<N, C> {
  return {
    name,
    key,
    indexes,
    unique,
    global: [],
    links: [],
    tenant: false,
    ...guards,
    columns: Object.entries(declared).map(([column, type]) => ({
      name: column,
      type: type.replace('?', '') as ColumnType,
    })),
    declared,
  };
}
