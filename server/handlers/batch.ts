import type { BatchItem, BatchResult } from '#core/protocol/reply.ts';
import { itemReply } from '../dispatch/answer.ts';
import { refusalOf } from '../dispatch/refuse.ts';
import type { HandlerContext } from '../dispatch/types.ts';

/**
 * Does the same with each of many records: every item stands for itself, in a savepoint of its own
 * (architecture 4). An id that comes twice is done once, and answered once.
 */
export async function batch(
  context: HandlerContext<{ readonly ids: readonly string[] }, unknown>,
  each: (id: string) => Promise<void>,
): Promise<BatchResult> {
  const { input, tx, language } = context;
  const results: BatchItem[] = [];
  for (const id of new Set(input.ids)) {
    try {
      await tx.savepoint(() => each(id));
      results.push({ id, code: 0, message: 'ok' });
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      results.push({ id, ...itemReply(refused, language) });
    }
  }
  return { results };
}
