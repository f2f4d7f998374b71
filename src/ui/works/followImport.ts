import { HttpError } from 'react-admin';
import { isRunning, type ImportTask } from '../import/task.ts';
import { beginWork, LASTS_MS, type WorkHandle } from './beginWork.ts';
import { literalWords } from './literalWords.ts';

/** Pause between two questions, in milliseconds. */
const ASK_EVERY_MS = 1500;

interface Followed {
  ask: () => Promise<ImportTask>;
  fileName: string;
  /** Path of the task's own page. */
  page: string | null;
  textOf: (error: unknown) => string;
  onOver: () => void;
}

/** Tells how an import ended. */
function end(work: WorkHandle, { status, done, failed, problem }: ImportTask): void {
  const summary = { key: 'ui.import.summary', args: { done, failed } };
  if (problem) work.failed({ key: `errors.${problem}`, args: { _: problem } });
  else if (status === 'completed') work.done(summary);
  else work.failed(summary);
}

/** Follows an import whose page was left, in the tray of running work, until it is over or dismissed (UI-06). */
export function followImport({ ask, fileName, page, textOf, onOver }: Followed): void {
  let isWanted = true;
  const cancel = (): void => {
    isWanted = false;
    work.gone();
  };
  const title = { key: 'works.import', args: { name: fileName } };
  const work = beginWork({ title, goesOn: true, open: page, cancel });
  const look = async (): Promise<void> => {
    if (!isWanted) return;
    try {
      const task = await ask();
      const { total, done, failed } = task;
      if (!isRunning(task)) {
        end(work, task);
        onOver();
        return;
      }
      const args = { n: done + failed, total, failed };
      if (total > 0) work.progress((done + failed) / total, { key: 'ui.import.progress', args });
    } catch (error) {
      // The network may come back; what the server refuses stays refused.
      if (error instanceof HttpError) {
        work.failed(literalWords(textOf(error)));
        return;
      }
    }
    setTimeout(() => void look(), ASK_EVERY_MS);
  };
  setTimeout(() => void look(), LASTS_MS);
}
