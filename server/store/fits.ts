import type { ColumnMeta, EntityMeta, TableMeta } from '#core/entity/meta.ts';
import { StartRefusal } from '../startRefusal.ts';
import { storedType, uniqueIndexes, type EngineKind } from './ddl.ts';
import type { Connection } from './engine.ts';
import { columnOf } from './names.ts';

const COMMAND = 'npm run codegen -- diff <ref of what runs now> --write';
/** Duplicate values named in the error at most. */
const MOST_SAID = 5;

/** Present state of a database: columns of each table with the engine's types, and the types that our last sync recorded. */
export interface Kept {
  /** Column → type, by table. */
  tables: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** "table.column" → our type; empty where a migration has just run, which may have changed any. */
  types: ReadonlyMap<string, ColumnMeta['type']>;
}

/**
 * Says what of a table sync cannot bring to the schema by adding alone: columns that hold another type, a required column
 * that rows of before do not have, and rows alike that may not be. Each is a sentence that says what to do.
 */
export async function misfits(
  kind: EngineKind,
  connection: Connection,
  kept: Kept,
  meta: TableMeta,
  entity: EntityMeta | undefined,
): Promise<string[]> {
  const columns = kept.tables.get(meta.name);
  if (!columns) return [];
  const found: string[] = [];
  const ask = async (sql: string) => (await connection.query({ sql }, [])).rows;
  for (const { name, type } of meta.columns) {
    const column = columnOf(name);
    const was = columns.get(column);
    const known = kept.types.get(`${meta.name}.${column}`);
    // A column that has another type than it was last given was changed by a migration.
    const before = known !== undefined && storedType(kind, known) === was ? known : undefined;
    if (was === undefined) {
      if (isNeeded(entity, name) && (await ask(`select 1 from "${meta.name}" limit 1`)).length > 0)
        found.push(
          `${meta.name}.${name} is new and required, and the rows that are kept have no value. Give it a default, or say x-was: <its name before> if it had another.`,
        );
    } else if (before === undefined ? was !== storedType(kind, type) : before !== type)
      found.push(`${meta.name}.${name} is kept as ${before ?? was}, and the schema says ${type}.`);
  }
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

/** A field that every record has, and that nothing fills in. */
const isNeeded = (entity: EntityMeta | undefined, name: string): boolean =>
  entity?.fields.some(
    (field) => field.name === name && field.required && !field.nullable && field.default === undefined,
  ) === true;

/** Refuses to start over a store that does not fit. Nothing was changed: sync is one transaction. */
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

/** Returns the columns of a table with our types, as they are remembered. */
export const typesOf = ({ name, columns }: TableMeta): { table: string; column: string; type: ColumnMeta['type'] }[] =>
  columns.map((column) => ({ table: name, column: columnOf(column.name), type: column.type }));
