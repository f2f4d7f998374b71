import type { PromotionGroupStored } from '#generated/server/promotion-groups.gen.ts';
import type { HandlerContext } from '../../call/types.ts';
import { refuse } from '../../call/refuse.ts';
import { recountPlan } from '../../commands/promotion/figures.ts';
import { rehold } from '../../commands/promotion/holding.ts';
import { acting, restoring } from '../verbs.ts';

/** Pauses or starts all ads of a group, each of which keeps what was said of itself (ADS-04). */
const turn = ({ id }: PromotionGroupStored, { tx, services }: Pick<HandlerContext<unknown>, 'tx' | 'services'>) => ({
  effects: () => rehold(tx, services.hints, (eb) => eb('promotion_group_id', '=', id)),
});

export const pause = acting('promotionGroup', 'pause', turn);
export const start = acting('promotionGroup', 'start', turn);

/** Deletes groups; refused while one has ads, or orders that are not settled: money that nobody would find any more. */
export const remove = acting('promotionGroup', 'delete', async ({ id, campaignId }, { tx }) => {
  const db = tx.acrossCorps('the ads and orders of a group, at all media owners');
  const ad = await db
    .selectFrom('ads')
    .select('id')
    .where('promotion_group_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const order = await db
    .selectFrom('ads_orders')
    .select('id')
    .where('promotion_group_id', '=', id)
    .where('status', '!=', 'cancelled')
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (ad ?? order) throw refuse('GROUP_IN_USE');
  return { effects: () => (campaignId ? recountPlan(tx, campaignId) : undefined) };
});

export const restore = restoring('promotionGroup', ({ campaignId }, { tx }) => ({
  effects: () => (campaignId ? recountPlan(tx, campaignId) : undefined),
}));
