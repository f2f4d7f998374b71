import type { BatchItem, BatchResult } from '#core/protocol/reply.ts';
import { itemReply } from '../call/answer.ts';
import { refusalOf } from '../call/refuse.ts';
import type { HandlerContext, LogEntry } from '../call/types.ts';
import { displayOf } from '../policies/changes.ts';
import { entityOf, tableOf } from '../policies/tableOf.ts';
import type { RowLock } from '../store/types.ts';

/**
 * Runs the same work on each of many records, each in a savepoint of its own (architecture 4). A duplicate id is done
 * and answered once. A refused item is logged by its code; a successful one is logged by `each` through the item's
 * context; rolled-back work logs nothing. All records are locked first, in a fixed order, so that two batches of the
 * same records cannot deadlock.
 */
export async function batch<C extends HandlerContext<{ readonly ids: readonly string[] }, unknown>>(
  context: C,
  each: (id: string, item: C) => Promise<Pick<BatchItem, 'secret'> | void>,
  lock: RowLock = 'change',
): Promise<BatchResult> {
  const { input, tx, language, call } = context;
  const results: BatchItem[] = [];
  const ids = new Set(input.ids);
  // A call with a key locks even a single record first: a batch and a part of it that is sent again never deadlock.
  if (ids.size > 1 || call.money) await tableOf(tx, call.entity).many([...ids], { fields: ['id'], lock });
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
      context.log({ entity: call.entity, ...(await targetOf(context, id)), code: reply.code });
    }
  }
  return { results };
}

/** Returns the record that an item of a batch names, with its name if the caller may see it. */
async function targetOf({ call, tx }: Pick<HandlerContext<unknown>, 'call' | 'tx'>, id: string) {
  const entity = entityOf(call.entity);
  const row = entity && (await tableOf(tx, entity.name).one(id));
  return row ? { targetId: id, targetName: displayOf(entity, row) } : { targetId: id };
}
