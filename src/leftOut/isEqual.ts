// Replaces lodash's isEqual, by which react-admin compares filters, sorts and records: plain data, dates and files.

const isPlain = (value: object): boolean => {
  const made: unknown = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null;
};

/** Returns true if two values are the same data; what is neither data nor a date is the same as itself alone. */
export default function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(Reflect.get(a, name), Reflect.get(b, name)))
  );
}
