import type { ColumnMeta, TableMeta } from '#core/entity/meta.ts';
import { StartRefusal } from '../startRefusal.ts';
import type { EngineKind } from './ddl.ts';
import { OWN_TABLES, addColumn, createIndex, createTable, defaultsOf, indexName, tablesOf } from './ddl.ts';
import { setAppendOnly } from './appendOnly.ts';
import type { Connection } from './engine.ts';
import { misfits, refuseMisfits } from './fits.ts';
import type { Migration } from './migrations/index.ts';
import { migrations } from './migrations/index.ts';
import { columnOf } from './names.ts';
import { misnamed, orphansOf, typesOf } from './orphans.ts';
import type { Schema } from './schema.ts';
import type { Tx } from './types.ts';
import { dropWatches, setWatches } from './watches.ts';

interface Found {
  /** Columns with their types, by table. */
  tables: Map<string, Map<string, string>>;
  indexes: Set<string>;
}

const COLUMNS: Record<EngineKind, string> = {
  sqlite: `select m.name as "table", c.name as "column", lower(c.type) as "type" from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`,
  postgres:
    'select table_name as "table", column_name as "column", data_type as "type" from information_schema.columns where table_schema = current_schema()',
};
const INDEXES: Record<EngineKind, string> = {
  sqlite: `select name from sqlite_master where type = 'index'`,
  postgres: 'select indexname as name from pg_indexes where schemaname = current_schema()',
};

async function look(kind: EngineKind, connection: Connection): Promise<Found> {
  const tables: Found['tables'] = new Map();
  for (const { table, column, type } of (await connection.query({ sql: COLUMNS[kind] }, [])).rows) {
    const columns = tables.get(String(table)) ?? new Map<string, string>();
    tables.set(String(table), columns.set(String(column), String(type)));
  }
  const indexes = new Set((await connection.query({ sql: INDEXES[kind] }, [])).rows.map((row) => String(row.name)));
  return { tables, indexes };
}

/**
 * Runs the pending migrations; an empty database starts at the newest. Returns what they say to the operator, or null
 * if none ran.
 */
async function migrate(
  { kind, connection, tx }: { kind: EngineKind; connection: Connection; tx: Tx },
  isNew: boolean,
  list: readonly Migration[],
): Promise<readonly string[] | null> {
  const seen = await tx.db
    .selectFrom('schema_version')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  const version = seen?.number ?? 0;
  const newest = list.at(-1)?.number ?? 0;
  if (version > newest) {
    throw new StartRefusal(
      `The store has schema version ${version}, but this server knows ${newest} only: it is older than the one that wrote it. Start the newer server, or restore a backup made before it.`,
    );
  }
  if (!isNew && newest > version) await dropWatches(kind, connection);
  const said: string[] = [];
  for (const migration of list) {
    if (migration.number <= version) continue;
    if (!isNew) said.push(...((await migration.up(tx, kind)) ?? []));
    await tx.db
      .insertInto('schema_version')
      .values({ number: migration.number, name: migration.name, at: tx.now })
      .execute();
  }
  return isNew || newest === version ? null : said;
}

/** Renames a column or a link table that the schema renamed (x-was); its data stays. */
async function rename(found: Found, { name, columns, links }: TableMeta, run: (sql: string) => Promise<unknown>) {
  const kept = found.tables.get(name);
  for (const column of columns) {
    const [was, is] = [column.was && columnOf(column.was), columnOf(column.name)];
    const type = was === undefined ? undefined : kept?.get(was);
    if (!kept || was === undefined || type === undefined || kept.has(is)) continue;
    await run(`alter table "${name}" rename column "${was}" to "${is}"`);
    kept.delete(was);
    kept.set(is, type);
    await run(`update column_types set column_name = '${is}' where table_name = '${name}' and column_name = '${was}'`);
  }
  for (const { table, was } of links) {
    const before = was === undefined ? undefined : found.tables.get(was);
    if (was === undefined || !before || found.tables.has(table)) continue;
    await run(`alter table "${was}" rename to "${table}"`);
    found.tables.delete(was);
    found.tables.set(table, before);
    await run(`update column_types set table_name = '${table}' where table_name = '${was}'`);
  }
}

/** Returns the types that the last sync recorded, by "table.column". */
async function typesKept(tx: Tx): Promise<Map<string, ColumnMeta['type']>> {
  const rows = await tx.db.selectFrom('column_types').select(['table_name', 'column_name', 'type']).execute();
  return new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row.type as ColumnMeta['type']]));
}

/** Records our types of all columns; writes only new or changed ones. */
async function keepTypes(tx: Tx, tables: readonly TableMeta[], known: ReadonlyMap<string, string>): Promise<void> {
  const changed = tables.flatMap(typesOf).filter(({ table, column, type }) => known.get(`${table}.${column}`) !== type);
  if (changed.length === 0) return;
  await tx.db
    .insertInto('column_types')
    .values(changed.map(({ table, column, type }) => ({ table_name: table, column_name: column, type })))
    .onConflict((conflict) =>
      conflict.columns(['table_name', 'column_name']).doUpdateSet((row) => ({ type: row.ref('excluded.type') })),
    )
    .execute();
}

/** Forgets columns that have left the schema: what comes into their table later is no other name of theirs. */
async function forgetTypes(tx: Tx, orphans: ReturnType<typeof orphansOf>): Promise<void> {
  for (const { table, column } of orphans)
    await tx.db.deleteFrom('column_types').where('table_name', '=', table).where('column_name', '=', column).execute();
}

/**
 * Updates the database to the schema: migrations first, then renames (x-was), missing tables, columns and indexes. A new
 * column whose field must have a value has its default in the rows that are there. It adds and never drops, does nothing if all is there, and throws StartRefusal if adding is not enough. Runs in the
 * transaction of `tx`, one process at a time. Returns what the migrations say to the operator.
 */
export async function syncSchema(
  kind: EngineKind,
  connection: Connection,
  schema: Schema,
  tx: Tx,
  list: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  const before = await look(kind, connection);
  const run = (sql: string) => connection.run({ sql }, []);
  for (const table of OWN_TABLES) if (!before.tables.has(table.name)) await run(createTable(kind, table));
  const said = await migrate({ kind, connection, tx }, !before.tables.has('schema_version'), list);

  const found = said === null ? before : await look(kind, connection);
  const metas = Object.entries(schema.tables);
  for (const [, meta] of metas) await rename(found, meta, run);
  const known = await typesKept(tx);
  const kept = { tables: found.tables, types: said === null ? known : new Map<string, ColumnMeta['type']>() };
  const wrong: string[] = [];
  for (const [name, meta] of metas) wrong.push(...(await misfits(kind, connection, kept, meta, schema.entities[name])));
  // What a migration dropped is not there any more: whatever else it changed, the names of the last sync hold.
  const present = { tables: found.tables, types: known };
  for (const [, meta] of metas) wrong.push(...(await misnamed(connection, present, meta)));
  refuseMisfits(wrong);
  const business = metas.flatMap(([name, meta]) => tablesOf(meta, schema.entities[name]));
  const defaults = new Map(metas.map(([name, meta]) => [meta.name, defaultsOf(schema.entities[name])]));
  for (const table of [...OWN_TABLES, ...business, ...schema.technical.flatMap((meta) => tablesOf(meta))]) {
    const columns = found.tables.get(table.name);
    if (!columns) await run(createTable(kind, table));
    else
      for (const column of table.columns)
        if (!columns.has(column.name))
          await run(addColumn(kind, table.name, column, defaults.get(table.name)?.get(column.name)));
    for (const index of table.indexes)
      if (!found.indexes.has(indexName(table.name, index))) await run(createIndex(kind, table.name, index));
  }
  await setWatches(kind, connection, Object.values(schema.tables), schema.watches ?? []);
  await setAppendOnly(kind, connection, [...Object.values(schema.tables), ...schema.technical]);
  await keepTypes(tx, Object.values(schema.tables), known);
  for (const [, meta] of metas) await forgetTypes(tx, orphansOf(present, meta));
  return said ?? [];
}
