import { lastDayOf } from '#core/promotion/term.ts';
import type { PromotionGroupStored } from '#generated/server/promotion-groups.gen.ts';
import { recountPlan } from '../../commands/promotion/figures.ts';
import { checkGroup } from '../../commands/promotion/frame.ts';
import { creating, updating } from '../verbs.ts';

type Days = Partial<Pick<PromotionGroupStored, 'startDay' | 'endDay' | 'promotion'>>;

/** Returns the last day that a duration gives, counted from the first (AD-04). */
function endOf({ startDay, promotion }: Days): Days {
  const endDay = lastDayOf(startDay, promotion);
  return endDay === null ? {} : { endDay };
}

/** Returns the days of an update: a last day that was typed wins, and changes the duration. */
function changedDays(before: Days, after: Days): Days {
  const isTyped = after.endDay !== before.endDay && after.promotion === before.promotion;
  const { endDay } = endOf(after);
  if (isTyped && endDay !== undefined && endDay !== after.endDay && after.startDay === before.startDay)
    return { promotion: 'other' };
  return endOf(after);
}

/** Creates a promotion group within the days and the budget of its plan (ADS-04). */
export const create = creating('promotionGroup', async (draft, { tx }) => {
  const changes = endOf(draft);
  await checkGroup(tx, { ...draft, ...changes });
  return { changes, effects: ({ campaignId }) => (campaignId ? recountPlan(tx, campaignId) : undefined) };
});

/** Changes a promotion group, within its plan and around its orders. */
export const update = updating('promotionGroup', async (before, merged, { tx }) => {
  const changes = changedDays(before, merged);
  await checkGroup(tx, { ...merged, ...changes }, before);
  return { changes };
});
