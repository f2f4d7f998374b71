import { heldBy } from '#core/promotion/held.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { Tx } from '../store/types.ts';

/** A time during which an ad was not to be shown by anybody. */
export interface Hold {
  adId: string;
  /** Content of the ad that is meant; absent: all. */
  key?: string;
  since: number;
  until: number | null;
  /** It was taken down: plays count for nobody from that moment, without the time that a screen needs to stop. */
  isTakenDown?: boolean;
}

/** States in which an ad may be shown; the times of a take-down stand in its own record (takeDowns.ts). */
export const SHOWN = ['pendingPlay', 'playing', 'takenDown'] as const;

/**
 * Records whether an ad may be shown now. For handlers that change it, after the change and in its transaction: an
 * offline screen may still show the ad without fault, but such plays do not count.
 */
export async function noteHold(
  tx: Tx,
  ad: Pick<AdStored, 'id' | 'corpId' | 'status' | 'campaignId' | 'heldBy'>,
): Promise<void> {
  const open = tx.db.selectFrom('ad_holds').select('since').where('ad_id', '=', ad.id).where('until', 'is', null);
  if (await isShown(tx, ad)) {
    await tx.db
      .updateTable('ad_holds')
      .set({ until: tx.now })
      .where('ad_id', '=', ad.id)
      .where('until', 'is', null)
      .execute();
    return;
  }
  if (await open.limit(1).executeTakeFirst()) return;
  await tx.db
    .insertInto('ad_holds')
    .values({ ad_id: ad.id, since: tx.now, until: null, corp_id: ad.corpId })
    .onConflict((conflict) => conflict.columns(['ad_id', 'since']).doUpdateSet({ until: null }))
    .execute();
}

/** By its own state, by its promotion plan's (AD-11), and by what its advertiser holds back (ADS-04). */
async function isShown(
  tx: Tx,
  { corpId, status, campaignId, heldBy: holder }: Pick<AdStored, 'corpId' | 'status' | 'campaignId' | 'heldBy'>,
): Promise<boolean> {
  if (!SHOWN.some((shown) => shown === status) || holder) return false;
  const plan = campaignId
    ? await tx.as({ kind: 'system', corpId }).campaigns.one(campaignId, { fields: ['status'] })
    : null;
  return heldBy({ plan: plan?.status }) === null;
}

/** The same for all ads of a promotion plan that was paused or started. */
export async function noteHolds(tx: Tx, adIds: readonly string[]): Promise<void> {
  for (const ad of await tx.ads.many(adIds, { fields: ['corpId', 'status', 'campaignId', 'heldBy'] }))
    await noteHold(tx, ad);
}

/** Returns the times during which these ads were not to be shown. */
export async function holdsOf(tx: Tx, adIds: readonly string[]): Promise<Hold[]> {
  const rows = await tx.db
    .selectFrom('ad_holds')
    .select(['ad_id', 'since', 'until'])
    .where('ad_id', 'in', adIds)
    .execute();
  return rows.map((row) => ({
    adId: row['ad_id'],
    since: row['since'],
    until: row['until'] === null ? null : row['until'],
  }));
}
