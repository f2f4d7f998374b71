import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Rounds of mending: each takes away what the last one has laid bare. */
const MOST_ROUNDS = 20;

/** Returns what stands at a path. */
function at(value: unknown, path: Path): unknown {
  let now = value;
  for (const key of path) {
    if (typeof now !== 'object' || now === null) return undefined;
    now = (now as Record<PropertyKey, unknown>)[key];
  }
  return now;
}

/** Takes away the keys that a schema does not know. Returns true if there were any. */
function strip(value: unknown, issues: readonly Issue[]): boolean {
  let isStripped = false;
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder = at(value, issue.path);
    if (typeof holder !== 'object' || holder === null) continue;
    for (const key of issue.keys) isStripped = Reflect.deleteProperty(holder, key) || isStripped;
  }
  return isStripped;
}

/** A part that was left out, with the reason. */
interface LeftOut {
  part: unknown;
  why: string;
}

/** Says what is wrong and where: "contents.0.durationMs: too_big". */
export const whyOf = ({ issues }: { issues: readonly Issue[] }): string =>
  issues
    .slice(0, 1)
    .map(({ path, code }) => `${path.join('.')}: ${code}`)
    .join();

/** Leaves out the elements of lists that nobody can read; `listOf` names the list that an issue lies in. */
function leaveOut(value: unknown, issues: readonly Issue[], listOf: (path: Path) => number): LeftOut[] {
  const wrong = new Map<string, { list: unknown[]; index: number; why: string }>();
  for (const issue of issues) {
    const depth = listOf(issue.path);
    if (depth < 0) continue;
    const list = at(value, issue.path.slice(0, depth));
    const index = Number(issue.path[depth]);
    const name = issue.path.slice(0, depth + 1).join('.');
    if (Array.isArray(list) && !wrong.has(name)) wrong.set(name, { list, index, why: whyOf({ issues: [issue] }) });
  }
  const left = [...wrong.values()].map(({ list, index, why }) => ({ part: list[index], why }));
  // From the end, so that no index is that of another element.
  for (const { list, index } of [...wrong.values()].toSorted((a, b) => b.index - a.index)) list.splice(index, 1);
  return left;
}

const NO_LIST = (): number => -1;

/**
 * Reads a value of a later version: keys that the schema does not know are ignored, and elements of the lists that
 * `listOf` names are left out where they cannot be read. Returns the reason where the rest is no value of the schema.
 * A value of this version is read as by the schema itself, and is never copied.
 */
export function readLenient<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  listOf: (path: Path) => number = NO_LIST,
): { ok: true; value: z.infer<S>; leftOut: readonly LeftOut[] } | { ok: false; why: string } {
  let parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data, leftOut: [] };
  const copy: unknown = JSON.parse(JSON.stringify(value ?? null));
  const leftOut: LeftOut[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { issues } = parsed.error;
    const isStripped = strip(copy, issues);
    const left = isStripped ? [] : leaveOut(copy, issues, listOf);
    leftOut.push(...left);
    if (!isStripped && left.length === 0) break;
    parsed = schema.safeParse(copy);
    if (parsed.success) return { ok: true, value: parsed.data, leftOut };
  }
  return { ok: false, why: whyOf(parsed.error) };
}
