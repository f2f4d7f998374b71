import type { Database } from './database.ts';

/** Whole plays that were given of an ad that is sold by plays, of the day that begins at `from`. */
export interface StoredPace {
  adId: string;
  from: number;
  plays: number;
}

const PREFIX = 'pace ';

/** Keeps how much of its share an ad has had: a restart does not give it anew (MKT-09). */
export async function savePace(database: Database, { adId, from, plays }: StoredPace): Promise<void> {
  await database.put('counters', plays, `${PREFIX}${adId} ${from}`);
}

/** Days of which a share may still be asked for: today, in whatever zone, and one that a wrong clock takes for today. */
const PACE_MS = 2 * 86_400_000;

/**
 * Returns the plays counted before this page was opened, and deletes those of days that are over. Whether a programme names them says
 * nothing: an ad that is held back for an hour goes on the same day.
 */
export async function loadPaces(database: Database, now: number): Promise<StoredPace[]> {
  const kept: StoredPace[] = [];
  for (const key of await database.getAllKeys('counters')) {
    if (!key.startsWith(PREFIX)) continue;
    const [adId = '', day] = key.slice(PREFIX.length).split(' ');
    const from = Number(day);
    const plays = await database.get('counters', key);
    if (from > now - PACE_MS && plays !== undefined) kept.push({ adId, from, plays });
    else await database.delete('counters', key);
  }
  // Of an ad the latest day counts last.
  return kept.toSorted((a, b) => a.from - b.from);
}
