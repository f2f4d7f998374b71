import { refuse } from '../../call/refuse.ts';
import { checkBudgets, checkedBid } from '../../commands/auctions/bid.ts';
import { checkPayer, checkPays } from '../../policies/orderPayer.ts';
import { acting } from '../verbs.ts';

/** Changes what an order bids, and its budget of a day where it is named, from the next auction on (MKT-10). */
export const rebid = acting('adsOrder', 'rebid', async (order, { tx, user, input }) => {
  await checkPayer(tx, user, order);
  if ((order.endAt ?? 0) <= tx.now) throw refuse('BID_LATE');
  const own = tx.as({ kind: 'system', corpId: order.corpId });
  const slot = await own.adSlots.one(order.slotId ?? '');
  if (!slot) throw refuse('GOODS_GONE');
  const budgets = {
    amountFen: order.amountFen ?? 0,
    dayBudgetFen: input.dayBudgetFen === undefined ? order.dayBudgetFen : input.dayBudgetFen,
  };
  const priceFen = checkedBid(slot, input.priceFen);
  checkBudgets(budgets, priceFen);
  return { changes: { priceFen, dayBudgetFen: budgets.dayBudgetFen } };
});

/** Lets an outside buyer bid for an order, within its price and budget, from the next auction on; or no longer. The buyer's own choice. */
export const outside = acting('adsOrder', 'outside', async (order, { tx, user, input: { seat } }) => {
  await checkPayer(tx, user, order);
  if (!seat) return { changes: { partnerId: null, partnerName: null } };
  const own = tx.as({ kind: 'system', corpId: order.corpId });
  const found = { fields: ['name'], limit: 1, lock: 'reference' } as const;
  const [partner] = await own.demandPartners.find((eb) => eb('seat', '=', seat), found);
  if (!partner) throw refuse('PARTNER_SEAT');
  return { changes: { partnerId: partner.id, partnerName: partner.name } };
});

/**
 * Ends the bids of an order; what is left comes back when it is settled (server/jobs/orders.ts). Whoever pays may, also when it may
 * place nothing any more: else its money would go on being spent.
 */
export const stop = acting('adsOrder', 'stop', (order, { user }) => {
  checkPays(user, order);
  return {};
});
