import type { EntityMeta, TableMeta } from '#core/entity/meta.ts';
import type { Watch } from './watches.ts';

/** Tables of a store: by default the generated ones; tests of the store pass a few of their own. */
export interface Schema {
  /** By name in code: plural camelCase. */
  tables: Readonly<Record<string, TableMeta>>;
  /** Entity of each table. */
  entities: Readonly<Record<string, EntityMeta>>;
  technical: readonly TableMeta[];
  /** Tables whose changes move a version. */
  watches?: readonly Watch[];
}

/** Returns the generated schema with the technical tables. */
export async function printedSchema(): Promise<Schema> {
  const [{ tables, tableEntities }, { technicalTables }, { watches }] = await Promise.all([
    import('#generated/server/tables.gen.ts'),
    import('./technical.ts'),
    import('./watched.ts'),
  ]);
  return { tables, entities: tableEntities, technical: technicalTables, watches };
}
