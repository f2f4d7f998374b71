import { createHmac } from 'node:crypto';
import type { Tx } from '../store/types.ts';

/** Time within which the same phone at the same ad is one visit. */
const VISIT_MS = 30 * 60_000;

/** Whoever scans, as far as a request tells. */
interface Visitor {
  address: string;
  agent: string;
}

/**
 * Returns the digest of a visit (AD-15). There is no personal data in it: nobody can make one, or try guesses against it, without the
 * server's secret, and it is kept for half an hour.
 */
export const visitOf = (secret: string, adId: string, { address, agent }: Visitor): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['visit', adId, address, agent]))
    .digest('base64url');

/** Returns whether a visit was counted and is not over: of a reload nothing has to be written. */
export async function isKnownVisit({ db, now }: Tx, visit: string): Promise<boolean> {
  const known = await db
    .selectFrom('ad_visits')
    .select('at')
    .where('visit', '=', visit)
    .where('at', '>', now - VISIT_MS)
    .where('at', '<=', now)
    .executeTakeFirst();
  return known !== undefined;
}

/** Notes a visit; returns false where it is noted already: one guarded statement, so that of several processes one counts. */
export async function noteVisit({ db, now }: Tx, visit: string): Promise<boolean> {
  const noted = await db
    .insertInto('ad_visits')
    .values({ visit, at: now })
    .onConflict((conflict) =>
      conflict
        .column('visit')
        .doUpdateSet({ at: now })
        // Also where the clock was set back since.
        .where((eb) => eb.or([eb('ad_visits.at', '<=', now - VISIT_MS), eb('ad_visits.at', '>', now)])),
    )
    .returning('visit')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Forgets visits that are over. */
export async function sweepVisits({ db, now }: Tx): Promise<void> {
  await db
    .deleteFrom('ad_visits')
    .where('at', '<=', now - VISIT_MS)
    .execute();
}
