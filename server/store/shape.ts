import type { ColumnMeta, EntityMeta, TableMeta } from '#core/entity/meta.ts';
import type { Row } from './engine.ts';
import { StoreMisuse, UnstorableText } from './errors.ts';
import { columnOf } from './names.ts';

/** A field that is a column. */
export interface Column {
  field: string;
  /** snake_case */
  name: string;
  type: ColumnMeta['type'];
  /** From the engine's value (never null) to ours; absent where they are the same. */
  decode?: (value: unknown) => unknown;
}

/** A field that is an array of references, kept in a table of its own. */
export interface Link {
  field: string;
  table: string;
}

/** Fields of one select. Interned: the same fields are the same object, and the same key. */
export interface Selection {
  readonly key: string;
  readonly fields: readonly string[];
  readonly columns: readonly Column[];
  /** Read behind the columns. */
  readonly links: readonly Link[];
}

const DECODERS: Partial<Record<ColumnMeta['type'], (value: unknown) => unknown>> = {
  boolean: (value) => value !== 0,
  json: (value) => JSON.parse(String(value)),
};

/** Data about one table that is the same for every use, computed once. */
export class TableShape {
  readonly meta: TableMeta;
  /** Absent for technical tables. */
  readonly entity: EntityMeta | undefined;
  readonly name: string;
  readonly tenant: boolean;
  /** Column of the time of deletion, null for rows that are not deleted; or null if the table has none. */
  readonly deletedAt: string | null;
  readonly columns: ReadonlyMap<string, Column>;
  /** Names of the columns, in their order. */
  readonly columnNames: readonly string[];
  readonly links: ReadonlyMap<string, Link>;
  /** Unique sets within a corporation, among rows that are not deleted, as columns. */
  readonly unique: readonly (readonly Column[])[];
  /** Unique over the platform. */
  readonly globals: readonly Column[];
  readonly all: Selection;
  readonly #selections = new Map<string, Selection>();
  readonly #byArray = new WeakMap<readonly string[], Selection>();

  constructor(meta: TableMeta, entity?: EntityMeta) {
    this.meta = meta;
    this.entity = entity;
    this.name = meta.name;
    this.tenant = meta.tenant;
    this.deletedAt = meta.deletedAt === undefined ? null : columnOf(meta.deletedAt);
    this.columns = new Map(
      meta.columns.map(({ name, type }) => [name, { field: name, name: columnOf(name), type, decode: DECODERS[type] }]),
    );
    this.columnNames = Array.from(this.columns.values(), ({ name }) => name);
    this.links = new Map(meta.links.map((link) => [link.field, link]));
    this.unique = meta.unique.map((set) => set.map((field) => this.column(field)));
    this.globals = meta.global.map((field) => this.column(field)).toSorted((a, b) => (a.field < b.field ? -1 : 1));
    this.all = this.#intern([...this.columns.keys(), ...this.links.keys()]);
  }

  column(field: string): Column {
    const column = this.columns.get(field);
    if (!column) throw new StoreMisuse(`the table ${this.name} has no column for "${field}"`);
    return column;
  }

  /** Returns the selection of these fields with `id` and `rev`; fields that are not stored (derived ones) are left out. */
  select(fields: readonly string[] | undefined): Selection {
    if (!fields) return this.all;
    let selection = this.#byArray.get(fields);
    if (!selection) {
      selection = this.#intern(['id', 'rev', ...fields]);
      this.#byArray.set(fields, selection);
    }
    return selection;
  }

  #intern(wanted: readonly string[]): Selection {
    const fields = [...new Set(wanted)].filter((field) => this.columns.has(field) || this.links.has(field)).toSorted();
    const key = fields.join(',');
    let selection = this.#selections.get(key);
    if (!selection) {
      const columns = fields.flatMap((field) => this.columns.get(field) ?? []);
      const links = fields.flatMap((field) => this.links.get(field) ?? []);
      selection = { key, fields, columns, links };
      this.#selections.set(key, selection);
    }
    return selection;
  }
}

/** Returns a row (camelCase, decoded) from the values of a select of this selection (server/store/links.ts: `selected`). */
export function decodeRow({ columns, links }: Pick<Selection, 'columns' | 'links'>, values: readonly unknown[]): Row {
  const row: Row = {};
  for (let i = 0; i < columns.length; i += 1) {
    const column = columns[i]!;
    const value = values[i];
    row[column.field] = column.decode === undefined || value === null ? value : column.decode(value);
  }
  for (let i = 0; i < links.length; i += 1) {
    const value = values[columns.length + i];
    row[links[i]!.field] = typeof value === 'string' ? JSON.parse(value) : [];
  }
  return row;
}

/** Returns the value to write into a column; throws `UnstorableText` for text that no database holds as it is: NUL, half a character. */
export function encodeValue(column: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (column.type === 'boolean') return value ? 1 : 0;
  // JSON text escapes NUL by itself.
  if (column.type === 'json') return JSON.stringify(value);
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new UnstorableText(column.field);
  return value;
}
