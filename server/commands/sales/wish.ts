import { addDays } from '#core/time.ts';
import { dayAt, daysFrom, endOf, startOf } from '#core/sales/days.ts';
import { openDays, openWeekdays, playsIn } from '#core/sales/openings.ts';
import { leastPlays, priceOf, sharesOf, type OrderMode } from '#core/sales/price.ts';
import { scenarioOf } from '#core/schedule/scenario.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { GoodsStored } from '#generated/server/goods.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { auctionEveryMs, checkBid, checkedBid, shareBudgets } from '../auctions/bid.ts';
import type { Tx } from '../../store/types.ts';
import { slotsIn } from '../scenarios.ts';
import { soldSlot } from './soldSlot.ts';
import type { Wanted } from './seats.ts';

/** Request of an advertiser: goods on screens, for some days. */
export interface Wish {
  lines: readonly { goodsId: string; deviceIds: readonly string[] }[];
  from: string;
  to: string;
  sellingMode: OrderMode;
  plays?: number | null | undefined;
  bidFen?: number | null | undefined;
  budgetFen?: number | null | undefined;
  dayBudgetFen?: number | null | undefined;
  pacing?: 'even' | 'fast' | null | undefined;
  currency?: string | null | undefined;
}

type Screen = Pick<DeviceStored, 'id' | 'name' | 'address' | 'deptId' | 'districtCode' | 'scene'>;

/** One order of a wish, with its price: made from the store alone, never from what the buyer sent (A7). */
export interface Line {
  goods: GoodsStored;
  slot: AdSlotStored;
  owner: { id: string; name: string };
  screens: readonly Screen[];
  /** Days on which the slot has turns (LAY-07): no other is paid. */
  days: number;
  priceFen: number;
  plays: number | null;
  amountFen: number;
  /** By auction alone: what it may spend on one day; null: nothing but the amount bounds it. */
  dayBudgetFen: number | null;
  expectedPlays: number;
  wanted: Wanted;
}

export interface Quote {
  lines: readonly Line[];
  days: number;
  amountFen: number;
  expectedPlays: number;
}

/** Returns the number of days. Refuses ORDER_DAYS, ORDER_TOO_FAR. */
function checkDays({ from, to }: Pick<Wish, 'from' | 'to'>, now: number): number {
  const today = dayAt(now);
  if (from <= today || to < from || to > addDays(from, limits.orderDays - 1)) throw refuse('ORDER_DAYS');
  if (to > dayAt(now + limits.orderAhead)) throw refuse('ORDER_TOO_FAR');
  return daysFrom(from, to).length;
}

const groupsOf = (screens: readonly DeviceStored[]): string[] => screens.flatMap(({ groupId }) => groupId ?? []);

/** Returns the screens that show a slot all through a period. Refuses GOODS_GONE where one does not. */
async function screensFor(own: Tx, slot: AdSlotStored, ids: readonly string[], until: number): Promise<DeviceStored[]> {
  const screens = await own.devices.many(ids);
  const groups = await own.deviceGroups.many(groupsOf(screens), { fields: ['layoutId'] });
  const layouts = new Map(groups.map(({ id, layoutId }) => [id, layoutId]));
  const isGood = ({ status, expireAt, layoutId, groupId }: DeviceStored): boolean =>
    status !== 'invalid' &&
    status !== 'inactive' &&
    (expireAt === null || expireAt >= until) &&
    (layoutId ?? layouts.get(groupId ?? '')) === slot.layoutId;
  if (screens.length !== ids.length || !screens.every(isGood)) throw refuse('GOODS_GONE');
  return screens;
}

type Found = Omit<Line, 'plays' | 'amountFen' | 'dayBudgetFen'>;

/** Returns how often one place of a slot is expected to play, or as many plays as it sells by auction. */
function forecast(
  { sellingMode }: Wish,
  slot: AdSlotStored,
  others: readonly AdSlotStored[],
  when: Parameters<typeof playsIn>[2],
): number {
  if (sellingMode !== 'rtb') return playsIn(soldSlot(slot), others.map(soldSlot), when);
  const noTurns = others.map((other) => ({ ...soldSlot(other), places: 0, auctioned: 0 }));
  return playsIn({ ...soldSlot(slot), places: 1, auctioned: 0, showingMs: auctionEveryMs(slot) }, noTurns, when);
}

/** Returns the price of a line, or of a bid what it bids. Refuses MODE_NOT_SOLD, BID_TOO_LOW. */
function priceIn(wish: Wish, goods: GoodsStored, slot: AdSlotStored): number {
  if (wish.sellingMode === 'rtb') return checkedBid(slot, wish.bidFen ?? 0);
  const priceFen = wish.sellingMode === 'cpt' ? goods.cptPriceFen : goods.priceFen;
  if (priceFen === null) throw refuse('MODE_NOT_SOLD');
  return priceFen;
}

async function foundLine(tx: Tx, wish: Wish, line: Wish['lines'][number], isPlacing: boolean): Promise<Found> {
  const whole = tx.as({ kind: 'system', corpId: null });
  // Locked while an order is placed: its price and its stock stay until it stands.
  const goods = await whole.goods.one(line.goodsId, isPlacing ? { lock: 'change' } : {});
  if (goods?.status !== 'onSale' || goods.slotId === null) throw refuse('GOODS_GONE');
  const own = tx.as({ kind: 'system', corpId: goods.corpId });
  const owner = await own.corporations.one(goods.corpId);
  // Its slot is locked too: it is not deleted meanwhile.
  const slot = await own.adSlots.one(goods.slotId, isPlacing ? { lock: 'reference' } : {});
  if (owner?.status !== 'enabled' || !slot) throw refuse('GOODS_GONE');
  const priceFen = priceIn(wish, goods, slot);
  const deviceIds = [...new Set(line.deviceIds)];
  const screens = await screensFor(own, slot, deviceIds, endOf(wish.to));
  const others = (await slotsIn(own, slot)).filter(({ id }) => id !== slot.id);
  const weekdays = openWeekdays(scenarioOf(slot), others.map(scenarioOf));
  const days = openDays(daysFrom(wish.from, wish.to), weekdays);
  if (days.length === 0) throw refuse('SLOT_CLOSED', { data: { goodsId: goods.id } });
  if (screens.length > limits.orderScreens || screens.length * days.length > limits.orderPlaces)
    throw refuse('ORDER_TOO_LARGE');
  return {
    goods,
    slot,
    owner: { id: owner.id, name: owner.name ?? '' },
    screens,
    priceFen,
    days: days.length,
    expectedPlays: forecast(wish, slot, others, {
      days,
      screens: screens.length,
      onMs: limits.forecastHours,
    }),
    wanted: { slotId: slot.id, deviceIds, from: wish.from, to: wish.to, stock: goods.maxStock ?? 0, weekdays },
  };
}

/**
 * Shares plays among lines by what each is expected to play. Refuses PLAYS_TOO_MANY, and PLAYS_TOO_FEW for the places that would
 * be kept from others.
 */
function sharePlays(found: readonly Found[], plays: number): number[] {
  const expected = found.reduce((sum, line) => sum + line.expectedPlays, 0);
  if (plays > expected)
    throw refuse('PLAYS_TOO_MANY', {
      data: { max: expected },
      sentence: {
        zh: `所选屏幕在此期间预计最多播放 ${expected} 次`,
        en: `These screens are expected to play ${expected} times at most in that period`,
      },
    });
  const least = leastPlays(expected, limits.cpmLeastPart);
  if (plays < least)
    throw refuse('PLAYS_TOO_FEW', {
      data: { min: least },
      sentence: {
        zh: `所选屏幕和天数至少须购买 ${least} 次播放`,
        en: `So many screens and days take ${least} plays at least`,
      },
    });
  return sharesOf(
    plays,
    found.map((line) => line.expectedPlays),
  );
}

/** Lines of the same goods are one, and stand in the one order in which all buyers take places. */
function mergedLines({ lines }: Wish): { goodsId: string; deviceIds: string[] }[] {
  const merged = new Map<string, Set<string>>();
  for (const { goodsId, deviceIds } of lines)
    merged.set(goodsId, new Set([...(merged.get(goodsId) ?? []), ...deviceIds]));
  return [...merged]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([goodsId, deviceIds]) => ({ goodsId, deviceIds: [...deviceIds] }));
}

/**
 * Returns the orders that a wish would become, with their prices and what they are expected to play. Refuses what is not for
 * sale, or not so.
 * @param isPlacing the goods are locked until the transaction ends
 */
export async function quoteOf(tx: Tx, wish: Wish, isPlacing = false): Promise<Quote> {
  const days = checkDays(wish, tx.now);
  if (wish.sellingMode === 'cpm' && !wish.plays) throw refuse('PLAYS_NEEDED');
  if (wish.sellingMode === 'rtb') checkBid(wish);
  const found: Found[] = [];
  for (const line of mergedLines(wish)) found.push(await foundLine(tx, wish, line, isPlacing));
  const shares = wish.sellingMode === 'cpm' ? sharePlays(found, wish.plays ?? 0) : null;
  const { sellingMode } = wish;
  const budgets = sellingMode === 'rtb' ? shareBudgets(found, wish) : null;
  const lines = found.map((line, i): Line => {
    const plays = shares?.[i] ?? null;
    if (budgets) return { ...line, plays, ...budgets[i]! };
    const amountFen = priceOf({
      sellingMode: sellingMode === 'cpm' ? 'cpm' : 'cpt',
      priceFen: line.priceFen,
      screens: line.screens.length,
      days: line.days,
      plays,
    });
    return { ...line, plays, amountFen, dayBudgetFen: null };
  });
  return {
    lines,
    days,
    amountFen: lines.reduce((sum, line) => sum + line.amountFen, 0),
    expectedPlays: lines.reduce((sum, line) => sum + line.expectedPlays, 0),
  };
}

/** Returns the instants between which a wish plays, milliseconds. */
export const periodOf = ({ from, to }: Pick<Wish, 'from' | 'to'>): { startAt: number; endAt: number } => ({
  startAt: startOf(from),
  endAt: endOf(to),
});
