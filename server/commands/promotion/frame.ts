import { yuan } from '#core/yuan.ts';
import { sql } from 'kysely';
import { breachOf, type Breach, type Frame } from '#core/promotion/frame.ts';
import type { CampaignStored } from '#generated/server/campaigns.gen.ts';
import type { PromotionGroupStored } from '#generated/server/promotion-groups.gen.ts';
import { refuse, type RefusedError, type Sentence } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';
import { sumOfCosts } from './cost.ts';

/** Groups of one plan; no advertiser has more. */
const MOST_GROUPS = 1000;

const ABOVE = {
  plan: { zh: '推广计划', en: 'plan' },
  group: { zh: '推广组', en: 'group' },
} as const;

/** Says how something leaves the frame above it: with the bound, at the field. */
function sentenceOf({ field, allowed }: Breach, above: keyof typeof ABOVE): Sentence {
  const { zh, en } = ABOVE[above];
  if (field === 'budgetFen')
    return {
      zh: `超出${zh}的预算 ${yuan(Number(allowed))} 元`,
      en: `More than the budget of its ${en}: ${yuan(Number(allowed))} yuan`,
    };
  return {
    zh: `超出${zh}的投放日期（${allowed}）`,
    en: `Outside the days of its ${en} (${allowed})`,
  };
}

/** Returns the refusal of what lies outside the frame above it, at its field or at the one given. */
export function outside(breach: Breach, above: keyof typeof ABOVE, field: string = breach.field): RefusedError {
  return refuse(breach.field === 'budgetFen' ? 'GROUP_BUDGET' : 'GROUP_DAYS', {
    field,
    sentence: sentenceOf(breach, above),
  });
}

/** Returns the first and last day of the orders of a group or a plan, and what they cost or may come to cost. */
export async function ordered(
  tx: Tx,
  of: { groupId: string } | { planId: string },
): Promise<{ startDay: string | null; endDay: string | null; budgetFen: number }> {
  const found = await tx
    .acrossCorps('the orders of an advertiser’s group or plan, at all media owners')
    .selectFrom('ads_orders')
    .select([
      sql<string | null>`min(start_day)`.as('first'),
      sql<string | null>`max(end_day)`.as('last'),
      sumOfCosts().as('fen'),
    ])
    .where('status', '!=', 'cancelled')
    .where((eb) =>
      'groupId' in of ? eb('promotion_group_id', '=', of.groupId) : eb('promotion_plan_id', '=', of.planId),
    )
    .executeTakeFirstOrThrow();
  return { startDay: found.first, endDay: found.last, budgetFen: found.fen };
}

/** Refuses a frame that is narrower than what lies below it already, at the field (PLAN_NARROW). */
function checkHolds(below: Frame, frame: Frame): void {
  const breach = breachOf(below, frame);
  if (!breach) return;
  const needed = below[breach.field];
  const said = breach.field === 'budgetFen' ? yuan(Number(needed)) : String(needed);
  // A day after the last is said at the last: it is the bound that has to move.
  const field = breach.field === 'budgetFen' ? breach.field : breach.allowed === frame.startDay ? 'startDay' : 'endDay';
  throw refuse('PLAN_NARROW', {
    field,
    sentence: { zh: `下级已用到 ${said}，不能更小`, en: `What lies below reaches ${said}: it cannot be narrower` },
  });
}

/** Returns the bounds that a change moves: an order that is made good beyond the others keeps nobody from a new name (MKT-09). */
const moved = (before: Frame, after: Frame): Frame => ({
  startDay: after.startDay === before.startDay ? null : after.startDay,
  endDay: after.endDay === before.endDay ? null : after.endDay,
  budgetFen: after.budgetFen === before.budgetFen ? null : after.budgetFen,
});

/**
 * Refuses a group that does not lie within its plan, or that becomes narrower than its orders. The plan stays locked.
 * @param before the group as it was; absent: it is new
 */
export async function checkGroup(
  tx: Tx,
  group: Partial<PromotionGroupStored>,
  before?: PromotionGroupStored,
): Promise<void> {
  const plan = group.campaignId ? await tx.campaigns.one(group.campaignId, { lock: 'change' }) : null;
  if (!plan) throw refuse('NOT_FOUND', { field: 'campaignId' });
  const breach = breachOf(group, plan);
  if (breach) throw outside(breach, 'plan');
  if (before) checkHolds(await ordered(tx, { groupId: before.id }), moved(before, group));
}

/** Refuses a plan that becomes narrower than its groups, or than their orders. */
export async function checkPlan(tx: Tx, before: CampaignStored, plan: CampaignStored): Promise<void> {
  const whole = tx.as({ kind: 'system', corpId: plan.corpId });
  const groups = await whole.promotionGroups.find((eb) => eb('campaign_id', '=', plan.id), { limit: MOST_GROUPS });
  // Orders are those of groups: a media owner's plan has none.
  if (groups.length === 0) return;
  const bounds = moved(before, plan);
  for (const group of groups) checkHolds(group, bounds);
  checkHolds(await ordered(tx, { planId: plan.id }), bounds);
}
