/** Returns true if two values of records are equal: missing counts as null, lists and objects are compared by content. */
export function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [a ?? null, b ?? null];
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index]))
    );
  const [left, right] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isSame(left[key], right[key]));
}

/** Returns the values that differ from the present ones. */
export function changedFields<V extends object>(there: object, values: V): Partial<V> {
  const before = there as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && !isSame(value, before[name])),
  ) as Partial<V>;
}
