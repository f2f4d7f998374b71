/** Part of the product that a change affects. */
export type Surface =
  | 'call'
  | 'table'
  | 'permission'
  | 'field'
  | 'column'
  | 'label'
  | 'state'
  | 'action'
  | 'rule'
  | 'limit'
  | 'error'
  | 'slot';

/** One difference between two models. */
export interface Change {
  surface: Surface;
  /** Name of the changed thing: "ad.list", "ads.region", "SLOT_IS_FULL". */
  of: string;
  /** The change, as half a sentence: "is new", "was 50, is 40". */
  says: string;
  /** Callers that the change breaks, and how; absent for a compatible change. */
  breaks?: string;
}

/** Makes changes of one surface. */
export const changeOf =
  (surface: Surface) =>
  (of: string, says: string, breaks?: string): Change => ({ surface, of, says, ...(breaks ? { breaks } : {}) });

/** Two lists matched by name: only in the new one, only in the old one, in both. */
export interface Matched<T> {
  added: readonly T[];
  removed: readonly T[];
  both: readonly (readonly [before: T, after: T])[];
}

export function match<T>(before: readonly T[], after: readonly T[], nameOf: (each: T) => string): Matched<T> {
  const old = new Map(before.map((each) => [nameOf(each), each]));
  const now = new Map(after.map((each) => [nameOf(each), each]));
  return {
    added: after.filter((each) => !old.has(nameOf(each))),
    removed: before.filter((each) => !now.has(nameOf(each))),
    both: after.flatMap((each) => {
      const was = old.get(nameOf(each));
      return was === undefined ? [] : [[was, each] as const];
    }),
  };
}

/** Returns expressions, and what has some, as text without their places: a condition that moved to another line is the same. */
export const withoutPlaces = (value: unknown): string =>
  JSON.stringify(value ?? null, (key, inner: unknown) => (key === 'line' || key === 'column' ? undefined : inner));

/** Returns the change of a value in words, or undefined if it is the same. */
export function was(before: unknown, after: unknown): string | undefined {
  const [old, now] = [said(before), said(after)];
  return old === now ? undefined : `was ${old}, is ${now}`;
}

const said = (value: unknown): string =>
  value === undefined ? 'not said' : typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
