import { breachOf, type Frame } from '#core/promotion/frame.ts';
import { isWithin } from '#core/promotion/places.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { PromotionGroupStored } from '#generated/server/promotion-groups.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';
import type { Quote, Wish } from '../sales/wish.ts';
import { costOf } from './cost.ts';
import { ordered, outside } from './frame.ts';

const NAMES: Readonly<Record<Language, string>> = { zh_cn: '默认推广组', en_us: 'Default group' };

/** Group and plan of an order or ad. */
export interface Placement {
  promotionGroupId: string;
  promotionPlanId: string | null;
}

/**
 * Returns the default group of an enterprise, in its default plan (ADS-04); makes it where there is none. Both stay as they
 * are, and bound nothing.
 */
async function defaultGroup(tx: Tx, corpId: string, language: Language): Promise<PromotionGroupStored> {
  const own = tx.as({ kind: 'system', corpId });
  // Locked: of two that place their first order at once, the second finds the group of the first.
  const [plan] = await own.campaigns.find((eb) => eb('is_default', '=', 1), { limit: 1, lock: 'change' });
  const [group] = await own.promotionGroups.find((eb) => eb('is_default', '=', 1), { limit: 1 });
  if (group) return group;
  if (!plan) throw new Error(`the enterprise ${corpId} has no default plan`);
  return own.promotionGroups.insert({
    name: NAMES[language],
    campaignId: plan.id,
    status: 'enabled',
    isDefault: true,
    promotion: 'other',
    adCount: 0,
    impressions: 0,
    spendFen: 0,
    deptId: plan.deptId,
  });
}

/** Refuses days and costs beyond those of a group and of its plan, at the fields of the order. */
async function checkFrame(tx: Tx, group: PromotionGroupStored, { wish, quote }: { wish: Wish; quote: Quote }) {
  const whole = tx.as({ kind: 'system', corpId: null });
  const plan = group.campaignId ? await whole.campaigns.one(group.campaignId, { lock: 'change' }) : null;
  const fields = { startDay: 'from', endDay: 'to', budgetFen: 'promotionGroupId' } as const;
  const levels = [
    { name: 'group', frame: group, known: await ordered(tx, { groupId: group.id }) },
    ...(plan ? [{ name: 'plan', frame: plan, known: await ordered(tx, { planId: plan.id }) } as const] : []),
  ] as const;
  for (const { name, frame, known } of levels) {
    const asked = { startDay: wish.from, endDay: wish.to, budgetFen: known.budgetFen + quote.amountFen };
    const breach = breachOf(asked, frame);
    if (breach) throw outside(breach, name, fields[breach.field]);
  }
}

/**
 * Places the orders of a wish in a group of the payer's, or in its default group: refuses days, costs and screens beyond
 * those of the group and its plan (GROUP_DAYS, GROUP_BUDGET, GROUP_ELSEWHERE). Both stay locked, so that two orders at once
 * cannot spend one budget twice.
 */
export async function placeIn(
  tx: Tx,
  groupId: string | null | undefined,
  asked: { wish: Wish; quote: Quote; payerId: string; language: Language },
): Promise<Placement> {
  const { wish, quote, payerId, language } = asked;
  const own = tx.as({ kind: 'system', corpId: payerId });
  const group = groupId
    ? await own.promotionGroups.one(groupId, { lock: 'change' })
    : await defaultGroup(tx, payerId, language);
  if (!group) throw refuse('NOT_FOUND', { field: 'promotionGroupId' });
  for (const { goods, screens } of quote.lines)
    for (const { districtCode, scene } of screens) {
      const place = { districtCode, scene, dimension: goods.dimension, sellingMode: wish.sellingMode };
      if (!isWithin(place, group)) throw refuse('GROUP_ELSEWHERE');
    }
  await checkFrame(tx, group, { wish, quote });
  return { promotionGroupId: group.id, promotionPlanId: group.campaignId };
}

/** Refuses to move an order to a group whose days, budget or screens it does not fit. The group is locked. */
export async function checkMove(tx: Tx, group: PromotionGroupStored, order: AdsOrderStored): Promise<void> {
  const whole = tx.as({ kind: 'system', corpId: null });
  const screens = await whole.devices.many(
    ((order.screenList ?? []) as readonly { id: string }[]).map(({ id }) => id),
    { fields: ['districtCode', 'scene'] },
  );
  const { dimension, sellingMode } = order;
  if (!screens.every(({ districtCode, scene }) => isWithin({ districtCode, scene, dimension, sellingMode }, group)))
    throw refuse('GROUP_ELSEWHERE', { field: 'groupId' });
  const plan = group.campaignId ? await whole.campaigns.one(group.campaignId, { lock: 'change' }) : null;
  const cost = costOf(order);
  const { startDay, endDay } = order;
  const fits = (frame: Frame, name: 'group' | 'plan', spent: number): void => {
    const breach = breachOf({ startDay, endDay, budgetFen: spent }, frame);
    if (breach) throw outside(breach, name, 'groupId');
  };
  if (order.promotionGroupId !== group.id)
    fits(group, 'group', cost + (await ordered(tx, { groupId: group.id })).budgetFen);
  if (plan && order.promotionPlanId !== plan.id)
    fits(plan, 'plan', cost + (await ordered(tx, { planId: plan.id })).budgetFen);
}
