import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';

/** Field by which records of one entity refer to those of another. */
interface Naming {
  by: EntityMeta;
  field: FieldMeta;
}

/** Returns true if a field counts as a use that forbids deletion: not its creator, nor other fields that the server fills in. */
const isUse = ({ readOnly, derived, ref }: FieldMeta): boolean => !readOnly && !derived && ref !== undefined;

function namings(entity: string): Naming[] {
  const means = (by: EntityMeta, { ref }: FieldMeta): boolean =>
    ref?.to === entity || by.fields.some(({ name, values }) => name === ref?.toBy && values?.includes(entity));
  return Object.values<EntityMeta>(entities).flatMap((by) =>
    by.fields.filter((field) => isUse(field) && means(by, field)).map((field) => ({ by, field })),
  );
}

/**
 * Counts, by entity, the records that refer to the given ones (UI-09). The given ones must be visible to the caller;
 * the counted ones may be any of their corporation, since a use by somebody else forbids deletion as well.
 */
export const usedBy = handler('search.usedBy', async ({ input, tx, user }) => {
  const entity = entityOf(input.entity);
  if (!entity || !entity.systems.includes(user.system)) throw refuse('NOT_FOUND');
  if (!user.can(entity.perm.list)) throw refuse('NO_PERMISSION');
  const seen = await tableOf(tx, entity.name).many(input.ids, { fields: ['id'] });
  const ids = seen.map(({ id }) => id);
  if (ids.length === 0) return { uses: [] };
  const wide = tx.as({ kind: 'user', user: { ...user, data: { kind: 'all' } } });
  const counts = new Map<string, number>();
  for (const naming of namings(entity.name)) {
    const count = await countOf(wide, naming, entity.name, ids);
    if (count > 0) counts.set(naming.by.name, (counts.get(naming.by.name) ?? 0) + count);
  }
  const uses = [...counts].map(([name, count]) => ({ entity: name, count }));
  return { uses: uses.toSorted((a, b) => b.count - a.count || (a.entity < b.entity ? -1 : 1)) };
});

async function countOf(tx: Tx, { by, field }: Naming, entity: string, ids: readonly string[]): Promise<number> {
  const { toBy } = field.ref ?? {};
  const filter = { [field.name]: { in: [...ids] }, ...(toBy === undefined ? {} : { [toBy]: entity }) };
  const { total } = await tableOf(tx, by.name).list(
    { page: 1, pageSize: 1, sort: 'id', order: 'asc', filter },
    { fields: ['id'] },
  );
  return total;
}
