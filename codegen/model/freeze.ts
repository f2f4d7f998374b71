/** Freezes a value and all that it holds, sets included. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of value instanceof Set ? value : Object.values(value)) freeze(inner);
  return value;
}
