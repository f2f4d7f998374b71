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
