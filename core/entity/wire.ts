import type { EntityMeta, FieldMeta } from './meta.ts';

/**
 * The two forms of a record (architecture 4, 5): an instant is ISO 8601 in UTC on the wire, and milliseconds since 1970
 * in the store. All other kinds are equal in both.
 */
type Values = Readonly<Record<string, unknown>>;
/** Object of a caller. Not `Record`: printed types are interfaces, which TypeScript does not assign to `Record`. */
type Given = object;

const DAY_MS = 86_400_000;
/** Days kept as text; rows of one list have few. */
const MOST_DAYS = 1_000;
const days = new Map<number, string>();
const TWO = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
const THREE = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));

/** Returns a day as an instant begins with it: "2026-11-22T". */
function dayOf(day: number): string {
  let text = days.get(day);
  if (text === undefined) {
    text = new Date(day * DAY_MS).toISOString().slice(0, -13);
    if (days.size >= MOST_DAYS) days.clear();
    days.set(day, text);
  }
  return text;
}

/** Returns ISO 8601 in UTC from milliseconds; a missing value is null. A list writes a hundred: `toISOString` takes eight times as long. */
export function wireInstant(ms: unknown): string | null {
  if (typeof ms !== 'number') return null;
  const whole = Math.trunc(ms);
  const day = Math.floor(whole / DAY_MS);
  const rest = whole - day * DAY_MS;
  const hour = Math.floor(rest / 3_600_000);
  const minute = Math.floor(rest / 60_000) % 60;
  const second = Math.floor(rest / 1000) % 60;
  return `${dayOf(day)}${TWO[hour]}:${TWO[minute]}:${TWO[second]}.${THREE[rest % 1000]}Z`;
}

/** Returns milliseconds from ISO 8601. The schema has checked the form; a day that does not exist gives null. */
export function storedInstant(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : ms;
}

/** Returns the stored form of one value of a field. */
export function storedValue(field: FieldMeta, value: unknown): unknown {
  return field.kind === 'instant' ? storedInstant(value) : value;
}

/** Returns the wire form of one value of a field. */
export function wireValue(field: FieldMeta, value: unknown): unknown {
  if (value === undefined) return null;
  return field.kind === 'instant' ? wireInstant(value) : value;
}

/** Returns the given values in stored form, without unknown keys. */
export function storedOf(entity: EntityMeta, given: Given): Record<string, unknown> {
  const values = given as Values;
  const stored: Record<string, unknown> = {};
  for (const field of entity.fields) {
    const value = values[field.name];
    if (value !== undefined && !field.derived) stored[field.name] = storedValue(field, value);
  }
  return stored;
}

/** Returns these fields of a stored row in wire form. */
export function wireOf(fields: readonly FieldMeta[], given: Given): Record<string, unknown> {
  const row = given as Values;
  const wire: Record<string, unknown> = {};
  for (const field of fields) if (!field.derived) wire[field.name] = wireValue(field, row[field.name]);
  return wire;
}
