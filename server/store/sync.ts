import { StartRefusal } from '../startRefusal.ts';
import type { EngineKind } from './ddl.ts';
import { OWN_TABLES, addColumn, createIndex, createTable, indexName, tablesOf } from './ddl.ts';
import type { Connection } from './engine.ts';
import type { Migration } from './migrations/index.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import type { Tx } from './types.ts';

interface Found {
  /** Columns by table. */
  tables: Map<string, Set<string>>;
  indexes: Set<string>;
}

const COLUMNS: Record<EngineKind, string> = {
  sqlite: `select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`,
  postgres:
    'select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema()',
};
const INDEXES: Record<EngineKind, string> = {
  sqlite: `select name from sqlite_master where type = 'index'`,
  postgres: 'select indexname as name from pg_indexes where schemaname = current_schema()',
};

async function look(kind: EngineKind, connection: Connection): Promise<Found> {
  const tables = new Map<string, Set<string>>();
  for (const { table, column } of (await connection.query({ sql: COLUMNS[kind] }, [])).rows) {
    const columns = tables.get(String(table)) ?? new Set();
    tables.set(String(table), columns.add(String(column)));
  }
  const indexes = new Set((await connection.query({ sql: INDEXES[kind] }, [])).rows.map((row) => String(row.name)));
  return { tables, indexes };
}

/** Runs what the store has not seen; an empty store starts at the newest. */
async function migrate(kind: EngineKind, tx: Tx, isNew: boolean, list: readonly Migration[]): Promise<void> {
  const seen = await tx.db
    .selectFrom('schema_version')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  const version = Number(seen?.number ?? 0);
  const newest = list.at(-1)?.number ?? 0;
  if (version > newest) {
    throw new StartRefusal(
      `The store has schema version ${version}, but this server knows ${newest} only: it is older than the one that wrote it. Start the newer server, or restore a backup made before it.`,
    );
  }
  for (const migration of list) {
    if (migration.number <= version) continue;
    if (!isNew) await migration.up(tx, kind);
    await tx.db
      .insertInto('schema_version')
      .values({ number: migration.number, name: migration.name, at: tx.now })
      .execute();
  }
}

/**
 * Brings the database to the schema: migrations first, then missing tables, columns and indexes. It adds
 * and never drops, and does nothing where there is nothing to do. Runs in the transaction of `tx`,
 * one process at a time.
 */
export async function syncSchema(
  kind: EngineKind,
  connection: Connection,
  schema: Schema,
  tx: Tx,
  list: readonly Migration[] = migrations,
): Promise<void> {
  const before = await look(kind, connection);
  const run = (sql: string) => connection.run({ sql }, []);
  for (const table of OWN_TABLES) if (!before.tables.has(table.name)) await run(createTable(kind, table));
  await migrate(kind, tx, !before.tables.has('schema_version'), list);

  const found = list.length > 0 ? await look(kind, connection) : before;
  const business = Object.entries(schema.tables).flatMap(([name, meta]) => tablesOf(meta, schema.entities[name]));
  for (const table of [...OWN_TABLES, ...business, ...schema.technical.flatMap((meta) => tablesOf(meta))]) {
    const columns = found.tables.get(table.name);
    if (!columns) await run(createTable(kind, table));
    else
      for (const column of table.columns) if (!columns.has(column.name)) await run(addColumn(kind, table.name, column));
    for (const index of table.indexes)
      if (!found.indexes.has(indexName(table.name, index))) await run(createIndex(kind, table.name, index));
  }
}
