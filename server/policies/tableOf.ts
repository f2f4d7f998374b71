import { entities } from '#generated/model/entities.gen.ts';
import { tableEntities } from '#generated/server/tables.gen.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { ScopedTable, Tx } from '../store/types.ts';

/** A row of any entity in stored form. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly rev: number };

const metas: Readonly<Record<string, EntityMeta>> = entities;

/** "ad" → "ads": the name under which a transaction has an entity's table. */
const keys = new Map(
  Object.entries(tableEntities as Readonly<Record<string, EntityMeta>>).map(([key, { name }]) => [name, key]),
);

/** Returns an entity by a name that may come from data; undefined if there is none. */
export function entityOf(name: string): EntityMeta | undefined {
  return Object.hasOwn(metas, name) ? metas[name] : undefined;
}

/** Returns the table of an entity within the transaction's scope. */
export function tableOf(tx: Tx, entity: string): ScopedTable<Row> {
  const key = keys.get(entity);
  const table = key === undefined ? undefined : (tx as unknown as Readonly<Record<string, ScopedTable<Row>>>)[key];
  if (!table) throw new Error(`The entity "${entity}" has no table: it is a service (storage: none).`);
  return table;
}
