import { sql } from 'kysely';
import type { MigrationTx } from './index.ts';

/**
 * Drops a column, for a migration. SQLite drops none that an index is over, so those go first; sync makes anew the ones
 * that are still wanted. PostgreSQL drops them by itself.
 */
export async function dropColumn(
  tx: MigrationTx,
  engine: 'sqlite' | 'postgres',
  table: string,
  column: string,
): Promise<void> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ name: string }>`
      select distinct list.name from pragma_index_list(${table}) list, pragma_index_info(list.name) part
      where part.name = ${column}`.execute(tx.db);
    for (const { name } of rows) await tx.db.schema.dropIndex(name).execute();
  }
  await tx.db.schema.alterTable(table).dropColumn(column).execute();
}

/** Returns the columns that a table has at present, for a migration; none if there is no such table. */
export async function columnsOf(
  tx: MigrationTx,
  engine: 'sqlite' | 'postgres',
  table: string,
): Promise<ReadonlySet<string>> {
  const asked =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{ name: string }>`
          select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`;
  const { rows } = await asked.execute(tx.db);
  return new Set(rows.map(({ name }) => name));
}
