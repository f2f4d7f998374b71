import { sql } from 'kysely';
import { materialsOf } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { createTable, type EngineKind, type Table } from '../ddl.ts';
import { columnsOf } from './dropColumn.ts';
import type { Migration, MigrationTx } from './index.ts';

/** Documents that are read at once. */
const AT_ONCE = 200;

/** Tables with a document, each with that of its links as sync makes it. */
const KINDS = ['layouts', 'layout_drafts'].map((table) => ({ table, links: linksOf(`${table}__material_ids`) }));

function linksOf(name: string): Table {
  const columns = [
    ...['corp_id', 'id', 'ref_id'].map((column) => ({ name: column, type: 'text' as const })),
    { name: 'position', type: 'integer' as const },
  ];
  return { name, columns, key: ['corp_id', 'id', 'position'], indexes: [] };
}

interface Drawn {
  corp_id: string;
  id: string;
  document: string | null;
}

/** Writes down which materials each document shows; of one that cannot be read, none. What was written down already stays. */
async function fill(tx: MigrationTx, table: string, links: string): Promise<void> {
  let last = { corp_id: '', id: '' };
  for (;;) {
    const { rows } = await sql<Drawn>`
      select corp_id, id, document from ${sql.table(table)} drawn
      where (corp_id > ${last.corp_id} or (corp_id = ${last.corp_id} and id > ${last.id}))
        and not exists (select 1 from ${sql.table(links)} l where l.corp_id = drawn.corp_id and l.id = drawn.id)
      order by corp_id, id limit ${sql.lit(AT_ONCE)}`.execute(tx.db);
    for (const { corp_id: corpId, id, document } of rows) {
      const read = readLayout(JSON.parse(document ?? 'null'));
      const shown = read.ok ? materialsOf(read.document) : [];
      if (shown.length === 0) continue;
      const values = shown.map((ref, position) => sql`(${corpId}, ${id}, ${ref}, ${position})`);
      await sql`
        insert into ${sql.table(links)} (corp_id, id, ref_id, position) values ${sql.join(values)}`.execute(tx.db);
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)!;
  }
}

async function up(tx: MigrationTx, engine: EngineKind): Promise<void> {
  for (const { table, links } of KINDS) {
    if (!(await columnsOf(tx, engine, table)).has('document')) continue;
    await sql.raw(createTable(engine, links)).execute(tx.db);
    await fill(tx, table, links.name);
  }
}

/** A material knows the layouts and drafts that show it (UI-09), by which it is kept (MAT-04): those of before name theirs, too. */
export const materialsOfLayouts: Migration = { number: 11, name: 'materials-of-layouts', up };
