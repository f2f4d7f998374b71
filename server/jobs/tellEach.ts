/** Outcome of a round: those that were told, those that were not, and an error that names each of these. */
interface Told<T> {
  done: T[];
  left: T[];
  failed: Error[];
}

/** Tells each of these, whatever becomes of the others; `fault` names in its error one that could not be told. */
export async function tellEach<T>(
  all: Iterable<T>,
  fault: (one: T) => string,
  tell: (one: T) => Promise<unknown>,
): Promise<Told<T>> {
  const told: Told<T> = { done: [], left: [], failed: [] };
  for (const one of all)
    try {
      await tell(one);
      told.done.push(one);
    } catch (error) {
      told.left.push(one);
      told.failed.push(new Error(fault(one), { cause: error }));
    }
  return told;
}

/**
 * Returns a `tellEach` that remembers from round to round: what has the key of something that the last round told, or found
 * told already, needs no second look. Of those with one key in a round the last counts.
 */
export function tellEachOnce<T>(
  keyOf: (one: T) => string,
  fault: (one: T) => string,
  tell: (one: T) => Promise<unknown>,
): (found: readonly T[]) => Promise<Told<T>> {
  let known: ReadonlySet<string> = new Set();
  return async (found) => {
    const byKey = new Map(found.map((one) => [keyOf(one), one]));
    const told = await tellEach(byKey.values(), fault, async (one) => {
      if (!known.has(keyOf(one))) await tell(one);
    });
    known = new Set(told.done.map(keyOf));
    return told;
  };
}
