import type { BatchResult } from '#core/protocol/reply.ts';
import { failedItems } from '../actions/batch.ts';
import { useErrorText } from '../errorText.ts';
import { beginWork } from './beginWork.ts';
import { sentence } from './sentence.ts';
import { useIsHere } from './useIsHere.ts';
import type { Words } from './works.ts';

interface Batch {
  title: Words;
  nameOf: (id: string) => string;
}

/** Tells how many of a batch are done. */
type Progress = (done: number, of: number) => void;

/**
 * Returns what sends a batch as a work of the console (UI-06). What failed is shown by the page; if that was left, the
 * tray keeps it.
 */
export function useBatchWork() {
  const [isHere, textOf] = [useIsHere(), useErrorText()];
  return async ({ title, nameOf }: Batch, send: (progress: Progress) => Promise<BatchResult>): Promise<BatchResult> => {
    const work = beginWork({ title });
    try {
      const batch = await send((n, of) => work.progress(n / of, { key: 'works.items', args: { n, of } }));
      const failed = failedItems(batch);
      if (failed.length === 0) work.done({ key: 'works.done' });
      else if (isHere()) work.gone();
      else
        work.failed(
          { key: 'works.someFailed', args: { n: failed.length, of: batch.results.length } },
          failed.map(({ id, message }) => ({ name: nameOf(id), reason: message })),
        );
      return batch;
    } catch (error) {
      if (isHere()) work.gone();
      else work.failed(sentence(textOf(error)));
      throw error;
    }
  };
}
