import { recount } from '../../commands/promotion/figures.ts';
import { makeGood as goOn } from '../../commands/sales/makeGood.ts';
import { refundOf } from '../../commands/sales/orderMoney.ts';
import { acting } from '../verbs.ts';

/** Plays later what an order fell short of, instead of giving its price back (MKT-09). */
export const makeGood = acting('adsOrder', 'makeGood', async (order, { tx, input, services }) => {
  // Unfinished orders are refused by state.
  if (order.status !== 'finished') return {};
  const own = tx.as({ kind: 'system', corpId: order.corpId });
  return { changes: await goOn(own, order, { days: input.days, hints: services.hints }) };
});

/** Refunds what the media owner earned by an order, or a part of it, and never more than that (MKT-04). */
export const refund = acting('adsOrder', 'refund', (order, { tx, input, user }) => ({
  changes: { refundedFen: (order.refundedFen ?? 0) + input.fen },
  effects: async () => {
    await refundOf(tx, order, input.fen, user.userId);
    await recount(tx, [order.promotionGroupId]);
  },
}));
