import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { SessionUser } from '../../call/types.ts';
import { checkBudgets, checkedBid } from '../../commands/auctions/bid.ts';
import { mayPlace } from '../../policies/mayPlace.ts';
import type { Tx } from '../../store/types.ts';
import { acting } from '../verbs.ts';

/** Refuses whoever may not place for the advertiser of an order, or is not the one whose money it spends. */
async function checkBuyer(tx: Tx, user: SessionUser, { advertiserId, payerId }: AdsOrderStored): Promise<void> {
  const placing = await mayPlace(tx, user, advertiserId);
  if ((payerId ?? advertiserId) !== placing.payerId) throw refuse('ORDER_PAYER_OTHER');
}

/** Changes what an order bids, and its budget of a day, from the next auction on (MKT-10). */
export const rebid = acting('adsOrder', 'rebid', async (order, { tx, user, input }) => {
  await checkBuyer(tx, user, order);
  if ((order.endAt ?? 0) <= tx.now) throw refuse('BID_LATE');
  const own = tx.as({ kind: 'system', corpId: order.corpId });
  const slot = await own.adSlots.one(order.slotId ?? '');
  if (!slot) throw refuse('GOODS_GONE');
  const budgets = { amountFen: order.amountFen ?? 0, dayBudgetFen: input.dailyFen ?? null };
  const priceFen = checkedBid(slot, input.bidFen);
  checkBudgets(budgets, priceFen);
  return { changes: { priceFen, dayBudgetFen: budgets.dayBudgetFen } };
});

/** Ends the bids of an order; what is left comes back when it is settled (server/jobs/orders.ts). */
export const stop = acting('adsOrder', 'stop', async (order, { tx, user }) => {
  await checkBuyer(tx, user, order);
  return {};
});
