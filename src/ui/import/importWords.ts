import { isRunning, type ImportTask } from './task.ts';

/** Returns what is said of an import: how far it is, or why and how it ended. */
export function importWords(
  task: ImportTask,
  translate: (key: string, args?: Record<string, unknown>) => string,
  number: (value: number) => string,
): string[] {
  const { done, failed, total, problem } = task;
  const args = { n: number(done + failed), total: number(total), failed: number(failed) };
  if (isRunning(task)) return [translate(total > 0 ? 'ui.import.progress' : 'ui.import.reading', args)];
  return [
    ...(problem ? [translate(`errors.${problem}`, { _: problem })] : []),
    ...(total > 0 || !problem ? [translate('ui.import.summary', { done: number(done), failed: number(failed) })] : []),
  ];
}
