import type { TableMeta } from '#core/entity/meta.ts';
import type { EngineKind } from './ddl.ts';
import type { Connection } from './engine.ts';

/**
 * Rows that are written once (storage.appendOnly). The database itself refuses to change or delete one, so that neither a
 * mistake of ours nor a statement by hand rewrites what was recorded.
 */

const PREFIX = 'append_only__';
const quoted = (name: string): string => `"${name}"`;

interface Trigger {
  name: string;
  table: string;
  sql: string;
}

const refusal = (table: string): string => `rows of ${table} are never changed`;

function sqliteTriggers(table: string): Trigger[] {
  return (['update', 'delete'] as const).map((event) => {
    const name = `${PREFIX}${table}__${event}`;
    return {
      name,
      table,
      sql: `create trigger ${quoted(name)} before ${event} on ${quoted(table)} begin select raise(abort, '${refusal(table)}'); end`,
    };
  });
}

function postgresTriggers(table: string): Trigger[] {
  const on = quoted(table);
  const call = `execute function ${quoted(PREFIX)}()`;
  const [rows, all] = [`${PREFIX}${table}__rows`, `${PREFIX}${table}__all`];
  return [
    {
      name: rows,
      table,
      sql: `create trigger ${quoted(rows)} before update or delete on ${on} for each row ${call}`,
    },
    { name: all, table, sql: `create trigger ${quoted(all)} before truncate on ${on} for each statement ${call}` },
  ];
}

const POSTGRES_FUNCTION = `
create or replace function ${quoted(PREFIX)}() returns trigger language plpgsql as $body$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end
$body$`;

const FOUND: Record<EngineKind, string> = {
  sqlite: `select name as "name", tbl_name as "table" from sqlite_master where type = 'trigger' and name like '${PREFIX}%'`,
  postgres: `select t.tgname as "name", c.relname as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and n.nspname = current_schema() and t.tgname like '${PREFIX}%'`,
};

/** Makes the database hold the tables that are append-only, and no others; does nothing where it does already. */
export async function setAppendOnly(
  kind: EngineKind,
  connection: Connection,
  tables: readonly TableMeta[],
): Promise<void> {
  const held = tables.filter(({ appendOnly }) => appendOnly).map(({ name }) => name);
  const wanted = held.flatMap(kind === 'sqlite' ? sqliteTriggers : postgresTriggers);
  const { rows } = await connection.query({ sql: FOUND[kind] }, []);
  const there = rows.map(({ name, table }) => ({ name: String(name), table: String(table) }));
  for (const { name, table } of there) {
    if (wanted.some((trigger) => trigger.name === name)) continue;
    await connection.run(
      { sql: `drop trigger ${quoted(name)}${kind === 'postgres' ? ` on ${quoted(table)}` : ''}` },
      [],
    );
  }
  const missing = wanted.filter(({ name }) => !there.some((trigger) => trigger.name === name));
  if (missing.length === 0) return;
  if (kind === 'postgres') await connection.run({ sql: POSTGRES_FUNCTION }, []);
  for (const { sql } of missing) await connection.run({ sql }, []);
}
