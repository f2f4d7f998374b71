import type { Database } from './database.ts';

/** An insertion that had its turn: its place and ad, as the memory of `decide` names them, and when the turn came due. */
export interface StoredTurn {
  name: string;
  dueAt: number;
}

const PREFIX = 'turn ';

/** Keeps that an insertion had a turn: it has the same one not again, whatever restarts in between (AD-12, MKT-10). */
export async function saveTurn(database: Database, { name, dueAt }: StoredTurn): Promise<void> {
  await database.put('counters', dueAt, `${PREFIX}${name}`);
}

/** Returns the turns that insertions had before the page was opened, and forgets those of ads that are in no programme now. */
export async function loadTurns(database: Database): Promise<StoredTurn[]> {
  const items = (await database.getAll('manifests')).flatMap((manifest) => manifest.items);
  const turns: StoredTurn[] = [];
  for (const key of await database.getAllKeys('counters')) {
    if (!key.startsWith(PREFIX)) continue;
    const name = key.slice(PREFIX.length);
    const dueAt = await database.get('counters', key);
    const isThere = items.some(({ id }) => name.endsWith(`/${id}`));
    if (isThere && dueAt !== undefined) turns.push({ name, dueAt });
    else await database.delete('counters', key);
  }
  return turns;
}
