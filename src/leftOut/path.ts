/** Names that lead out of plain data. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns the keys of a path such as "a.b[0].c"; a name with a dot that an object has itself is one key. */
export function keysOf(from: object, path: unknown): readonly string[] {
  if (Array.isArray(path)) return path.map(String);
  const text = String(path);
  return text in from ? [text] : text.split(/[.[\]]+/).filter((key) => key !== '');
}

export const leadsOut = (keys: readonly string[]): boolean => keys.some((key) => FORBIDDEN.has(key));
