import type { ScopedTable, Tx } from '../store/types.ts';

/** Table of rows that form a tree by a parent column. */
interface Tree<R> {
  /** Name of the tree's lock. */
  name: string;
  table: ScopedTable<R>;
  parentOf: (row: R) => string | null | undefined;
}

/** Deepest level of a tree; also ends the walk through a corrupt one that has a cycle. */
const DEPTH_MAX = 64;

/**
 * Returns true if `under` is the row itself or below it: moving the row there would make a cycle. Walks up from
 * `under`, one read per level. Holds the tree's lock until the call ends: the second of two concurrent moves is checked
 * against the result of the first.
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
