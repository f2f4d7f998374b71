import type * as z from 'zod';
import type { LoadedFile, Path } from '../load.ts';
import { faultsOf, valueAt } from './faults.ts';
import type { Problem } from '../problems.ts';
import { RESERVED_NAME } from './reserved.ts';

/**
 * Holds a file against its grammar. What is wrong is reported and left out, so that the rest of the file is still
 * checked and all problems show at once; `data` is undefined where too little is left.
 */
export function check<T>(file: LoadedFile, grammar: z.ZodType<T>): Checked<T> {
  const known = checked.get(file) as Checked<T> | undefined;
  if (known) return known;
  const result = hold(file, grammar);
  checked.set(file, result);
  return result;
}

interface Checked<T> {
  data: T | undefined;
  problems: readonly Problem[];
}

/** A file that is watched and has not changed is not checked again. */
const checked = new WeakMap<LoadedFile, Checked<unknown>>();

function hold<T>(file: LoadedFile, grammar: z.ZodType<T>): Checked<T> {
  const problems: Problem[] = prototypesIn(file.data).map((path) => ({
    file: file.path,
    ...file.position(path, 'key'),
    code: 'reserved-name',
    message: `"__proto__": ${RESERVED_NAME}`,
  }));
  let rest: unknown = file.data ?? {};
  for (let round = 0; round < 8; round += 1) {
    const result = grammar.safeParse(rest);
    if (result.success) return { data: result.data, problems };
    const faults = result.error.issues.flatMap((issue) => faultsOf(issue, [], rest));
    // What is wrong is cut out of a copy.
    if (round === 0) rest = structuredClone(rest);
    for (const fault of faults) {
      if (round === 0)
        problems.push({
          file: file.path,
          ...file.position(fault.path, fault.of),
          code: fault.code,
          message: fault.message,
          hint: fault.hint,
        });
    }
    for (const fault of faults.toReversed()) rest = without(rest, fault.drop, fault.whole);
  }
  return { data: undefined, problems };
}

/** Returns where a key is `__proto__`: a copy of the data would take it for what the map is made from, and lose it. */
function prototypesIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const at = [...path, Array.isArray(data) ? Number(key) : key];
    return [...(key === '__proto__' ? [at] : []), ...prototypesIn(value, at)];
  });
}

/** A field that was wrong stays as a plain one: its name is known, so that nothing else is reported as unknown. */
const PLAIN_FIELD = { type: 'string', 'x-label': { zh: '-', en: '-' } };

/** Returns the data without what stands at the path; a text that is missing in one language becomes a dash, a wrong type text. */
function without(data: unknown, path: Path, whole = false): unknown {
  if (path.length === 0) return undefined;
  const parent = valueAt(data, path.slice(0, -1));
  const last = path.at(-1)!;
  if ((last === 'zh' || last === 'en') && valueAt(data, path) === undefined)
    (parent as Record<string, unknown>)[last] = '-';
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (last === 'type') (parent as Record<string, unknown>)[last] = 'string';
  else if (path.length === 2 && path[0] === 'properties' && !whole)
    (parent as Record<string, unknown>)[last] = { ...PLAIN_FIELD };
  else if (typeof parent === 'object' && parent !== null) delete (parent as Record<string | number, unknown>)[last];
  return data;
}
