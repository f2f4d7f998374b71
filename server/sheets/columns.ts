import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { wallTimeOf } from '#core/wallClock.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { districtNames } from '../policies/districts.ts';
import { durationCell, timeCell, type Cell, type Style } from './cell.ts';
import { valueWord, yesNo } from './words.ts';

/** Separator of names in a cell that refers to several records. */
const NAMES_BETWEEN = '; ';

/** Context for writing cells: entity, language and time zone. */
export interface Writing {
  entity: EntityMeta;
  language: Language;
  /** IANA time zone. */
  zone: string;
  /** Returns the name of a referenced record, or undefined if the reader may not see it. */
  nameOf: (field: FieldMeta, id: string, row: Readonly<Record<string, unknown>>) => string | undefined;
}

/** Returns the fields with these names, in this order. */
export function fieldsOf(entity: EntityMeta, names: readonly string[]): FieldMeta[] {
  const byName = new Map(entity.fields.map((field) => [field.name, field]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

const text = (value: unknown): Cell => (typeof value === 'string' ? { text: value } : null);

function timeText(value: number, zone: string): Cell {
  return timeCell(wallTimeOf(value, zone), 'instant');
}

/** Returns the cell of a value in stored form. Everything but numbers and real dates is text. */
export function cellOf(field: FieldMeta, row: Readonly<Record<string, unknown>>, writing: Writing): Cell {
  const { entity, language, zone, nameOf } = writing;
  const value = row[field.name] ?? null;
  if (value === null) return null;
  switch (field.kind) {
    case 'integer':
      if (field.widget === 'duration') return typeof value === 'number' ? durationCell(value) : null;
      return typeof value === 'number' ? { number: value } : null;
    case 'number':
      return typeof value === 'number' ? { number: value } : null;
    case 'money':
      return typeof value === 'number' ? { number: value / 100, style: 'money' } : null;
    case 'boolean':
      return { text: yesNo(value === true, language) };
    case 'instant':
      return typeof value === 'number' ? timeText(value, zone) : null;
    case 'date':
      return typeof value === 'string' ? timeCell(Date.parse(`${value}T00:00:00Z`), 'date') : null;
    case 'ref':
      return typeof value === 'string' ? { text: nameOf(field, value, row) ?? '' } : null;
    case 'refs': {
      const names = (value as readonly string[])
        .map((id) => nameOf(field, id, row) ?? '')
        .filter((name) => name !== '');
      return { text: names.join(NAMES_BETWEEN) };
    }
    case 'enum':
    case 'state':
      return typeof value === 'string' ? { text: valueWord(entity, field, value, language) } : null;
    default:
      if (field.widget === 'district')
        return typeof value === 'string' ? { text: districtNames(value, language).join(' / ') } : null;
      return field.widget
        ? text(typeof value === 'string' ? valueWord(entity, field, value, language) : value)
        : text(value);
  }
}

const WIDTHS: Partial<Record<FieldMeta['kind'], number>> = {
  instant: 20,
  date: 12,
  time: 10,
  integer: 12,
  number: 12,
  money: 14,
  boolean: 8,
  enum: 14,
  state: 14,
  refs: 30,
};

/** Returns the width of a column in characters. */
export const widthOf = ({ kind }: FieldMeta): number => WIDTHS[kind] ?? 22;

/** Returns the number format of a column for typed values: as text, a screen number keeps its leading zeros. */
export function styleOf({ kind, widget }: FieldMeta): Style | undefined {
  if (kind === 'instant' || kind === 'date' || kind === 'money') return kind;
  if (widget === 'duration') return 'duration';
  return kind === 'integer' || kind === 'number' ? undefined : 'text';
}
