// Replaces lodash's get, by which react-admin reads the value of a field: paths over plain data.
import { keysOf } from './path.ts';

/** Returns the value at a path, as in "a.b[0].c"; `other` where there is none. */
export default function get(from: unknown, path: unknown, other?: unknown): unknown {
  if (typeof from !== 'object' || from === null) return other;
  let value: unknown = from;
  for (const key of keysOf(from, path)) {
    if (value === null || value === undefined) return other;
    value = Reflect.get(Object(value), key);
  }
  return value === undefined ? other : value;
}
