import type { ColumnMeta, TableMeta } from '#core/entity/meta.ts';
import type { Connection } from './engine.ts';
import { columnOf } from './names.ts';
import type { PresentTables } from './fits.ts';

/** Column of a link table that says which record is linked. */
const LINKED = 'ref_id';

/** Returns the columns of a table and of its links with our types, as sync records them. */
export function typesOf({
  name,
  columns,
  links,
}: TableMeta): { table: string; column: string; type: ColumnMeta['type'] }[] {
  return [
    ...columns.map((column) => ({ table: name, column: columnOf(column.name), type: column.type })),
    ...links.map(({ table }) => ({ table, column: LINKED, type: 'text' as const })),
  ];
}

/** Returns what the last sync recorded of a table and the schema names no more, while it is still there. */
export function orphansOf({ tables, types }: PresentTables, meta: TableMeta): { table: string; column: string }[] {
  const named = new Set(typesOf(meta).map(({ table, column }) => `${table}.${column}`));
  const own = [...(tables.get(meta.name)?.keys() ?? [])].map((column) => ({ table: meta.name, column }));
  const linked = [...tables.keys()]
    .filter((table) => table.startsWith(`${meta.name}__`))
    .map((table) => ({ table, column: LINKED }));
  return [...own, ...linked].filter(({ table, column }) => {
    const name = `${table}.${column}`;
    return types.has(name) && !named.has(name);
  });
}

/**
 * Returns a misfit for a table that gets new fields while others leave the schema whose columns hold values: one of them may
 * be the same field under another name, and would be empty. A field that leaves alone is no misfit, and its column stays.
 */
export async function misnamed(connection: Connection, present: PresentTables, meta: TableMeta): Promise<string[]> {
  const columns = present.tables.get(meta.name);
  if (!columns) return [];
  const fresh = [
    ...meta.columns.filter(({ name }) => !columns.has(columnOf(name))).map(({ name }) => name),
    ...meta.links.filter(({ table }) => !present.tables.has(table)).map(({ field }) => field),
  ];
  if (fresh.length === 0) return [];
  const found: string[] = [];
  for (const { table, column } of orphansOf(present, meta)) {
    const sql = `select 1 from "${table}" where "${column}" is not null limit 1`;
    const { rows } = await connection.query({ sql }, []);
    if (rows.length > 0)
      found.push(
        `${meta.name}: the schema has ${fieldOf(meta, table, column)} no more, which holds values, and ${fresh.join(', ')} is new. If it is the same field, say x-was: <its name before>; if it is not, let a migration drop what it held.`,
      );
  }
  return found;
}

/** Returns the name that a field had, by its column or its link table. */
function fieldOf({ name }: TableMeta, table: string, column: string): string {
  const text = table === name ? column : table.slice(name.length + 2);
  return text.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
