import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';
import { repacked } from './repack.ts';
import { BadSheet, FORMULA_MARK } from './scan.ts';
import type { RawCell, SheetAnswer } from './readWorkbook.ts';

function rawOf(value: unknown): RawCell {
  if (value instanceof Date) return { wall: value.getTime() };
  if (value === FORMULA_MARK) return { formula: true };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

async function answer(path: string): Promise<SheetAnswer> {
  try {
    const rows = await readSheet(await repacked(path), { trim: false });
    return { rows: rows.map((row) => row.map(rawOf)) };
  } catch (error) {
    return { problem: error instanceof BadSheet ? error.problem : 'SHEET_UNREADABLE' };
  }
}

parentPort?.postMessage(await answer((workerData as { path: string }).path), []);
