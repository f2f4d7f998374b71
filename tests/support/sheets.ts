import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { vi } from 'vitest';
import writeSheet, { type SheetData } from 'write-excel-file/node';
import type { Reply } from '#core/protocol/reply.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import type { TestApp } from './buildTestApp.ts';
import { call, data, send, type Caller, type CallOptions } from './call.ts';
import { postFile, type Applied } from './library.ts';

/** A cell as a reader that is not ours sees it. */
export type Read = string | number | boolean | Date | null;

/** A workbook that a call answered, reopened. */
export interface Opened {
  headers: Readonly<Record<string, unknown>>;
  bytes: Buffer;
  /** The heading first. */
  rows: Read[][];
}

/** Opens the first sheet of a workbook. */
export const openSheet = async (bytes: Buffer): Promise<Read[][]> =>
  (await readSheet(bytes, { trim: false })) as Read[][];

/** Opens a sheet by its number, the first being 1. */
export const openSheetAt = async (bytes: Buffer, sheet: number): Promise<Read[][]> =>
  (await readSheet(bytes, sheet, { trim: false })) as Read[][];

/** Says how many cells of a workbook hold a formula. */
export function formulasIn(bytes: Buffer): number {
  const sheets = Object.entries(unzipSync(bytes)).filter(([path]) => path.startsWith('xl/worksheets/'));
  const text = sheets.map(([, xml]) => new TextDecoder().decode(xml)).join('');
  return text.match(/<(?:\w+:)?f[\s>/]/g)?.length ?? 0;
}

/** Calls, and reopens the workbook that is answered. Throws where the answer is none. */
export async function download(
  test: TestApp,
  caller: Caller,
  name: CallName,
  payload: unknown = {},
  options: CallOptions = {},
): Promise<Opened> {
  const response = await send(test, caller, name, payload, options);
  if (String(response.headers['content-type']).includes('json')) throw new Error(`${name} answered ${response.body}`);
  return { headers: response.headers, bytes: response.rawPayload, rows: await openSheet(response.rawPayload) };
}

/** A cell that a test writes: text, number, date, nothing, or a cell object of write-excel-file. */
export type Typed =
  | string
  | number
  | boolean
  | Date
  | null
  | { value: string | number; type: 'Formula' | StringConstructor };

/** Makes a workbook with a writer that is not ours, as people's own programs do. */
export async function makeSheet(rows: readonly (readonly Typed[])[]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((value) => {
      if (value === null) return null;
      if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd hh:mm:ss' };
      return typeof value === 'object' ? value : { value };
    }),
  );
  return writeSheet(cells as SheetData).toBuffer();
}

/** Sends a sheet as a browser does, and imports it. Returns the answer of the import. */
export async function importSheet(
  test: TestApp,
  caller: Caller,
  {
    bytes,
    name = 'devices.xlsx',
    entity = 'device',
    ...more
  }: { bytes: Buffer; name?: string; entity?: string; zone?: string },
): Promise<Reply<{ taskId: string }>> {
  const applied = await call<Applied>(test, caller, 'upload.sign', { entity, name, size: bytes.length });
  if (applied.code < 0) return applied as unknown as Reply<{ taskId: string }>;
  const form = applied.data as Applied;
  await postFile(test, form, bytes);
  return call<{ taskId: string }>(test, caller, `${entity}.import` as CallName, { uploadId: form.uploadId, ...more });
}

export interface Task {
  id: string;
  status: string;
  total: number;
  done: number;
  failed: number;
  problem: string | null;
  errors: { row: number; column?: string; field?: string; zh: string; en: string }[] | null;
}

export const taskOf = (test: TestApp, caller: Caller, id: string): Promise<Task> =>
  data<Task>(test, caller, 'importTask.one', { id });

/** Waits until an import is over, and returns its task. */
export function settled(test: TestApp, caller: Caller, id: string): Promise<Task> {
  return vi.waitFor(
    async () => {
      const task = await taskOf(test, caller, id);
      if (task.status === 'processing') throw new Error(`still at ${task.done + task.failed} of ${task.total}`);
      return task;
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** Imports rows below these headings, and waits for the end. */
export async function importRows(
  test: TestApp,
  caller: Caller,
  rows: readonly (readonly Typed[])[],
  more: { zone?: string; entity?: string } = {},
): Promise<Task> {
  const reply = await importSheet(test, caller, { bytes: await makeSheet(rows), ...more });
  if (reply.code !== 0 || !reply.data) throw new Error(`the import was refused: ${JSON.stringify(reply)}`);
  return settled(test, caller, reply.data.taskId);
}
