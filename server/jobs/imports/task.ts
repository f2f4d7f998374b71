import { importTaskMeta } from '#generated/model/import-tasks/meta.gen.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { predicateContext } from '../../policies/logic.ts';
import { settle } from '../../policies/settle.ts';
import { tableOf } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';
import type { RowError } from './failures.ts';

/** Progress of an import. Only one process at a time writes it, so it is not read back. */
export interface Progress {
  total: number;
  done: number;
  failed: number;
  /** Errors of the first failed rows. */
  errors: readonly RowError[];
}

const ownTask = (tx: Tx, corpId: string) => tx.as({ kind: 'system', corpId }).importTasks;

/** Reads the progress of an interrupted import; null if the task was deleted. */
export async function progressOf(tx: Tx, corpId: string, taskId: string): Promise<Progress | null> {
  const task = await ownTask(tx, corpId).one(taskId);
  if (!task) return null;
  const errors = Array.isArray(task.errors) ? (task.errors as RowError[]) : [];
  return { total: task.total ?? 0, done: task.done ?? 0, failed: task.failed ?? 0, errors };
}

/** Returns the progress with one more failed row; only the first rows keep their errors. */
export function withFailure(progress: Progress, errors: readonly RowError[]): Progress {
  const isShown = progress.failed < limits.importErrorsShown;
  return {
    ...progress,
    failed: progress.failed + 1,
    errors: isShown ? [...progress.errors, ...errors] : progress.errors,
  };
}

export async function showProgress(tx: Tx, corpId: string, taskId: string, changes: Partial<Progress>): Promise<void> {
  await ownTask(tx, corpId).update(taskId, changes);
}

/** Marks an import as finished. Its final state follows from the schema (x-states.system). */
export async function finishTask(
  tx: Tx,
  corpId: string,
  taskId: string,
  said: { problem?: ErrorName; errors?: readonly RowError[] } = {},
): Promise<void> {
  const own = tx.as({ kind: 'system', corpId });
  const row = await own.importTasks.update(taskId, { finishedAt: tx.now, ...said });
  if (!row) return;
  const table = tableOf(own, importTaskMeta.name);
  const current = await table.one(taskId);
  if (current) await settle(table, importTaskMeta, current, predicateContext({ now: tx.now, user: null }));
}
