import { join } from 'node:path';
import { limits } from '#generated/model/limits.gen.ts';
import { limitedThread } from './limitedThread.ts';
import type { SheetProblem } from './scan.ts';

/** Value of a cell of an imported sheet: a date is local wall time (core/wallClock.ts), a formula is marked. */
export type RawCell = string | number | boolean | null | { wall: number } | { formula: true };

/** Rows of the first sheet of a workbook, heading first; or the reason why it is refused. */
export type SheetAnswer = { rows: RawCell[][] } | { problem: SheetProblem };

const THREAD = join(import.meta.dirname, 'sheetWorker.ts');

/**
 * Reads an untrusted workbook in a thread of its own with limited memory and processor time (reliability A14), so that
 * no file can stop this process.
 */
export async function readWorkbook(path: string): Promise<SheetAnswer> {
  const most = { memory: limits.importMemory, work: limits.importTime };
  const answer = await limitedThread<SheetAnswer>(THREAD, { path }, most);
  if ('answer' in answer) return answer.answer;
  return { problem: answer.ended === 'silent' ? 'SHEET_UNREADABLE' : 'SHEET_TOO_LARGE' };
}
