import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

/** The bare database under a store: what is seeded by the million is made where it stays. */
export interface Database {
  run(sql: string): Promise<void>;
  rows(sql: string): Promise<string[][]>;
  /** Whole numbers from one to another as a table with the column n. */
  series(from: number, to: number): string;
  /** Statements that make the indexes of a table which no key needs, by name. */
  indexes(table: string): Promise<Map<string, string>>;
  close(): Promise<void>;
}

function sqlite(folder: string): Database {
  const db = new DatabaseSync(join(folder, 'vitrine.db'), { timeout: 60_000 });
  // Seeded data is made again if the machine stops.
  db.exec('pragma synchronous=off; pragma cache_size=-500000');
  const rows = async (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row).map(String));
  return {
    run: async (sql) => db.exec(sql),
    rows,
    series: (from, to) =>
      `(with recursive s(n) as (select ${from} union all select n + 1 from s where n < ${to}) select n from s)`,
    indexes: async (table) =>
      new Map(
        (
          await rows(
            `select name, sql from sqlite_master where type = 'index' and tbl_name = '${table}' and sql is not null`,
          )
        ).map(([name, sql]) => [name!, sql!]),
      ),
    close: async () => db.close(),
  };
}

async function postgres(url: string): Promise<Database> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '64MB'`);
  const rows = async (sql: string): Promise<string[][]> =>
    (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.map((row) => row.map(String));
  return {
    run: async (sql) => void (await client.query(sql)),
    rows,
    series: (from, to) => `(select n from generate_series(${from}::bigint, ${to}) as n)`,
    indexes: async (table) =>
      new Map(
        (
          await rows(`select indexname, indexdef from pg_indexes where tablename = '${table}' and schemaname = current_schema()
            and indexname not in (select conname from pg_constraint)`)
        ).map(([name, sql]) => [name!, sql!]),
      ),
    close: () => client.end(),
  };
}

/** Opens the database of a server's environment beside its store. */
export const openDatabase = (env: Readonly<Record<string, string>>): Promise<Database> =>
  env['DATABASE_URL'] === undefined ? Promise.resolve(sqlite(env['DATA_DIR']!)) : postgres(env['DATABASE_URL']);
