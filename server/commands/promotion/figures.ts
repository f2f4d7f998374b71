import { sql } from 'kysely';
import type { Tx } from '../../store/types.ts';
import { sumOfSpend } from './cost.ts';

const REASON = 'an advertiser’s group counts what its ads came to at all media owners';

/** Sums up the ads and orders of a group; deleted ads keep their plays. */
async function sumsOf(tx: Tx, groupId: string) {
  const db = tx.acrossCorps(REASON);
  const ads = await db
    .selectFrom('ads')
    .select([
      sql<number>`count(case when deleted_at is null then 1 end)`.as('count'),
      sql<number>`coalesce(sum(impressions), 0)`.as('impressions'),
    ])
    .where('promotion_group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('ads_orders')
    .select(sumOfSpend().as('spend'))
    .where('promotion_group_id', '=', groupId)
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    ad_count: ads.count,
    impressions: ads.impressions,
    spend_fen: orders.spend,
  };
}

/** Makes the figures of a plan anew from all of its groups, deleted ones included. */
export async function recountPlan(tx: Tx, planId: string): Promise<void> {
  const whole = tx.as({ kind: 'system', corpId: null });
  const plan = await whole.campaigns.one(planId, { fields: ['corpId'], lock: 'change' });
  if (!plan) return;
  const sums = await tx
    .ofCorp(plan.corpId)
    .selectFrom('promotion_groups')
    .select([
      sql<number>`count(case when deleted_at is null then 1 end)`.as('groups'),
      sql<number>`coalesce(sum(ad_count), 0)`.as('ads'),
      sql<number>`coalesce(sum(impressions), 0)`.as('impressions'),
      sql<number>`coalesce(sum(spend_fen), 0)`.as('spend'),
    ])
    .where('campaign_id', '=', planId)
    .executeTakeFirstOrThrow();
  await tx
    .ofCorp(plan.corpId)
    .updateTable('campaigns')
    .set({
      group_count: sums.groups,
      ad_count: sums.ads,
      impressions: sums.impressions,
      spend_fen: sums.spend,
    })
    .where('id', '=', planId)
    .execute();
}

/**
 * Makes the figures of groups anew from their ads and orders, and those of their plans from the groups (ADS-04): right
 * whatever was moved, deleted or settled. Each group is locked before it is summed, so that a play that is counted
 * meanwhile is neither lost nor counted twice. `rev` stays: it is no change of anybody's.
 */
export async function recount(tx: Tx, groupIds: readonly (string | null | undefined)[]): Promise<void> {
  const whole = tx.as({ kind: 'system', corpId: null });
  const plans = new Set<string>();
  for (const id of [...new Set(groupIds)].filter((id) => typeof id === 'string').toSorted()) {
    const group = await whole.promotionGroups.one(id, { lock: 'change' });
    if (!group) continue;
    const sums = await sumsOf(tx, id);
    await tx.ofCorp(group.corpId).updateTable('promotion_groups').set(sums).where('id', '=', id).execute();
    if (group.campaignId) plans.add(group.campaignId);
  }
  for (const id of [...plans].toSorted()) await recountPlan(tx, id);
}

const plus = (column: string, count: number) => sql<number>`coalesce(${sql.ref(column)}, 0) + ${count}`;

/** Adds to a figure of groups and of their plans; `amounts` are by group. Rows are updated in one order, groups first. */
async function add(tx: Tx, figure: 'impressions' | 'spend_fen', amounts: ReadonlyMap<string, number>): Promise<void> {
  const db = tx.acrossCorps(REASON);
  const plans = new Map<string, number>();
  for (const [id, amount] of [...amounts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const group = await db
      .updateTable('promotion_groups')
      .set({ [figure]: plus(figure, amount) })
      .where('id', '=', id)
      .returning('campaign_id')
      .executeTakeFirst();
    const plan = group?.campaign_id;
    if (plan) plans.set(plan, (plans.get(plan) ?? 0) + amount);
  }
  for (const [id, amount] of [...plans].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await db
      .updateTable('campaigns')
      .set({ [figure]: plus(figure, amount) })
      .where('id', '=', id)
      .execute();
}

/** Adds plays to groups and to their plans; `counts` are by group. */
export const addPlays = (tx: Tx, counts: ReadonlyMap<string, number>): Promise<void> => add(tx, 'impressions', counts);

/** Adds what plays that were won by auction cost, fen by group (MKT-10). */
export const addSpend = (tx: Tx, fen: ReadonlyMap<string, number>): Promise<void> => add(tx, 'spend_fen', fen);
