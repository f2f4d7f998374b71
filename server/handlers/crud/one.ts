import type { EntityMeta } from '#core/entity/meta.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { projection } from '../../policies/projection.ts';
import { tableOf } from '../../policies/tableOf.ts';

/** Returns one record of any entity. A record outside the caller's scope is answered like one that does not exist (PERM-05). */
export async function one(entity: EntityMeta, { input, user, tx }: HandlerContext<{ id: string }, unknown>) {
  const { fields } = projection(entity, 'one', user);
  const row = await tableOf(tx, entity.name).one(input.id, { fields });
  if (!row) throw refuse('NOT_FOUND');
  return row;
}
