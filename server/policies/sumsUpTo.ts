import { SUMS_LATE_MS } from '../commands/markPlays.ts';
import type { Tx } from '../store/types.ts';
import { keptInstant } from './keptInstant.ts';

/** Setting with the hour up to which the time online of all screens is summed (jobs/sums/screenSums.ts). */
export const SCREENS_DONE = 'screenSums';

/** Returns since when plays wait to be summed; now, if none wait for longer than they should. */
async function playsWaiting(tx: Tx): Promise<number> {
  const oldest = await tx.db.selectFrom('play_marks').select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return Math.min(tx.now, oldest?.due_at ?? tx.now);
}

/** Returns the instant up to which sums have all that was told: what a report says beside its figures. */
export async function sumsUpTo(tx: Tx, entity: string): Promise<number> {
  if (entity === 'screenSum') return (await keptInstant(tx, SCREENS_DONE)) ?? tx.now;
  return entity === 'playSum' ? (await playsWaiting(tx)) - SUMS_LATE_MS : tx.now;
}
