type Fields = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean =>
  (one ?? null) === (other ?? null) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns what of the values the call takes. What was never entered is left out. */
export function payloadFields(values: Fields, allowed: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => allowed.has(name) && value !== undefined));
}

/** Returns what differs from the record as it was: what is absent from an update stays, null clears (architecture 4). */
export function changedFields(
  values: Fields,
  previous: Fields | undefined,
  allowed: ReadonlySet<string>,
): Record<string, unknown> {
  const given = payloadFields(values, allowed);
  if (!previous) return given;
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => !same(value, previous[name])));
}
