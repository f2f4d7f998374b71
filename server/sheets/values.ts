import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { LANGUAGES } from '#core/protocol/envelope.ts';
import { instantOf } from '#core/wallClock.ts';
import { districtOf } from '../policies/districts.ts';
import { unescapeFormula } from './escapeFormula.ts';
import type { RawCell } from './readWorkbook.ts';
import { valueWord, yesNo } from './words.ts';

/** Meaning of a cell for a field: a value in wire form, names of records, empty, or an error. */
export type CellValue =
  | { value: unknown }
  | { names: readonly string[] }
  | { empty: true }
  | { rule: string; args?: Record<string, unknown> };

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, to which a time without a date belongs. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const BETWEEN_NAMES = /[;；、\n]|,|，/;
const YES = ['true', '1', ...LANGUAGES.map((language) => yesNo(true, language).toLowerCase())];
const NO = ['false', '0', ...LANGUAGES.map((language) => yesNo(false, language).toLowerCase())];
const LOCAL = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

const two = (part: number): string => String(part).padStart(2, '0');

function wallOf(text: string): number | null {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = LOCAL.exec(text) ?? [];
  if (year === undefined) return null;
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const back = new Date(wall);
  return back.getUTCMonth() === Number(month) - 1 && back.getUTCDate() === Number(day) ? wall : null;
}

/** Rounds to seconds: spreadsheets store times as fractions of a day, which binary numbers cannot hold exactly. */
const toSecond = (wall: number): number => Math.round(wall / 1000) * 1000;

/** Returns the text of a cell as a person would type it. */
function textOf(cell: Exclude<RawCell, null | { formula: true }>): string {
  if (typeof cell === 'string') return unescapeFormula(cell).trim();
  if (typeof cell !== 'object') return String(cell);
  const iso = new Date(toSecond(cell.wall)).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
}

function numberOf(cell: RawCell): number | null {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return null;
  const text = unescapeFormula(cell).trim();
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

function fenOf(yuan: number | null): CellValue {
  if (yuan === null) return { rule: 'type' };
  const fen = Math.round(yuan * 100);
  return Math.abs(yuan * 100 - fen) < 1e-6 ? { value: fen } : { rule: 'multipleOf', args: { divisor: 0.01 } };
}

function choiceOf(entity: EntityMeta, field: FieldMeta, text: string): CellValue {
  const wanted = text.toLowerCase();
  const found = field.values?.find(
    (value) =>
      value.toLowerCase() === wanted ||
      LANGUAGES.some((language) => valueWord(entity, field, value, language).toLowerCase() === wanted),
  );
  return found === undefined ? { rule: 'unknownChoice', args: { value: text } } : { value: found };
}

/** Reads one cell as a value of a field. `zone`: time zone of its times. */
export function valueOf(entity: EntityMeta, field: FieldMeta, cell: RawCell, zone: string): CellValue {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return { empty: true };
  if (typeof cell === 'object' && 'formula' in cell) return { rule: 'formula' };
  const text = textOf(cell);
  const number = numberOf(cell);
  const wall = typeof cell === 'object' ? toSecond(cell.wall) : wallOf(text);
  switch (field.kind) {
    case 'integer':
      if (field.widget === 'duration' && typeof cell === 'object') return { value: toSecond(cell.wall) - DAY_ZERO };
      return number === null ? { rule: 'type' } : { value: field.widget === 'duration' ? number * DAY_MS : number };
    case 'number':
      return number === null ? { rule: 'type' } : { value: number };
    case 'money':
      return fenOf(number);
    case 'boolean':
      if (YES.includes(text.toLowerCase())) return { value: true };
      return NO.includes(text.toLowerCase()) ? { value: false } : { rule: 'unknownChoice', args: { value: text } };
    case 'instant':
      if (wall !== null) return { value: new Date(instantOf(wall, zone)).toISOString() };
      return /T.*(Z|[+-]\d\d:\d\d)$/.test(text) ? { value: text } : { rule: 'dateTime' };
    case 'date':
      return wall === null ? { rule: 'date' } : { value: new Date(wall).toISOString().slice(0, 10) };
    case 'time':
      if (wall === null || typeof cell !== 'object') return { value: text };
      return { value: `${two(new Date(wall).getUTCHours())}:${two(new Date(wall).getUTCMinutes())}` };
    case 'enum':
      return choiceOf(entity, field, text);
    case 'ref':
      return { names: [text] };
    case 'refs':
      return {
        names: [...new Set(text.split(BETWEEN_NAMES).map((name) => name.trim()))].filter((name) => name !== ''),
      };
    default: {
      if (field.widget !== 'district') return { value: text };
      const code = districtOf(text);
      return code === undefined ? { rule: 'district' } : { value: code };
    }
  }
}
