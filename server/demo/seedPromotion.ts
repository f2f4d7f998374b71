import { addDays } from '#core/time.ts';
import { dayAt } from '#core/sales/days.ts';
import type { PromotionGroupStored } from '#generated/server/promotion-groups.gen.ts';
import type { Placement } from '../commands/promotion/placement.ts';
import { known, type DemoContext } from './context.ts';

type Buyer = 'advertiser' | 'agency';

interface DemoGroup extends Partial<PromotionGroupStored> {
  by: Buyer;
  name: '门店与写字楼' | '地铁站厅' | '夏季返场' | '社区电梯·书屋';
  /** Days from today. */
  from: number;
  to: number;
  /** Ads that the media owner shows for the advertiser, by their names. */
  ads: readonly string[];
}

const groups: readonly DemoGroup[] = [
  {
    by: 'advertiser',
    name: '门店与写字楼',
    from: -90,
    to: 60,
    budgetFen: 3_000_000,
    ads: ['早安拿铁·门店', '早安拿铁·写字楼', '周年庆全场八折', '第二杯半价（价格有误）', '秋冬战役·主视觉'],
  },
  {
    by: 'advertiser',
    name: '地铁站厅',
    from: -10,
    to: 30,
    budgetFen: 1_500_000,
    scene: 'station',
    sellingMode: 'cpt',
    ads: [],
  },
  { by: 'advertiser', name: '夏季返场', from: -120, to: -31, budgetFen: 800_000, status: 'paused', ads: [] },
  { by: 'agency', name: '社区电梯·书屋', from: -20, to: 40, budgetFen: 1_000_000, scene: 'lift', ads: [] },
];

/** Plan of each who buys. */
const plans: Readonly<Record<Buyer, { name: string; budgetFen: number }>> = {
  advertiser: { name: '小熊咖啡·秋冬推广', budgetFen: 5_000_000 },
  agency: { name: '客户投放·第四季度', budgetFen: 3_000_000 },
};

export type DemoGroups = ReadonlyMap<DemoGroup['name'], Placement>;

/** Plans of those who buy with their groups, in which their ads are placed (ADS-04). */
export async function seedPromotion(demo: DemoContext): Promise<DemoGroups> {
  const placements = new Map<DemoGroup['name'], Placement>();
  for (const buyer of ['advertiser', 'agency'] as const) await seedPlan(demo, buyer, placements);
  return placements;
}

async function seedPlan(
  { tx, now, corporations }: DemoContext,
  buyer: Buyer,
  placements: Map<DemoGroup['name'], Placement>,
): Promise<void> {
  const { id: corpId, departmentId: deptId } = known(corporations, buyer);
  const own = tx.as({ kind: 'system', corpId });
  const [account] = await own.accounts.find((eb) => eb('corp_id', '=', corpId), { fields: ['id'], limit: 1 });
  const made = { creatorId: account?.id ?? null, deptId, createdAt: now - 90 * 86_400_000 };
  const today = dayAt(now);
  const plan = await own.campaigns.insert({
    ...made,
    ...plans[buyer],
    status: 'enabled',
    isDefault: false,
    startDay: addDays(today, -120),
    endDay: addDays(today, 120),
    adCount: 0,
    impressions: 0,
    spendFen: 0,
    groupCount: 0,
  });
  for (const { by, name, from, to, ads, ...rest } of groups) {
    if (by !== buyer) continue;
    const group = await own.promotionGroups.insert({
      ...made,
      status: 'enabled',
      isDefault: false,
      promotion: 'other',
      adCount: 0,
      impressions: 0,
      spendFen: 0,
      ...rest,
      name,
      campaignId: plan.id,
      startDay: addDays(today, from),
      endDay: addDays(today, to),
    });
    const placement = { promotionGroupId: group.id, promotionPlanId: plan.id };
    placements.set(name, placement);
    if (ads.length > 0)
      await tx.ads.updateAll((eb) => eb.and([eb('advertiser_id', '=', corpId), eb('name', 'in', [...ads])]), placement);
  }
}
