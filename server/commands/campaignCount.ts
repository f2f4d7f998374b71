import type { Tx } from '../store/types.ts';

/** Moves the number of ads of a promotion plan, in one statement: two at once both count (AD-11). */
export async function countAd(
  tx: Tx,
  campaign: { corpId: string; id: string | null | undefined },
  by: 1 | -1,
): Promise<void> {
  if (!campaign.id) return;
  await tx
    .ofCorp(campaign.corpId)
    .updateTable('campaigns')
    .set((eb) => ({ ad_count: eb(eb.fn.coalesce('ad_count', eb.val(0)), '+', by) }))
    .where('id', '=', campaign.id)
    .execute();
}

/** Moves an ad from one promotion plan to another. Both rows are updated in a fixed order, against deadlocks. */
export async function moveAd(tx: Tx, corpId: string, from: string | null, to: string | null): Promise<void> {
  const moves = [
    { id: from, by: -1 as const },
    { id: to, by: 1 as const },
  ].toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? ''));
  if (from !== to) for (const { id, by } of moves) await countAd(tx, { corpId, id }, by);
}

/** Returns the default promotion plan (AD-11), or null if the corporation has none yet. */
export async function defaultCampaign(tx: Tx): Promise<string | null> {
  const [found] = await tx.campaigns.find((eb) => eb('is_default', '=', 1), { fields: ['id'], limit: 1 });
  return found?.id ?? null;
}
