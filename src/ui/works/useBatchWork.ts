import type { BatchResult } from '#core/protocol/reply.ts';
import { failedItems } from '../actions/batch.ts';
import { useErrorText } from '../errorText.ts';
import { beginWork, type WorkHandle } from './beginWork.ts';
import { literalWords } from './literalWords.ts';
import { useIsHere } from './useIsHere.ts';
import type { Words } from './works.ts';

interface Batch {
  title: Words;
  nameOf: (id: string) => string;
  /** Says at the edge of the page that all went well. */
  say: (batch: BatchResult) => void;
}

/** Callbacks of a batch while it is sent. */
export interface BatchTelling {
  progress: (done: number, of: number) => void;
  textOf: (error: unknown) => string;
}

/** Tells by the tray how a batch ended whose page was left. Returns false where there is nothing to keep. */
function keep(work: WorkHandle, { results }: BatchResult, nameOf: Batch['nameOf']): boolean {
  const failures = failedItems({ results }).map(({ id, message }) => ({ name: nameOf(id), reason: message }));
  const secrets = results.flatMap(({ id, secret }) => (secret === undefined ? [] : [{ name: nameOf(id), secret }]));
  const someFailed = { key: 'works.someFailed', args: { n: failures.length, of: results.length } };
  if (failures.length > 0) work.failed(someFailed, failures, secrets);
  else if (secrets.length > 0) work.done({ key: 'works.done' }, secrets);
  return failures.length + secrets.length > 0;
}

/**
 * Returns what sends a batch as a work of the console (UI-06), and whether its page is still there. What failed and what
 * is told this once only is shown by the page; if that was left, the tray keeps it. An error of the whole is thrown:
 * only a page that is still there says it, else the tray has.
 */
export function useBatchWork() {
  const [isHere, textOf] = [useIsHere(), useErrorText()];
  const begin = async (
    { title, nameOf, say }: Batch,
    send: (telling: BatchTelling) => Promise<BatchResult>,
  ): Promise<BatchResult> => {
    const work = beginWork({ title });
    const progress = (n: number, of: number): void => work.progress(n / of, { key: 'works.items', args: { n, of } });
    try {
      const batch = await send({ progress, textOf });
      if (!isHere() && keep(work, batch, nameOf)) return batch;
      work.gone();
      if (failedItems(batch).length === 0) say(batch);
      return batch;
    } catch (error) {
      if (isHere()) work.gone();
      else work.failed(literalWords(textOf(error)));
      throw error;
    }
  };
  return { begin, isHere };
}
