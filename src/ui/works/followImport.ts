import { HttpError } from 'react-admin';
import { isRunning, type ImportTask } from '../import/task.ts';
import { beginWork, LASTS_MS, type WorkHandle } from './beginWork.ts';
import { literalWords } from './literalWords.ts';

/** Pause between two questions, in milliseconds. */
const ASK_EVERY_MS = 1500;

/** An import whose page was left; its sheet may still be on its way. */
export interface LeftImport {
  fileName: string;
  /** Id of the task, once the sheet is uploaded. */
  taskId: Promise<string>;
  /** Breaks the upload off. */
  stop: () => void;
  /** Calls back with the share that is uploaded. */
  onShare: (listener: (share: number) => void) => void;
}

/** Tools of the page, for after it was left. */
interface ImportTools {
  ask: (taskId: string) => Promise<ImportTask>;
  /** Path of the task's own page. */
  pathOf: (taskId: string) => string | null;
  wordsOf: (task: ImportTask) => string[];
  textOf: (error: unknown) => string;
  onOver: () => void;
}

const share = ({ done, failed, total }: ImportTask): number | null => (total > 0 ? (done + failed) / total : null);

/** Follows a task that the server does, until it is over or dismissed. */
function followTask(work: WorkHandle, taskId: string, { ask, pathOf, wordsOf, textOf, onOver }: ImportTools): void {
  let isWanted = true;
  const cancel = (): void => {
    isWanted = false;
    work.gone();
  };
  work.handedOver({ open: pathOf(taskId), cancel });
  const look = async (): Promise<void> => {
    if (!isWanted) return;
    try {
      const task = await ask(taskId);
      const words = literalWords(wordsOf(task).join(' '));
      if (isRunning(task)) work.progress(share(task), words);
      else {
        if (task.status === 'completed' && !task.problem) work.done(words);
        else work.failed(words);
        onOver();
        return;
      }
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

/**
 * Follows an import whose page was left, in the tray of running work (UI-06). Until its sheet is uploaded it needs this
 * window, and can be cancelled; then it goes on at the server.
 */
export async function followImport({ fileName, taskId, stop, onShare }: LeftImport, tools: ImportTools): Promise<void> {
  let isStopped = false;
  const cancel = (): void => {
    isStopped = true;
    stop();
    work.gone();
  };
  const work = beginWork({ title: { key: 'works.import', args: { name: fileName } }, cancel });
  onShare((sent) => work.progress(sent));
  try {
    const id = await taskId;
    if (!isStopped) followTask(work, id, tools);
  } catch (error) {
    if (!isStopped) work.failed(literalWords(tools.textOf(error)));
  }
}
