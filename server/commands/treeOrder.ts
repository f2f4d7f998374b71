import type { ScopedTable } from '../store/types.ts';

/** A row that hangs below another of its kind. */
interface Node {
  id: string;
}

/** Deeper than this is no tree of ours; it also ends a walk through one that is broken. */
const DEPTH_MAX = 64;

/**
 * Says whether `under` is the row itself or stands below it: hung there, the tree would bite its own tail.
 * Walks upwards from `under`, one read a level.
 */
export async function isBelow<R extends Node>(
  table: ScopedTable<R>,
  parentOf: (row: R) => string | null | undefined,
  id: string,
  under: string,
): Promise<boolean> {
  let at: string | null | undefined = under;
  for (let depth = 0; at && depth < DEPTH_MAX; depth += 1) {
    if (at === id) return true;
    const row: R | null = await table.one(at);
    at = row && parentOf(row);
  }
  return at !== null && at !== undefined;
}
