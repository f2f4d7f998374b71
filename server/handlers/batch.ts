import type { BatchItem, BatchResult } from '#core/protocol/reply.ts';
import { itemReply } from '../call/answer.ts';
import { refusalOf } from '../call/refuse.ts';
import type { HandlerContext, LogEntry } from '../call/types.ts';
import { displayOf } from '../policies/changes.ts';
import { entityOf, tableOf } from '../policies/tableOf.ts';
import type { RowLock } from '../store/types.ts';

/**
 * Does the same with each of many records: every item stands for itself, in a savepoint of its own
 * (architecture 4). An id that comes twice is done once, and answered once. Of one that was refused the operation log
 * says so, by its code; what was done, `each` logs with its item's own context, and what is undone logs nothing. Of many, all are locked before the first, in one order: two
 * batches of the same records would else wait for each other.
 */
export async function batch<C extends HandlerContext<{ readonly ids: readonly string[] }, unknown>>(
  context: C,
  each: (id: string, item: C) => Promise<Pick<BatchItem, 'secret'> | void>,
  lock: RowLock = 'change',
): Promise<BatchResult> {
  const { input, tx, language, call } = context;
  const results: BatchItem[] = [];
  const ids = new Set(input.ids);
  if (ids.size > 1) await tableOf(tx, call.entity).many([...ids], { fields: ['id'], lock });
  for (const id of ids) {
    const lines: LogEntry[] = [];
    try {
      const made = await tx.savepoint(() => each(id, { ...context, log: (line) => void lines.push(line) }));
      lines.forEach(context.log);
      results.push({ id, code: 0, message: 'ok', ...(made?.secret === undefined ? {} : { secret: made.secret }) });
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      const reply = itemReply(refused, language, call.entity);
      results.push({ id, ...reply });
      context.log({ ...(await targetOf(context, id)), code: reply.code });
    }
  }
  return { results };
}

/** The record that a batch was asked to change, by its name where the caller sees it. */
async function targetOf({ call, tx }: Pick<HandlerContext<unknown>, 'call' | 'tx'>, id: string) {
  const entity = entityOf(call.entity);
  const row = entity && (await tableOf(tx, entity.name).one(id));
  return row ? { targetId: id, targetName: displayOf(entity, row) } : { targetId: id };
}
