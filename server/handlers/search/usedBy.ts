import { canDo } from '#core/entity/guard.ts';
import type { ActionMeta, EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { itemReply } from '../../call/answer.ts';
import { handler } from '../../call/handler.ts';
import { refusalOf, refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { checkDeletable } from '../../policies/deletable.ts';
import type { Keepers } from '../../policies/keepers.ts';
import { ruleContext } from '../../policies/logic.ts';
import { entityOf, tableOf, type Row } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';
import { recordOf } from '../crud/create.ts';
import { checkGuard } from '../crud/values.ts';
import { checkState } from '../transition.ts';

/** Field by which records of one entity refer to those of another. */
interface Naming {
  by: EntityMeta;
  field: FieldMeta;
}

/** Record that cannot be deleted, and why. */
interface Refused {
  id: string;
  code: number;
  message: string;
  uses: Omit<Keepers, 'word'>[];
}

/** Returns true if a field counts as a use: not its creator, nor other fields that the server fills in. */
const isUse = ({ readOnly, derived, ref }: FieldMeta): boolean => !readOnly && !derived && ref !== undefined;

function namings(entity: string): Naming[] {
  const means = (by: EntityMeta, { ref }: FieldMeta): boolean =>
    ref?.to === entity || by.fields.some(({ name, values }) => name === ref?.toBy && values?.includes(entity));
  return Object.values<EntityMeta>(entities).flatMap((by) =>
    by.fields.filter((field) => isUse(field) && means(by, field)).map((field) => ({ by, field })),
  );
}

/**
 * Says before a deletion (UI-09) which of the given records it would be refused for, as it would itself say it, and counts
 * by entity the records that name the others and lose them. The given ones must be visible to the caller; the counted
 * ones may be any of their corporation.
 */
export const usedBy = handler('search.usedBy', async (context) => {
  const { input, tx, user } = context;
  const entity = entityOf(input.entity);
  if (!entity || !entity.systems.includes(user.system)) throw refuse('NOT_FOUND');
  if (!user.can(entity.perm.list)) throw refuse('NO_PERMISSION');
  const deletion = entity.actions.find(({ deletes }) => deletes);
  const refused: Refused[] = [];
  const free: string[] = [];
  const rows = new Map((await tableOf(tx, entity.name).many(input.ids)).map((row) => [row.id, row]));
  for (const id of new Set(input.ids)) {
    const row = rows.get(id);
    const why = deletion ? await refusedOf(entity, deletion, { id, row }, context) : null;
    if (why) refused.push(why);
    else if (row) free.push(id);
  }
  return { uses: free.length === 0 ? [] : await usesOf(tx, user, entity.name, free), refused };
});

/** Returns why a deletion of the record would be refused now; null if it would not. */
async function refusedOf(
  entity: EntityMeta,
  action: ActionMeta,
  { id, row }: { id: string; row: Row | undefined },
  context: HandlerContext<unknown>,
): Promise<Refused | null> {
  try {
    if (!row) throw refuse('NOT_FOUND');
    checkGuard(canDo(entity, action, recordOf(entity, row), ruleContext(context, 'update')));
    await checkDeletable(entity, row, context);
    checkState(entity, action, row, context);
    return null;
  } catch (error) {
    const why = refusalOf(error);
    if (!why) throw error;
    const { code, message } = itemReply(why, context.language, entity.name);
    const { uses = [] } = (why.detail.data ?? {}) as Partial<Pick<Refused, 'uses'>>;
    return { id, code, message, uses };
  }
}

async function usesOf(tx: Tx, user: HandlerContext<unknown>['user'], entity: string, ids: readonly string[]) {
  const wide = tx.as({ kind: 'user', user: { ...user, data: { kind: 'all' } } });
  const counts = new Map<string, number>();
  for (const naming of namings(entity)) {
    const count = await countOf(wide, naming, entity, ids);
    if (count > 0) counts.set(naming.by.name, (counts.get(naming.by.name) ?? 0) + count);
  }
  const uses = [...counts].map(([name, count]) => ({ entity: name, count }));
  return uses.toSorted((a, b) => b.count - a.count || (a.entity < b.entity ? -1 : 1));
}

async function countOf(tx: Tx, { by, field }: Naming, entity: string, ids: readonly string[]): Promise<number> {
  const { toBy } = field.ref ?? {};
  const filter = { [field.name]: { in: [...ids] }, ...(toBy === undefined ? {} : { [toBy]: entity }) };
  const { total } = await tableOf(tx, by.name).list(
    { page: 1, pageSize: 1, sort: 'id', order: 'asc', filter },
    { fields: ['id'] },
  );
  return total;
}
