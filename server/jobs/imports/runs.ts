import type { Language } from '#core/protocol/envelope.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { MediaStore } from '../../services.ts';
import type { Store, Tx, Where } from '../../store/types.ts';

/** Topic that tells other processes the id of a waiting task. Only a hint; each tick looks for waiting tasks, too. */
export const IMPORT_TOPIC = 'import';

export const SYSTEM = { kind: 'system', corpId: null } as const;

/** State of an import while it runs (table import_runs); people see the task, not this. */
export interface Run {
  taskId: string;
  corpId: string;
  accountId: string;
  entity: string;
  language: Language;
  /** Time zone of the times in the sheet. */
  zone: string;
  ip: string;
  traceKey: string;
  uploadId: string;
  storeKey: string;
  /** Index of the next row of the sheet; the heading is 0. */
  nextRow: number;
  /** Number of starts since the last row that was done, this one included. */
  tries: number;
}

/** Stores the state of an import, in the transaction that creates its task. */
export async function keepRun(tx: Tx, run: Omit<Run, 'nextRow' | 'tries'>): Promise<void> {
  await tx.db
    .insertInto('import_runs')
    .values({
      task_id: run.taskId,
      corp_id: run.corpId,
      account_id: run.accountId,
      entity: run.entity,
      language: run.language,
      zone: run.zone,
      ip: run.ip,
      trace_key: run.traceKey,
      upload_id: run.uploadId,
      store_key: run.storeKey,
      next_row: 1,
      over: 0,
      beat_at: 0,
      tries: 0,
      retry_at: 0,
    })
    .execute();
}

/** Condition for imports that can be taken now. */
export const isDue =
  (now: number): Where =>
  (eb) =>
    eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]);

/** Claims an import by one guarded statement; null if another process has it or it does not exist. */
export async function claimRun(tx: Tx, taskId: string, holder: string): Promise<Run | null> {
  const { numUpdatedRows } = await tx.db
    .updateTable('import_runs')
    .set((eb) => ({ holder, beat_at: tx.now, tries: eb(eb.fn.coalesce('tries', eb.lit(0)), '+', 1) }))
    .where('task_id', '=', taskId)
    .where('over', '=', 0)
    .where(isDue(tx.now))
    .where((eb) =>
      eb.or([eb('holder', 'is', null), eb('holder', '=', holder), eb('beat_at', '<', tx.now - limits.importStale)]),
    )
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return null;
  const row = await tx.db.selectFrom('import_runs').selectAll().where('task_id', '=', taskId).executeTakeFirstOrThrow();
  return {
    taskId,
    corpId: row.corp_id,
    accountId: row.account_id,
    entity: row.entity,
    language: row.language as Language,
    zone: row.zone,
    ip: row.ip,
    traceKey: row.trace_key,
    uploadId: row.upload_id,
    storeKey: row.store_key,
    nextRow: row.next_row,
    tries: row.tries,
  };
}

/** Error: another process has claimed the import, so this one must not write another row. */
export class RunLost extends Error {}

/** Marks a row as done in the transaction that imports it, so that no row is imported twice. Throws RunLost. */
export async function passRow(tx: Tx, taskId: string, holder: string, row: number): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('import_runs')
    .set({ next_row: row + 1, beat_at: tx.now, tries: 0 })
    .where('task_id', '=', taskId)
    .where('holder', '=', holder)
    .where('next_row', '<=', row)
    .where('over', '=', 0)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new RunLost(taskId);
}

/** Marks an import whose rows are all done; only its file remains to be removed. Throws RunLost. */
export async function endRun(tx: Tx, taskId: string, holder: string): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('import_runs')
    .set({ over: 1 })
    .where('task_id', '=', taskId)
    .where('holder', '=', holder)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new RunLost(taskId);
}

/** Releases an import that was stopped, so that another process can continue at once. */
export const releaseRun = (tx: Tx, taskId: string, holder: string): Promise<void> =>
  letGo(tx, taskId, holder, { holder: null, tries: 0 });

/** Releases an import after an error outside its rows; the waiting time grows with each try. */
export const postponeRun = (tx: Tx, { taskId, tries }: Run, holder: string): Promise<void> =>
  letGo(tx, taskId, holder, { holder: null, retry_at: tx.now + limits.importRetry * 2 ** (tries - 1) });

async function letGo(tx: Tx, taskId: string, holder: string, changes: object): Promise<void> {
  await tx.db
    .updateTable('import_runs')
    .set(changes)
    .where('task_id', '=', taskId)
    .where('holder', '=', holder)
    .execute();
}

/** Removes the file of a finished import: first the file, then the rows that refer to it. */
export async function clearRun(store: Store, media: MediaStore, run: Pick<Run, 'taskId' | 'uploadId' | 'storeKey'>) {
  await media.remove(run.storeKey);
  await store.write(SYSTEM, async (tx) => {
    await tx.db.deleteFrom('uploads').where('id', '=', run.uploadId).execute();
    await tx.db.deleteFrom('import_runs').where('task_id', '=', run.taskId).execute();
  });
}
