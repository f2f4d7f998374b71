import type { ColumnMeta, EntityMeta, TableMeta } from '#core/entity/meta.ts';
import { StartRefusal } from '../startRefusal.ts';
import { storedType, uniqueIndexes, type EngineKind } from './ddl.ts';
import type { Connection } from './engine.ts';
import { columnOf } from './names.ts';

const COMMAND = 'npm run codegen -- diff <ref of what runs now> --write';
/** Duplicate values named in the error at most. */
const MOST_SAID = 5;

/** Present state of a database: columns of each table with the engine's types, and the types that our last sync recorded. */
export interface PresentTables {
  /** Column → type, by table. */
  tables: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** "table.column" → our type; empty right after a migration, which may have changed any. */
  types: ReadonlyMap<string, ColumnMeta['type']>;
}

/**
 * Returns the misfits of a table that sync cannot solve by adding: a column with another type, a new required column
 * for existing rows, and duplicates under a new unique index. Each is a sentence with advice.
 */
export async function misfits(
  kind: EngineKind,
  connection: Connection,
  present: PresentTables,
  meta: TableMeta,
  entity: EntityMeta | undefined,
): Promise<string[]> {
  const columns = present.tables.get(meta.name);
  if (!columns) return [];
  const found: string[] = [];
  const ask = async (sql: string) => (await connection.query({ sql }, [])).rows;
  const hasRows = async () => (await ask(`select 1 from "${meta.name}" limit 1`)).length > 0;
  for (const { name, type } of meta.columns) {
    const column = columnOf(name);
    const was = columns.get(column);
    const known = present.types.get(`${meta.name}.${column}`);
    // A column whose type differs from the last synced one was changed by a migration.
    const before = known !== undefined && storedType(kind, known) === was ? known : undefined;
    if (was === undefined) {
      if (isNeeded(entity, name) && (await hasRows())) found.push(newAndRequired(meta.name, name));
    } else if (before === undefined ? was !== storedType(kind, type) : before !== type)
      found.push(`${meta.name}.${name} is kept as ${before ?? was}, and the schema says ${type}.`);
  }
  found.push(...(await emptyLinks(present, meta, entity, hasRows)));
  const isThere = (name: string) => columns.has(columnOf(name));
  for (const { columns: set, fields, living } of uniqueIndexes(meta)) {
    if (!fields.every(isThere)) continue;
    const list = set.map((name) => `"${name}"`).join(', ');
    const where = [...set.map((name) => `"${name}" is not null`), ...(living ? [`"${living}" is null`] : [])];
    const rows = await ask(
      `select ${list}, count(*) as "rows" from "${meta.name}" where ${where.join(' and ')} group by ${list} having count(*) > 1 order by ${list} limit ${MOST_SAID}`,
    );
    if (rows.length === 0) continue;
    const said = rows.map(
      (row) => `${fields.map((name) => JSON.stringify(row[columnOf(name)])).join(' + ')} (${Number(row['rows'])} rows)`,
    );
    found.push(
      `${meta.name}: ${fields.join(' + ')} must be unique, and these stand more than once: ${said.join(', ')}. Rename them before the update.`,
    );
  }
  return found;
}

/** Returns a misfit for each new list of references that every record must have, where there are rows, which have none. */
async function emptyLinks(
  { tables }: PresentTables,
  { name, links }: TableMeta,
  entity: EntityMeta | undefined,
  hasRows: () => Promise<boolean>,
): Promise<string[]> {
  const needed = links.filter(({ table, field }) => !tables.has(table) && isNeeded(entity, field));
  return needed.length > 0 && (await hasRows()) ? needed.map(({ field }) => newAndRequired(name, field)) : [];
}

const newAndRequired = (table: string, field: string): string =>
  `${table}.${field} is new and required, and the rows that are kept have no value. Give it a default, or say x-was: <its name before> if it had another.`;

/** Returns true if every record must have the field and nothing fills it in. */
const isNeeded = (entity: EntityMeta | undefined, name: string): boolean =>
  entity?.fields.some(
    (field) => field.name === name && field.required && !field.nullable && field.default === undefined,
  ) === true;

/** Refuses to start with a database that does not fit. Nothing was changed: sync is one transaction. */
export function refuseMisfits(found: readonly string[]): void {
  if (found.length === 0) return;
  throw new StartRefusal(
    [
      'The store does not fit the schemas:',
      ...found.map((sentence) => `  ${sentence}`),
      `A migration changes what is kept: ${COMMAND} proposes one.`,
    ].join('\n'),
  );
}
