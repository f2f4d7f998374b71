import { presets, type Preset } from './widgets.ts';

export interface Range {
  gte?: string;
  lte?: string;
}

/**
 * A range that moves with the day: what an address and a saved view hold, so that "the last 7 days" are those before
 * whoever looks. `as: date` for a field of days without a time. The server is asked for the range that it is today.
 */
export interface MovingRange {
  preset: Preset;
  as?: 'date';
}

const two = (part: number): string => String(part).padStart(2, '0');
const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Returns the range of a preset: whole days in the user's time zone; `now` in milliseconds. */
export function presetRange({ preset, as }: MovingRange, now: number): Range {
  const [first, last] = presets[preset];
  const from = new Date(now);
  from.setHours(0, 0, 0, 0);
  from.setDate(from.getDate() + first);
  const to = new Date(now);
  to.setHours(23, 59, 59, 999);
  to.setDate(to.getDate() + last);
  return as === 'date' ? { gte: dayOf(from), lte: dayOf(to) } : { gte: from.toISOString(), lte: to.toISOString() };
}

/** Reads a moving range from untrusted input such as an address; null if it is invalid. */
export function movingRange(value: unknown): MovingRange | null {
  if (typeof value !== 'object' || value === null || !('preset' in value)) return null;
  const { preset } = value;
  if (typeof preset !== 'string' || !Object.hasOwn(presets, preset)) return null;
  return { preset: preset as Preset, ...('as' in value && value.as === 'date' ? { as: 'date' } : {}) };
}

/** Returns a filter as the server takes it: with the ranges that moving ones are now. */
export function filterAt(filter: Readonly<Record<string, unknown>>, now: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      const range = movingRange(value);
      return [name, range ? presetRange(range, now) : value];
    }),
  );
}
