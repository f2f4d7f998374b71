import type { EntityMeta } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import type { HandlerContext } from '../../call/types.ts';
import type { Row } from '../../policies/tableOf.ts';
import { batch } from '../batch.ts';
import type { Decided } from './decision.ts';
import { update, type UpdateInput } from './update.ts';
import { checkChosen, checkWritable } from './values.ts';

export interface UpdateManyInput {
  ids: readonly string[];
  /** Fields of x-form.bulk; null clears. */
  set: object;
}

/** Decision of an entity's own update about one record (server/handlers/verbs.ts). */
export type DecideUpdate = (before: Row, merged: Row, context: HandlerContext<UpdateInput, unknown>) => Decided<Row>;

/**
 * Changes the same fields of many records (UI-10). Each record is updated in its own savepoint, exactly as a single
 * update would: rules, x-when with the merged record, data scope, log. A value for a field that is off on a record is
 * FIELD_NOT_APPLICABLE, and that record stays unchanged. A field or value without permission refuses the whole call.
 */
export async function updateMany(
  entity: EntityMeta,
  context: HandlerContext<UpdateManyInput, unknown>,
  decide?: DecideUpdate,
): Promise<BatchResult> {
  const { set } = context.input;
  checkWritable(entity, set, context.user);
  checkChosen(entity, set, context.user);
  return batch(context, async (id, item) => {
    const one = { ...item, input: { ...set, id } };
    await update(entity, one, {
      refusesOff: true,
      ...(decide ? { decide: (before, merged) => decide(before, merged, one) } : {}),
    });
  });
}
