import type { Tx } from '../store/types.ts';

/**
 * Moves the number of ads of a promotion plan, in one statement: two at once both count (AD-11). `impressions` are those that
 * the ad brings along; one that is deleted leaves them there.
 */
export async function countAd(
  tx: Tx,
  campaign: { corpId: string; id: string | null | undefined },
  by: 1 | -1,
  impressions = 0,
): Promise<void> {
  if (!campaign.id) return;
  await tx
    .ofCorp(campaign.corpId)
    .updateTable('campaigns')
    .set((eb) => ({
      ad_count: eb(eb.fn.coalesce('ad_count', eb.val(0)), '+', by),
      ...(impressions === 0 ? {} : { impressions: eb(eb.fn.coalesce('impressions', eb.val(0)), '+', impressions) }),
    }))
    .where('id', '=', campaign.id)
    .execute();
}

/**
 * Moves an ad with its impressions from one promotion plan to another: the figures of a plan are the sums of its ads. Both
 * rows are updated in a fixed order, against deadlocks.
 */
export async function moveAd(
  tx: Tx,
  { corpId, impressions }: { corpId: string; impressions: number | null },
  from: string | null,
  to: string | null,
): Promise<void> {
  const moves = [
    { id: from, by: -1 as const },
    { id: to, by: 1 as const },
  ].toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? ''));
  if (from !== to) for (const { id, by } of moves) await countAd(tx, { corpId, id }, by, by * (impressions ?? 0));
}

/** Returns the default promotion plan (AD-11), or null if the corporation has none yet. */
export async function defaultCampaign(tx: Tx): Promise<string | null> {
  const [found] = await tx.campaigns.find((eb) => eb('is_default', '=', 1), { fields: ['id'], limit: 1 });
  return found?.id ?? null;
}
