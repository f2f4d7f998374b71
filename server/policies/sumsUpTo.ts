import { SUMS_LATE_MS } from '../commands/markPlays.ts';
import type { Tx } from '../store/types.ts';
import { settingInstant } from './settingInstant.ts';

/** Setting with the hour up to which the time online of all screens is summed (jobs/sums/screenSums.ts). */
export const SCREENS_DONE = 'screenSums';

/** Returns since when plays wait to be summed; now, if none wait for longer than they should. */
async function playsWaiting(tx: Tx): Promise<number> {
  const oldest = await tx.db.selectFrom('play_marks').select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return Math.min(tx.now, oldest?.due_at ?? tx.now);
}

/**
 * Returns since when what a running order earned was not counted (jobs/sums/earnings.ts), of the caller's own: by the one that waits
 * longest. An order that was settled has all of it.
 */
async function earningsWaiting(tx: Tx): Promise<number> {
  const [oldest] = await tx.adsOrders.find(
    (eb) =>
      eb.and([eb('status', 'in', ['ongoing', 'finished']), eb('settled_at', 'is', null), eb('start_at', '<=', tx.now)]),
    { fields: ['allottedAt', 'startAt'], orderBy: ['allottedAt', 'asc'], limit: 1 },
  );
  return oldest?.allottedAt ?? oldest?.startAt ?? tx.now;
}

/**
 * Returns the instant up to which sums have all that was told: what a report says beside its figures.
 * @param withMoney whether one of them is what orders earned, which is counted anew less often than plays
 */
export async function sumsUpTo(tx: Tx, entity: string, withMoney = false): Promise<number> {
  if (entity === 'screenSum') return (await settingInstant(tx, SCREENS_DONE)) ?? tx.now;
  if (entity !== 'playSum') return tx.now;
  const plays = (await playsWaiting(tx)) - SUMS_LATE_MS;
  return withMoney ? Math.min(plays, await earningsWaiting(tx)) : plays;
}
