import { cellText } from './xml.ts';

/** Number formats, by their index in styles.xml (workbook.ts prints them in this order). */
export const STYLES = ['general', 'heading', 'instant', 'date', 'money', 'duration', 'text', 'wrapped'] as const;
export type Style = (typeof STYLES)[number];

/** Cell of an exported sheet. Formulas have no form, so none can be written. */
export type Cell = null | { text: string; style?: Style } | { number: number; style?: Style };

const DAY_MS = 86_400_000;
/** Days from day 0 of spreadsheets to 1970, valid for dates since 1 March 1900. */
const EPOCH_DAYS = 25_569;

/** Returns a wall time (core/wallClock.ts) as a real date of the spreadsheet. */
export const timeCell = (wall: number, style: 'instant' | 'date'): Cell => ({
  number: wall / DAY_MS + EPOCH_DAYS,
  style,
});

/** Returns milliseconds as a duration cell. */
export const durationCell = (ms: number): Cell => ({ number: ms / DAY_MS, style: 'duration' });

/** Returns the letters of a column index: A, B … Z, AA. */
export function lettersOf(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return '';
  const style = cell.style === undefined ? '' : ` s="${STYLES.indexOf(cell.style)}"`;
  if ('number' in cell) return Number.isFinite(cell.number) ? `<c r="${at}"${style}><v>${cell.number}</v></c>` : '';
  if (cell.text === '') return '';
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${cellText(cell.text)}</t></is></c>`;
}

/** Returns a row of a sheet as XML; `row` is counted from 1. */
export function rowXml(cells: readonly Cell[], row: number): string {
  const inside = cells.map((cell, column) => cellXml(cell, `${lettersOf(column)}${row}`)).join('');
  return `<row r="${row}">${inside}</row>`;
}
