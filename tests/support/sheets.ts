import { readSheet } from 'read-excel-file/node';
import { unzipSync } from 'fflate';
import type { CallName } from '#generated/model/calls.gen.ts';
import { send, type Caller, type CallOptions } from './call.ts';
import type { TestApp } from './buildTestApp.ts';

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
