import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { capture, hold, refund, release, type OrderMoney } from '../../money/wallet.ts';
import type { Tx } from '../../store/types.ts';

/**
 * Money of an advertiser's order. It is put aside when the order is paid and goes to the media owner when the order is settled,
 * by what was delivered; the rest comes back (MKT-09). Until then it is still the buyer's: so nothing has to be asked back of
 * an owner who spent it, and a short delivery can never fail for lack of money.
 */
const moneyOf = (
  { id, number, payerId, advertiserId, corpId }: AdsOrderStored,
  verb: string,
  amount: number,
  creatorId: string | null,
): OrderMoney => ({
  key: `adsOrder ${verb} ${id}`,
  purse: `adsOrder:${id}`,
  ref: number ?? '',
  payer: payerId ?? advertiserId ?? '',
  payee: corpId,
  amount,
  creatorId,
  advertiserId,
});

/** Puts the amount of an order aside; refuses BALANCE_TOO_LOW. */
export const holdFor = (tx: Tx, order: AdsOrderStored, creatorId: string | null): Promise<boolean> =>
  hold(tx, moneyOf(order, 'pay', order.amountFen ?? 0, creatorId));

/** Gives the buyer back what the media owner earned, or a part of it; refuses REFUND_TOO_HIGH beyond that. */
export const refundOf = (tx: Tx, order: AdsOrderStored, amount: number, creatorId: string): Promise<boolean> =>
  refund(tx, moneyOf(order, `refund ${order.rev}`, amount, creatorId));

/** Pays the media owner what it earned, and gives the rest back. */
export async function settleMoney(tx: Tx, order: AdsOrderStored, earnedFen: number): Promise<void> {
  const rest = (order.amountFen ?? 0) - earnedFen;
  if (earnedFen > 0) await capture(tx, moneyOf(order, 'settle', earnedFen, null));
  if (rest > 0) await release(tx, moneyOf(order, 'credit', rest, null));
}
