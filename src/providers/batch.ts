import { HttpError } from 'react-admin';
import type { BatchItem, BatchResult } from '#core/protocol/reply.ts';

const failedItems = (result: BatchResult): readonly BatchItem[] => result.results.filter(({ code }) => code < 0);

/** Throws where an item of a batch failed: react-admin's delete knows only all or nothing, and nothing may look done that is not. */
export function throwFailed(result: BatchResult): void {
  const [first] = failedItems(result);
  if (first) throw new HttpError(first.message, first.code, { code: first.code, results: result.results });
}
