// Replaces lodash's set, by which react-admin writes a filter or a default at its path.
import { keysOf, leadsOut } from './path.ts';

const INDEX = /^(?:0|[1-9]\d*)$/;

/** Writes a value at a path of this object, and returns it; what is missing on the way is made, as a list before a number. */
export default function set<T>(into: T, path: unknown, value: unknown): T {
  if (typeof into !== 'object' || into === null) return into;
  const keys = keysOf(into, path);
  if (leadsOut(keys)) return into;
  let at: object = into;
  for (const [index, key] of keys.slice(0, -1).entries()) {
    const next: unknown = Reflect.get(at, key);
    const made = typeof next === 'object' && next !== null ? next : INDEX.test(keys[index + 1]!) ? [] : {};
    if (made !== next) Reflect.set(at, key, made);
    at = made;
  }
  const last = keys.at(-1);
  if (last !== undefined) Reflect.set(at, last, value);
  return into;
}
