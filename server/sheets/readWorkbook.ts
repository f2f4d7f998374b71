import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limits } from '#generated/model/limits.gen.ts';
import type { SheetProblem } from './scan.ts';

/** Value of a cell of an imported sheet: a date is local wall time (core/wallClock.ts), a formula is marked. */
export type RawCell = string | number | boolean | null | { wall: number } | { formula: true };

/** Rows of the first sheet of a workbook, heading first; or the reason why it is refused. */
export type SheetAnswer = { rows: RawCell[][] } | { problem: SheetProblem };

const THREAD = join(import.meta.dirname, 'sheetWorker.ts');
const MB = 1024 * 1024;
/** Memory of the thread for new objects, MB. */
const YOUNG_MB = 48;

/**
 * Reads an untrusted workbook in a thread of its own with limited memory and time (reliability A14), so that no file
 * can stop this process.
 */
export function readWorkbook(path: string): Promise<SheetAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, {
      workerData: { path },
      resourceLimits: {
        maxOldGenerationSizeMb: limits.importMemory / MB - YOUNG_MB,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    });
    const watch = setTimeout(() => {
      resolve({ problem: 'SHEET_TOO_LARGE' });
      void worker.terminate();
    }, limits.importTime);
    worker.once('message', (answer: SheetAnswer) => resolve(answer));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'SHEET_TOO_LARGE' });
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(watch);
      resolve({ problem: 'SHEET_UNREADABLE' });
    });
  });
}
