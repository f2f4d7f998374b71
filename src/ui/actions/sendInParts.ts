import type { BatchItem, BatchResult } from '#core/protocol/reply.ts';
import type { BatchTelling } from '../works/useBatchWork.ts';
import { UNANSWERED } from '../mayPass.ts';
import { readBatch } from './batch.ts';

/** Most items of one call (architecture 4). */
const AT_ONCE = 200;

/**
 * Sends a batch in calls of at most 200. Where a later call breaks, what the earlier ones answered is kept, and every
 * item that is left has failed for that reason, so that it can be tried again.
 */
export async function sendInParts(
  ids: readonly string[],
  send: (ids: readonly string[]) => Promise<unknown>,
  { progress, textOf }: BatchTelling,
): Promise<BatchResult> {
  const results: BatchItem[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    try {
      results.push(...readBatch(await send(ids.slice(at, at + AT_ONCE))).results);
    } catch (error) {
      if (at === 0) throw error;
      const message = textOf(error);
      const left = ids.slice(at).map((id) => ({ id, code: UNANSWERED, message }));
      return { results: [...results, ...left] };
    }
    if (ids.length > AT_ONCE) progress(results.length, ids.length);
  }
  return { results };
}
