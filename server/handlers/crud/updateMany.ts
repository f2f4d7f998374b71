import { inapplicable } from '#core/entity/applicable.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { isRefusal, refuse } from '../../call/refuse.ts';
import type { HandlerContext, LogEntry } from '../../call/types.ts';
import { logicOf, ruleContext } from '../../policies/logic.ts';
import { tableOf } from '../../policies/tableOf.ts';
import { batch } from '../batch.ts';
import { recordOf } from './create.ts';
import type { UpdateInput } from './update.ts';
import { checkChosen, checkWritable } from './values.ts';

export interface UpdateManyInput {
  ids: readonly string[];
  /** Fields of x-form.bulk; null clears. */
  set: object;
}

/** Changes one record: the generic update, or the handler that an entity has over it. */
export type ChangeOne = (context: HandlerContext<UpdateInput, unknown>) => Promise<unknown>;

/**
 * Changes the same fields of many records (UI-10), each in a savepoint of its own and by the very update that a single
 * one takes: rules, x-when with the merged record, data scope, log. A value for a field that is off on a record is
 * FIELD_NOT_APPLICABLE, and that record stays as it is. What the caller may not write or choose refuses the whole call.
 */
export async function updateMany(
  entity: EntityMeta,
  context: HandlerContext<UpdateManyInput, unknown>,
  change: ChangeOne,
): Promise<BatchResult> {
  const { set } = context.input;
  checkWritable(entity, set, context.user);
  checkChosen(entity, set, context.user);
  return batch(context, async (id) => {
    await checkApplicable(entity, context, id);
    // A line of the log is for what was done: not for what is undone with its savepoint.
    const lines: LogEntry[] = [];
    const answer = await change({ ...context, input: { ...set, id }, log: (line) => void lines.push(line) });
    if (isRefusal(answer)) throw refuse(answer.code as ErrorName, { data: answer.data });
    lines.forEach(context.log);
  });
}

/** Refuses a value for a field that is off once the record and what is sent are one. */
async function checkApplicable(
  entity: EntityMeta,
  { input, tx, now, user }: HandlerContext<UpdateManyInput, unknown>,
  id: string,
): Promise<void> {
  const set = input.set as Values;
  const { whens } = logicOf(entity.name);
  if (!Object.keys(set).some((name) => Object.hasOwn(whens, name))) return;
  const row = await tableOf(tx, entity.name).one(id, { lock: 'change' });
  if (!row) throw refuse('NOT_FOUND');
  const off = inapplicable(recordOf(entity, row), set, whens, ruleContext({ now, user }, 'update'));
  if (off !== null) throw refuse('FIELD_NOT_APPLICABLE', { field: off });
}
