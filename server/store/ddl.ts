import { createHash } from 'node:crypto';
import type { ColumnMeta, EntityMeta, TableMeta } from '#core/entity/meta.ts';
import { columnOf } from './names.ts';

export type EngineKind = 'sqlite' | 'postgres';

export interface Table {
  name: string;
  columns: readonly { name: string; type: ColumnMeta['type'] }[];
  key: readonly string[];
  indexes: readonly Index[];
  checks?: readonly string[] | undefined;
}

interface Index {
  columns: readonly string[];
  unique: boolean;
  /** Column that is null in the rows of a partial index. */
  living?: string;
}

// Text in the collation "C", so that both engines sort alike; JSON is text, booleans are 0 and 1 (architecture 5).
const TYPES: Record<EngineKind, Record<ColumnMeta['type'], string>> = {
  sqlite: { text: 'text', integer: 'integer', real: 'real', boolean: 'integer', json: 'text' },
  postgres: {
    text: 'text collate "C"',
    integer: 'bigint',
    real: 'double precision',
    boolean: 'smallint',
    json: 'text',
  },
};

const quoted = (name: string) => `"${name}"`;
const distinct = (names: readonly string[]) => [...new Set(names)];

/** Unique values over the whole platform, each with the row that holds it. */
const GLOBALS: Table = {
  name: 'globals',
  columns: ['name', 'value', 'corp_id', 'entity', 'row_id'].map((name) => ({ name, type: 'text' })),
  key: ['name', 'value'],
  indexes: [{ columns: ['row_id'], unique: false }],
};

const VERSIONS: Table = {
  name: 'schema_version',
  columns: [
    { name: 'number', type: 'integer' },
    { name: 'name', type: 'text' },
    { name: 'at', type: 'integer' },
  ],
  key: ['number'],
  indexes: [],
};

/** Types of columns at the last sync: engines have fewer types, and cannot tell text from JSON. */
const COLUMN_TYPES: Table = {
  name: 'column_types',
  columns: ['table_name', 'column_name', 'type'].map((name) => ({ name, type: 'text' })),
  key: ['table_name', 'column_name'],
  indexes: [],
};

export const OWN_TABLES: readonly Table[] = [GLOBALS, VERSIONS, COLUMN_TYPES];

/** Returns the type of a column as the engine itself names it. */
export const storedType = (kind: EngineKind, type: ColumnMeta['type']): string =>
  TYPES[kind][type].replace(/ collate .*/, '');

function linkTable(name: string, tenant: boolean): Table {
  const lead = tenant ? ['corp_id'] : [];
  return {
    name,
    columns: [
      ...[...lead, 'id', 'ref_id'].map((column) => ({ name: column, type: 'text' as const })),
      { name: 'position', type: 'integer' },
    ],
    key: [...lead, 'id', 'position'],
    indexes: [{ columns: [...lead, 'ref_id'], unique: false }],
  };
}

/**
 * Returns the indexes that every entity needs: its default list, once for each way in which a scope narrows it
 * (server/store/scope.ts). They hold rows that are not deleted only, so that a list is counted from its index alone.
 * `lead` is the corporation, if there is one; rows that name an advertiser are searched in all corporations.
 */
function scopeIndexes(entity: EntityMeta | undefined, lead: readonly string[]): string[][] {
  if (!entity) return [];
  const { sort, scope } = entity;
  const field = entity.fields.find(({ name }) => name === sort.field);
  const order = sort.field === 'id' || field?.derived || field?.kind === 'json' ? ['id'] : [sort.field, 'id'];
  const ways =
    scope === 'none'
      ? []
      : [scope.dept, scope.owner, scope.assignee, scope.store, ...(scope.grants ?? []).map(({ by }) => by)];
  const narrowed = distinct(ways.filter((by): by is string => by !== undefined && by !== 'id'));
  const indexes = [[...lead, ...order], ...narrowed.map((by) => [...lead, by, ...order])];
  if (scope !== 'none' && scope.party !== undefined) indexes.push([scope.party, ...order]);
  return indexes.map((fields) => fields.map(columnOf));
}

/**
 * Returns the indexes for jobs, which search rows in a given state whose time has come, over all corporations: the
 * declared index that starts with the state, without the corporation. Such a query runs every few seconds and finds
 * almost nothing.
 */
function dueIndexes(meta: TableMeta, entity: EntityMeta | undefined): string[][] {
  const { states } = entity ?? {};
  if (!states || states.system.length === 0 || !meta.tenant) return [];
  return meta.indexes
    .filter(([first, ...rest]) => first === states.field && rest.length > 0)
    .map((set) => set.map(columnOf));
}

/** Returns the unique sets of a table: the fields, and the columns of the index, which begin with the corporation. */
export const uniqueIndexes = (meta: TableMeta) =>
  meta.unique.map((fields) => ({
    fields,
    columns: distinct([...(meta.tenant ? ['corp_id'] : []), ...fields.map(columnOf)]),
    living: meta.deletedAt === undefined ? undefined : columnOf(meta.deletedAt),
  }));

/** Returns the tables of an entity or a technical table: its own and its link tables. */
export function tablesOf(meta: TableMeta, entity?: EntityMeta): Table[] {
  const lead = meta.tenant ? ['corp_id'] : [];
  const index = (fields: readonly string[]): Index => ({
    columns: distinct([...lead, ...fields.map(columnOf)]),
    unique: false,
  });
  const living = meta.deletedAt === undefined ? undefined : columnOf(meta.deletedAt);
  return [
    {
      name: meta.name,
      columns: meta.columns.map(({ name, type }) => ({ name: columnOf(name), type })),
      key: distinct([...lead, ...meta.key.map(columnOf)]),
      indexes: [
        ...meta.indexes.map(index),
        ...(meta.across ?? []).map((fields) => ({ columns: fields.map(columnOf), unique: false })),
        ...scopeIndexes(entity, lead).map((columns) => ({ columns: distinct(columns), unique: false, living })),
        ...dueIndexes(meta, entity).map((columns) => ({ columns, unique: false, living })),
        ...meta.unique.map((set) => ({ ...index(set), unique: true, living })),
      ],
      checks: meta.checks,
    },
    ...meta.links.map((link) => linkTable(link.table, meta.tenant)),
  ];
}

/** Returns the SQL that creates a table. On SQLite a table whose key is not an id is stored in key order (WITHOUT ROWID). */
export function createTable(kind: EngineKind, table: Table): string {
  const columns = table.columns.map(
    ({ name, type }) => `${quoted(name)} ${TYPES[kind][type]}${table.key.includes(name) ? ' not null' : ''}`,
  );
  const keyed = kind === 'sqlite' && table.key.at(-1) !== 'id' ? ' without rowid' : '';
  const checks = (table.checks ?? []).map((check) => `, check (${check})`).join('');
  return `create table if not exists ${quoted(table.name)} (${columns.join(', ')}, primary key (${table.key.map(quoted).join(', ')})${checks})${keyed}`;
}

const literal = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(Number(value));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
};

/**
 * Returns the SQL that adds a column. With a value the rows that are there have it from then on, without being written: so an
 * append-only table takes it, and no watch hears of it.
 */
export function addColumn(
  kind: EngineKind,
  table: string,
  { name, type }: { name: string; type: ColumnMeta['type'] },
  value?: unknown,
): string {
  const filled = value === undefined ? '' : ` default ${literal(value)}`;
  return `alter table ${quoted(table)} add column ${quoted(name)} ${TYPES[kind][type]}${filled}`;
}

/** Returns what rows of before have in the columns of an entity that must have a value: the default of their field. */
export const defaultsOf = (entity: EntityMeta | undefined): ReadonlyMap<string, unknown> =>
  new Map(
    (entity?.fields ?? [])
      .filter(({ nullable, default: value }) => nullable !== true && value !== undefined)
      .map(({ name, default: value }) => [columnOf(name), value]),
  );

const MAX_NAME = 63;

/** Returns an index's name, derived from its definition, so that a changed index gets a new name. */
export function indexName(table: string, index: Index): string {
  const kind = index.unique ? '__unique' : index.living === undefined ? '' : '__living';
  const name = `${table}__${index.columns.join('__')}${kind}`;
  if (name.length <= MAX_NAME) return name;
  return `${name.slice(0, MAX_NAME - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/**
 * Returns the SQL that creates an index. An index of rows that are not deleted is partial on PostgreSQL. On SQLite it
 * is a full index with that column after the corporation, from which it counts twice as fast; PostgreSQL would not use
 * that one for sorting.
 */
export function createIndex(kind: EngineKind, table: string, index: Index): string {
  const { columns, living, unique } = index;
  const isFull = kind === 'sqlite' && !unique && living !== undefined;
  const lead = columns[0] === 'corp_id' ? 1 : 0;
  const parts = isFull ? columns.toSpliced(lead, 0, living) : columns;
  // Ascending lists begin with rows without a value. SQLite does that by itself; PostgreSQL uses an index for it only
  // if declared so.
  const part = (column: string) =>
    kind === 'postgres' && !unique && column !== 'id' && column !== 'corp_id'
      ? `${quoted(column)} nulls first`
      : quoted(column);
  const where = living === undefined || isFull ? '' : ` where ${quoted(living)} is null`;
  return `create ${unique ? 'unique ' : ''}index if not exists ${quoted(indexName(table, index))} on ${quoted(table)} (${parts.map(part).join(', ')})${where}`;
}
