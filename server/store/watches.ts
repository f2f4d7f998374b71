import { createHash } from 'node:crypto';
import type { TableMeta } from '#core/entity/meta.ts';
import type { EngineKind } from './ddl.ts';
import type { Connection } from './engine.ts';
import { columnOf } from './names.ts';

/**
 * A version for each corporation that moves with every change of these tables, in the transaction that makes the
 * change. The database itself moves it, so that no writer can forget to. For caches: what was read after the version
 * holds until the version is another, in this process and in all others.
 */
export interface Watch {
  /** Technical table of (corp_id, version). */
  versions: string;
  tables: readonly WatchedTable[];
}

/** A table, with the columns whose changes do not count, or the only ones that do. New and deleted rows always count. */
interface WatchedTable {
  table: string;
  ignores?: readonly string[];
  only?: readonly string[];
}

const PREFIX = 'watch__';
const quoted = (name: string): string => `"${name}"`;

/** A trigger to be there: its name says its definition, so that a changed one gets a new name. */
interface Trigger {
  name: string;
  sql: string;
}

function named(table: string, kind: string, build: (name: string) => string): Trigger {
  const digest = createHash('sha256').update(build('')).digest('hex').slice(0, 10);
  const name = `${PREFIX}${table.slice(0, 40)}__${kind}${digest}`;
  return { name, sql: build(quoted(name)) };
}

/** Columns of a table or of one of its link tables; null if the schema has no such table. */
function columnsOf(tables: Iterable<TableMeta>, name: string): string[] | null {
  for (const { name: own, columns, links } of tables) {
    if (own === name) return columns.map((column) => columnOf(column.name));
    if (links.some(({ table }) => table === name)) return ['id', 'ref_id', 'position'];
  }
  return null;
}

/** SQLite has a trigger for each kind of change. */
function sqliteTriggers(versions: string, table: string, columns: readonly string[]): Trigger[] {
  const move = (row: string) =>
    `begin insert or ignore into ${versions} (corp_id, version) values (${row}.corp_id, 0); update ${versions} set version = version + 1 where corp_id = ${row}.corp_id; end`;
  const on = quoted(table);
  return [
    named(table, 'i', (name) => `create trigger ${name} after insert on ${on} ${move('new')}`),
    named(table, 'd', (name) => `create trigger ${name} after delete on ${on} ${move('old')}`),
    named(
      table,
      'u',
      (name) => `create trigger ${name} after update of ${columns.map(quoted).join(', ')} on ${on} ${move('new')}`,
    ),
  ];
}

const functionOf = (versions: string): string => `${PREFIX}${versions}`;

/**
 * Deferred on PostgreSQL: the version is moved as the last act before the commit, so that writers of one corporation do
 * not wait for each other while they work.
 */
function postgresTrigger(versions: string, table: string, columns: readonly string[]): Trigger {
  const events = `insert or delete or update of ${columns.map(quoted).join(', ')}`;
  return named(
    table,
    'a',
    (name) =>
      `create constraint trigger ${name} after ${events} on ${quoted(table)} deferrable initially deferred for each row execute function ${quoted(functionOf(versions))}()`,
  );
}

/**
 * A version moves once in a transaction, whatever the number of its rows: they all wait for its end, and each further move
 * would walk past the ones before.
 */
const postgresFunction = (versions: string): string => `
create or replace function ${quoted(functionOf(versions))}() returns trigger language plpgsql as $body$
declare moved text;
begin
  if tg_op = 'DELETE' then moved := old.corp_id; else moved := new.corp_id; end if;
  insert into ${quoted(versions)} as kept (corp_id, version) values (moved, 1)
    on conflict (corp_id) do update set version = kept.version + 1 where kept.xmin <> pg_current_xact_id()::xid;
  return null;
end
$body$`;

const FOUND: Record<EngineKind, string> = {
  sqlite: `select name as "name", tbl_name as "table" from sqlite_master where type = 'trigger' and name like '${PREFIX}%'`,
  postgres: `select t.tgname as "name", c.relname as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and n.nspname = current_schema() and t.tgname like '${PREFIX}%'`,
};

const drop = (kind: EngineKind, { name, table }: { name: string; table: string }): string =>
  `drop trigger ${quoted(name)}${kind === 'postgres' ? ` on ${quoted(table)}` : ''}`;

async function found(kind: EngineKind, connection: Connection): Promise<{ name: string; table: string }[]> {
  const { rows } = await connection.query({ sql: FOUND[kind] }, []);
  return rows.map(({ name, table }) => ({ name: String(name), table: String(table) }));
}

/** Takes the watches away until the next `setWatches`: before a migration, which may drop what they name. */
export async function dropWatches(kind: EngineKind, connection: Connection): Promise<void> {
  for (const trigger of await found(kind, connection)) await connection.run({ sql: drop(kind, trigger) }, []);
}

/** Makes the database watch its tables; does nothing where it does already. */
export async function setWatches(
  kind: EngineKind,
  connection: Connection,
  tables: readonly TableMeta[],
  watches: readonly Watch[],
): Promise<void> {
  const wanted = watches.flatMap(({ versions, tables: watched }) =>
    watched.flatMap(({ table, ignores = [], only }) => {
      const all = columnsOf(tables, table);
      const columns = all?.filter((name) => (only ? only.includes(name) : !ignores.includes(name)));
      if (!columns || columns.length === 0) throw new Error(`there is nothing to watch in ${table}`);
      return kind === 'sqlite' ? sqliteTriggers(versions, table, columns) : [postgresTrigger(versions, table, columns)];
    }),
  );
  const there = await found(kind, connection);
  const names = new Set(wanted.map(({ name }) => name));
  for (const trigger of there) if (!names.has(trigger.name)) await connection.run({ sql: drop(kind, trigger) }, []);
  const missing = wanted.filter(({ name }) => !there.some((trigger) => trigger.name === name));
  // Its name says nothing of its definition, so that triggers which are there take a changed one.
  if (kind === 'postgres')
    for (const { versions } of watches) await connection.run({ sql: postgresFunction(versions) }, []);
  for (const { sql } of missing) await connection.run({ sql }, []);
}
