/** Thousandths of a fen, in which auctions count. */
export const MILLI = 1000;

/** A budget and what became of it so far; in thousandths of a fen, as auctions count. */
export interface Budget {
  total: number;
  /** Most on one day; null: nothing but the total bounds it. */
  day: number | null;
  /** Spent or promised by auctions that were won, those of today among them. */
  spent: number;
  /** That of today alone. */
  spentToday: number;
  /** Days that are left on which its slot opens, today among them. */
  daysLeft: number;
  /** Part of the day's open time that is over by now, with some time ahead: from 0 to 1. */
  over: number;
  /** It is spread over its days and over each day; else it is spent as fast as auctions are won. */
  isEven: boolean;
}

/**
 * Returns what is left of a budget: in all, of the day, and of what its pace allows by now. Evenly, each day has its share of what
 * the days before it left over, and each open hour its share of the day, somewhat ahead so that a day does not begin with nothing.
 */
export function leftOf(budget: Budget): { total: number; day: number; pace: number } {
  const { spent, spentToday, over } = budget;
  const total = Math.max(0, budget.total - spent);
  const day = Math.max(0, Math.min(total, (budget.day ?? Number.POSITIVE_INFINITY) - spentToday));
  if (!budget.isEven) return { total, day, pace: day };
  const share = Math.ceil((budget.total - spent + spentToday) / Math.max(1, budget.daysLeft));
  const allowed = Math.min(share, budget.day ?? share) * Math.min(1, over);
  return { total, day, pace: Math.max(0, Math.min(day, Math.floor(allowed) - spentToday)) };
}
