import type { AnyDb, Tx } from './types.ts';

const known = new Map<string, string>();

/** Returns the column of a field: "startAt" → "start_at". A name in snake_case stays as it is. */
export function columnOf(field: string): string {
  let column = known.get(field);
  if (column === undefined) {
    column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    known.set(field, column);
  }
  return column;
}

/**
 * Returns all tables of all corporations, for statements whose table is known by name at run time alone: the compiler
 * checks neither its columns nor that `corp_id` is named. `reason` documents why, as in `acrossCorps`.
 */
export const tablesByName = (tx: Pick<Tx, 'acrossCorps'>, reason: string): AnyDb => tx.acrossCorps(reason);
