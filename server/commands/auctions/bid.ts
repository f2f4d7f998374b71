import { yuan } from '#core/yuan.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { everyMs } from '#core/auction/places.ts';
import { refuse } from '../../call/refuse.ts';
import { showingMs } from '../sales/showing.ts';
import { floorOf } from './floor.ts';

/** The one currency of the books (server/money). */
export const CURRENCY = 'CNY';

/** Returns the time between two plays that a slot sells by auction on a screen, milliseconds. */
export const auctionEveryMs = (slot: AdSlotStored): number =>
  everyMs(slot, { showingMs: showingMs(slot), leastMs: limits.auctionEvery });

/** Terms of a buyer's bid. */
interface Bid {
  bidFen?: number | null | undefined;
  budgetFen?: number | null | undefined;
  dayBudgetFen?: number | null | undefined;
  currency?: string | null | undefined;
}

/** Refuses what is no bid, whatever it is for: BID_CURRENCY, BID_NEEDED. */
export function checkBid({ bidFen, budgetFen, currency }: Bid): void {
  if (currency && currency !== CURRENCY) throw refuse('BID_CURRENCY');
  if (!bidFen || !budgetFen) throw refuse('BID_NEEDED');
}

/** Returns a bid for a slot. Refuses MODE_NOT_SOLD where it sells none by auction, and BID_TOO_LOW below its floor. */
export function checkedBid(slot: AdSlotStored, bidFen: number): number {
  const floor = floorOf(slot);
  if (floor === null) throw refuse('MODE_NOT_SOLD');
  if (bidFen >= floor) return bidFen;
  throw refuse('BID_TOO_LOW', {
    data: { floorFen: floor },
    sentence: {
      zh: `出价低于底价：“${slot.name}”每千次播放 ${yuan(floor)} 元起`,
      en: `The bid is below the floor price: “${slot.name}” begins at ${yuan(floor)} yuan per thousand plays`,
    },
  });
}

/** Shares an amount by weights: all of it, to the last fen. */
function shared(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, each) => sum + each, 0);
  let [given, weighed] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const upTo = Math.round((amount * weighed) / all);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/** Shares the budgets of a wish among its lines by their screens. Refuses BID_BUDGET where one could not pay a single play. */
export function shareBudgets(
  lines: readonly { screens: readonly unknown[]; priceFen: number }[],
  { budgetFen, dayBudgetFen }: Bid,
): { amountFen: number; dayBudgetFen: number | null }[] {
  const weights = lines.map(({ screens }) => screens.length);
  const totals = shared(budgetFen ?? 0, weights);
  const days = dayBudgetFen ? shared(dayBudgetFen, weights) : null;
  return lines.map(({ priceFen }, i) => {
    const budgets = { amountFen: totals[i]!, dayBudgetFen: days?.[i] ?? null };
    checkBudgets(budgets, priceFen);
    return budgets;
  });
}

/** Refuses BID_BUDGET where a budget could not pay a single play. */
export function checkBudgets(budgets: { amountFen: number; dayBudgetFen: number | null }, bidFen: number): void {
  const least = Math.min(budgets.amountFen, budgets.dayBudgetFen ?? budgets.amountFen);
  // A bid is for a thousand plays.
  if (least < 1 || least * 1000 < bidFen) throw refuse('BID_BUDGET');
}
