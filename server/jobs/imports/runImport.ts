import { setImmediate } from 'node:timers/promises';
import { importDetail } from '#core/importDetail.ts';
import type { FieldMeta } from '#core/entity/meta.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { carryOut, prepare, type Order } from '../../dispatch/carryOut.ts';
import { refusalOf, refuse, type RefusedError } from '../../call/refuse.ts';
import type { BoundRoute } from '../../dispatch/routes.ts';
import type { SessionUser } from '../../call/types.ts';
import type { Log } from '../../log.ts';
import { callerOf } from '../../policies/sessionUser.ts';
import type { Services } from '../../services.ts';
import { notify } from '../../commands/notify.ts';
import type { Tx } from '../../store/types.ts';
import { readHeadings } from '../../sheets/headings.ts';
import { readWorkbook, type RawCell } from '../../sheets/readWorkbook.ts';
import { keepFailure, type RowError } from './failures.ts';
import { readRow, type RowReader } from './readRow.ts';
import { errorsOf, headingErrors } from './rowErrors.ts';
import { clearRun, endRun, passRow, RunLost, SYSTEM, type Run } from './runs.ts';
import { finishTask, progressOf, showProgress, withFailure, type Progress } from './task.ts';

/** Rows after which the importer's account and permissions are read again. */
const ROWS_PER_CALLER = 50;

interface Parts {
  services: Services;
  routes: ReadonlyMap<string, BoundRoute>;
  log: Log;
  holder: string;
  run: Run;
  isStopping: () => boolean;
}

type Row = readonly RawCell[];

const isBlank = (row: Row): boolean =>
  row.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));

/** Gives up an import that moves no row, however often it is begun. */
export const giveUp = (parts: Parts): Promise<void> => finish(parts, { problem: 'IMPORT_FAULT' });

/** Runs one import from its next row on. Throws RunLost if another process has claimed it. */
export async function runImport(parts: Parts): Promise<void> {
  const { services, routes, run } = parts;
  const route = routes.get(`${run.entity}.create`);
  const entity = route?.entity;
  if (!route || !entity) throw new Error(`there is no call ${run.entity}.create to import by`);
  const answer = await services.media.withFile(run.storeKey, readWorkbook);
  if ('problem' in answer) return finish(parts, { problem: answer.problem });
  const [heading = [], ...body] = answer.rows;
  const headings = readHeadings(entity, heading);
  if ('issues' in headings)
    return finish(parts, { problem: 'SHEET_HEADERS_WRONG', errors: headingErrors(headings.issues) });
  if (body.every(isBlank)) return finish(parts, { problem: 'SHEET_EMPTY' });
  const progress = await services.store.read(SYSTEM, (tx) => progressOf(tx, run.corpId, run.taskId));
  if (!progress) return finish(parts, {});
  const total = body.filter((row) => !isBlank(row)).length;
  await services.store.write(SYSTEM, (tx) => showProgress(tx, run.corpId, run.taskId, { total }));
  const reader = { entity, route, fields: headings.fields, zone: run.zone };
  const problem = await importRows(parts, reader, answer.rows, { ...progress, total });
  if (problem !== 'stopped') await finish(parts, problem ? { problem } : {});
}

/** Imports the rows that are left. Returns why it ended before the last of them, or nothing. */
async function importRows(
  parts: Parts,
  reader: RowReader,
  rows: readonly Row[],
  begun: Progress,
): Promise<ErrorName | 'stopped' | undefined> {
  const { run } = parts;
  let progress = begun;
  let user: SessionUser | null = null;
  for (let row = run.nextRow; row < rows.length; row += 1) {
    if (parts.isStopping()) return 'stopped';
    if (user === null || row % ROWS_PER_CALLER === 0) user = await importer(parts, reader);
    if (user === null) return 'IMPORT_BROKEN_OFF';
    const cells = rows[row] ?? [];
    // On SQLite nothing that a row does waits for anything: without this no call would be heard until the last row.
    await setImmediate();
    if (!isBlank(cells)) progress = await importRow(parts, { reader, user, row, cells, progress });
  }
  return undefined;
}

/** Returns the importer with present permissions, or null if no longer allowed, for example after the account was paused. */
async function importer({ services, run }: Parts, { entity, route }: RowReader): Promise<SessionUser | null> {
  const caller = await services.store.read(SYSTEM, (tx) => callerOf(tx, run.accountId, run.corpId));
  if (typeof caller === 'string') return null;
  const may = [entity.importing?.perm ?? route.call.perm, route.call.perm].every(caller.can);
  return may && route.call.systems.includes(caller.system) ? { ...caller, sessionId: run.taskId } : null;
}

interface RowWork {
  reader: RowReader;
  user: SessionUser;
  row: number;
  cells: Row;
  progress: Progress;
}

/** Makes a record of one row, in a transaction of its own with the count, or keeps why not. Returns the progress. */
async function importRow(parts: Parts, { reader, user, row, cells, progress }: RowWork): Promise<Progress> {
  const { services, run, holder, log } = parts;
  const { store, clock } = services;
  const scope = { kind: 'user', user } as const;
  const fail = (refused: RefusedError): Promise<Progress> => failRow(parts, reader, { row, cells, progress }, refused);
  try {
    const read = await store.read(scope, (tx) => readRow(tx, reader, cells));
    if ('issues' in read) return await fail(refuse('PAYLOAD_INVALID', { issues: read.issues }));
    const { language, ip, traceKey } = run;
    const order: Order = {
      route: reader.route,
      user,
      input: read.input,
      language,
      ip,
      traceKey,
      now: clock.now(),
      services,
    };
    const before = await prepare(order);
    const after = { ...progress, done: progress.done + 1 };
    await store.write(scope, async (tx) => {
      await passRow(tx, run.taskId, holder, row);
      const { refusal } = await carryOut(tx, order, before);
      if (refusal) throw refusal;
      await showProgress(tx, run.corpId, run.taskId, { done: after.done });
    });
    return after;
  } catch (error) {
    if (error instanceof RunLost) throw error;
    const refused = refusalOf(error);
    if (!refused) log.error({ err: error, taskId: run.taskId, row: row + 1 }, 'a row could not be imported');
    return fail(refused ?? refuse('SERVER_FAULT'));
  }
}

async function failRow(
  { services, run, holder }: Parts,
  { fields, route }: RowReader,
  { row, cells, progress }: Pick<RowWork, 'row' | 'cells' | 'progress'>,
  refused: RefusedError,
): Promise<Progress> {
  const errors = errorsOf(refused, row + 1, fields, route.call.entity);
  const after = withFailure(progress, errors);
  await services.store.write(SYSTEM, async (tx) => {
    await passRow(tx, run.taskId, holder, row);
    await keepFailure(tx, run.taskId, { row: row + 1, cells: cellsByField(fields, cells), errors });
    await showProgress(tx, run.corpId, run.taskId, {
      failed: after.failed,
      ...(after.errors === progress.errors ? {} : { errors: after.errors }),
    });
  });
  return after;
}

function cellsByField(fields: readonly (FieldMeta | null)[], cells: Row): Record<string, RawCell> {
  return Object.fromEntries(fields.flatMap((field, column) => (field ? [[field.name, cells[column] ?? null]] : [])));
}

/** Finishes an import: first its state, then its file. A tick completes what a crash between the two leaves. */
async function finish(
  { services, run, holder }: Parts,
  said: { problem?: ErrorName; errors?: readonly RowError[] },
): Promise<void> {
  await services.store.write(SYSTEM, async (tx) => {
    await endRun(tx, run.taskId, holder);
    await finishTask(tx, run.corpId, run.taskId, said);
    await tellEnd(tx, services, run);
  });
  await clearRun(services.store, services.media, run);
}

/** Tells the importer that it ended, and how (UI-12). */
async function tellEnd(tx: Tx, services: Services, { taskId, corpId, accountId }: Run): Promise<void> {
  const task = await tx
    .as({ kind: 'system', corpId })
    .importTasks.one(taskId, { fields: ['fileName', 'done', 'failed'] });
  if (!task) return;
  await notify(tx, services, [accountId], {
    kind: 'importEnded',
    entity: 'importTask',
    recordId: taskId,
    subject: task.fileName ?? '',
    detail: importDetail({ done: task.done ?? 0, failed: task.failed ?? 0 }),
    cause: `importEnded ${taskId}`,
  });
}
