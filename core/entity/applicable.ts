import { isMissing, strip, type RuleContext, type Values, type Whens } from './rule.ts';

/**
 * Returns the first field of `set` that has a value but would be off (x-when) on the record merged with `set`, or null
 * if every field applies. Browser and server check every record of a bulk edit with it; clearing a field that is off is
 * allowed.
 */
export function inapplicable(record: Values, set: Values, whens: Whens, context: RuleContext): string | null {
  const names = Object.keys(set).filter((name) => Object.hasOwn(whens, name) && !isMissing(set[name]));
  if (names.length === 0) return null;
  const merged: Values = strip({ ...record, ...set }, whens, context);
  return names.find((name) => isMissing(merged[name])) ?? null;
}

/**
 * Result of checking a bulk edit: records that accept every field, and the others grouped by the first field that does
 * not apply.
 */
export interface Applicability<R> {
  able: R[];
  unable: { field: string; records: R[] }[];
}

/** Groups records by `inapplicable`; fields in the order in which they first occur. */
export function applicability<R extends Values>(
  records: readonly R[],
  set: Values,
  whens: Whens,
  context: RuleContext,
): Applicability<R> {
  const able: R[] = [];
  const unable = new Map<string, R[]>();
  for (const record of records) {
    const field = inapplicable(record, set, whens, context);
    if (field === null) able.push(record);
    else unable.set(field, [...(unable.get(field) ?? []), record]);
  }
  return { able, unable: [...unable].map(([field, each]) => ({ field, records: each })) };
}
