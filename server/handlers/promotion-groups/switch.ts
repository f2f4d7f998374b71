import type { PromotionGroupStored } from '#generated/server/promotion-groups.gen.ts';
import type { HandlerContext } from '../../call/types.ts';
import { recountPlan } from '../../commands/promotion/figures.ts';
import { rehold } from '../../commands/promotion/holding.ts';
import { acting, restoring } from '../verbs.ts';

/** Pauses or starts all ads of a group, each of which keeps what was said of itself (ADS-04). */
const turn = ({ id }: PromotionGroupStored, { tx, services }: Pick<HandlerContext<unknown>, 'tx' | 'services'>) => ({
  effects: () => rehold(tx, services.hints, (eb) => eb('promotion_group_id', '=', id)),
});

export const pause = acting('promotionGroup', 'pause', turn);
export const start = acting('promotionGroup', 'start', turn);

/** Deletes groups, and counts their plan anew. */
export const remove = acting('promotionGroup', 'delete', ({ campaignId }, { tx }) => ({
  effects: () => (campaignId ? recountPlan(tx, campaignId) : undefined),
}));

export const restore = restoring('promotionGroup', ({ campaignId }, { tx }) => ({
  effects: () => (campaignId ? recountPlan(tx, campaignId) : undefined),
}));
