import type { ScopedTable, Tx } from '../store/types.ts';

/** A tree of rows, each of which names the one that it hangs below. */
interface Tree<R> {
  /** Tells it from all other trees. */
  name: string;
  table: ScopedTable<R>;
  parentOf: (row: R) => string | null | undefined;
}

/** Deeper than this is no tree of ours; it also ends a walk through one that is broken. */
const DEPTH_MAX = 64;

/**
 * Says whether `under` is the row itself or stands below it: hung there, the tree would bite its own tail.
 * Walks upwards from `under`, one read a level. Until the call ends nothing else of this tree is moved: of two moves
 * that are each right alone, the second is judged by the tree that the first leaves.
 */
export async function isBelow<R>(
  tx: Tx,
  { name, table, parentOf }: Tree<R>,
  id: string,
  under: string,
): Promise<boolean> {
  await tx.hold(`tree of ${name}`);
  let at: string | null | undefined = under;
  for (let depth = 0; at && depth < DEPTH_MAX; depth += 1) {
    if (at === id) return true;
    const row: R | null = await table.one(at);
    at = row && parentOf(row);
  }
  return at !== null && at !== undefined;
}
