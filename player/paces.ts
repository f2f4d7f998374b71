import type { Database } from './database.ts';

/** Whole plays that were given of an ad that is sold by plays, of the day that begins at `from`. */
export interface KeptPace {
  adId: string;
  from: number;
  plays: number;
}

const PREFIX = 'pace ';

/** Keeps how much of its share an ad has had: a restart does not give it anew (MKT-09). */
export async function savePace(database: Database, { adId, from, plays }: KeptPace): Promise<void> {
  await database.put('counters', plays, `${PREFIX}${adId} ${from}`);
}

/** Returns the plays counted before this page was opened, and deletes those of days that no stored programme names. */
export async function loadPaces(database: Database): Promise<KeptPace[]> {
  const paces = (await database.getAll('manifests')).flatMap((manifest) => manifest.paces ?? []);
  const kept: KeptPace[] = [];
  for (const key of await database.getAllKeys('counters')) {
    if (!key.startsWith(PREFIX)) continue;
    const [adId = '', day] = key.slice(PREFIX.length).split(' ');
    const from = Number(day);
    const plays = await database.get('counters', key);
    const isThere = paces.some((pace) => pace.adId === adId && pace.days.some((one) => one.from === from));
    if (isThere && plays !== undefined) kept.push({ adId, from, plays });
    else await database.delete('counters', key);
  }
  // Of an ad the latest day counts last.
  return kept.toSorted((a, b) => a.from - b.from);
}
