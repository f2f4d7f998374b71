import type { EntityMeta, FieldMeta } from './meta.ts';

/**
 * The two forms of a record (architecture 4, 5): an instant is ISO 8601 in UTC on the wire, and milliseconds since 1970
 * in the store. All other kinds are equal in both.
 */
type Values = Readonly<Record<string, unknown>>;
/** Object of a caller. Not `Record`: printed types are interfaces, which TypeScript does not assign to `Record`. */
type Given = object;

/** Returns ISO 8601 in UTC from milliseconds; a missing value is null. */
export function wireInstant(ms: unknown): string | null {
  return typeof ms === 'number' ? new Date(ms).toISOString() : null;
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
