import type { AdStored } from '#generated/server/ads.gen.ts';
import type { Tx } from '../store/types.ts';

/** A time during which an ad was not to be shown by anybody. */
export interface Hold {
  adId: string;
  since: number;
  until: number | null;
}

/** States in which an ad may be shown. */
const SHOWN: readonly unknown[] = ['pendingPlay', 'playing'];

/**
 * Records whether an ad may be shown now. For handlers that change it, after the change and in its transaction: an
 * offline screen may still show the ad without fault, but such plays do not count.
 */
export async function noteHold(tx: Tx, ad: Pick<AdStored, 'id' | 'corpId' | 'status' | 'campaignId'>): Promise<void> {
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

/** By its own state, and by its promotion plan's (AD-11). */
async function isShown(
  tx: Tx,
  { corpId, status, campaignId }: Pick<AdStored, 'corpId' | 'status' | 'campaignId'>,
): Promise<boolean> {
  if (!SHOWN.includes(status)) return false;
  const plan = campaignId
    ? await tx.as({ kind: 'system', corpId }).campaigns.one(campaignId, { fields: ['status'] })
    : null;
  return plan?.status !== 'paused';
}

/** The same for all ads of a promotion plan that was paused or started. */
export async function noteHolds(tx: Tx, adIds: readonly string[]): Promise<void> {
  for (const ad of await tx.ads.many(adIds, { fields: ['corpId', 'status', 'campaignId'] })) await noteHold(tx, ad);
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
