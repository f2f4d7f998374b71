import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { displayOf } from '../policies/changes.ts';
import { entityOf, tableOf, type Row } from '../policies/tableOf.ts';
import type { Tx } from '../store/types.ts';

/** Ids per statement. */
const AT_ONCE = 2_000;

/** Returns the entity that a field of this row refers to. */
export function targetOf(field: FieldMeta, row: Readonly<Record<string, unknown>>): EntityMeta | undefined {
  const { to, toBy } = field.ref ?? {};
  const name = to ?? (toBy === undefined ? undefined : row[toBy]);
  return typeof name === 'string' ? entityOf(name) : undefined;
}

function idsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((id) => typeof id === 'string');
}

/**
 * Returns the names of all records that these rows refer to, by entity and id: a statement for each entity, not
 * for each row. What the transaction's scope does not show, and what `mayList` does not let list, has no name.
 */
export async function namesIn(
  tx: Tx,
  fields: readonly FieldMeta[],
  rows: readonly Row[],
  mayList: (entity: EntityMeta) => boolean,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const wanted = new Map<EntityMeta, Set<string>>();
  for (const field of fields.filter(({ ref }) => ref)) {
    for (const row of rows) {
      const target = targetOf(field, row);
      if (!target || !mayList(target)) continue;
      const ids = wanted.get(target) ?? new Set();
      for (const id of idsOf(row[field.name])) ids.add(id);
      wanted.set(target, ids);
    }
  }
  const names = new Map<string, Map<string, string>>();
  for (const [target, ids] of wanted) names.set(target.name, await namesOf(tx, target, [...ids]));
  return names;
}

async function namesOf(tx: Tx, target: EntityMeta, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await tableOf(tx, target.name).many(ids.slice(from, from + AT_ONCE), { fields: [target.display] });
    for (const row of rows) names.set(row.id, displayOf(target, row));
  }
  return names;
}
