import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { refusalOf, refuse } from '../../call/refuse.ts';
import { predicateContext } from '../../policies/logic.ts';
import { mayStillPlace } from '../../policies/mayPlace.ts';
import { settle } from '../../policies/settle.ts';
import { tableOf } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';
import { recount } from '../promotion/figures.ts';
import { holdFor } from './orderMoney.ts';
import { keepSeats } from './seats.ts';

const DAY_MS = 86_400_000;

/** Returns how many places an order has: a screen on a day each. */
const placesOf = ({ screens, placeDays, startAt, endAt, sellingMode }: AdsOrderStored): number =>
  // Orders by auction have none.
  (sellingMode === 'rtb' ? 0 : (screens ?? 0)) * (placeDays ?? Math.round(((endAt ?? 0) - (startAt ?? 0)) / DAY_MS));

/** Returns whether an order waits to be paid, and its time is not over. */
export const isPayable = ({ status, payBefore }: AdsOrderStored, now: number): boolean =>
  status === 'toBePaid' && (payBefore ?? 0) > now;

/**
 * Puts the money of an order aside and keeps its places, both or nothing: an order whose time is over has lost its places
 * (ORDER_PAID_LATE). The caller has moved the order on in the same transaction.
 */
export async function holdOrder(tx: Tx, order: AdsOrderStored, creatorId: string | null): Promise<void> {
  if ((await keepSeats(tx, order.id)) !== placesOf(order)) throw refuse('ORDER_PAID_LATE');
  await holdFor(tx, order, creatorId);
  await recount(tx, [order.promotionGroupId]);
}

/**
 * Pays an order with what came in for it, which is in its payer's wallet already. Returns false, or refuses, where the order
 * cannot be paid any more: then the money stays in the wallet.
 */
export async function payAdsOrder(tx: Tx, id: string, creatorId: string | null): Promise<boolean> {
  const order = await tx.as({ kind: 'system', corpId: null }).adsOrders.one(id, { lock: 'change' });
  if (!order || !isPayable(order, tx.now)) return false;
  // Withdrawn meanwhile: what nobody may upload to is not bought (ADS-05).
  if (!(await mayStillPlace(tx, [order.advertiserId, order.payerId]))) return false;
  const own = tx.as({ kind: 'system', corpId: order.corpId });
  const paid = await own.adsOrders.update(id, { status: 'toBeUploaded', paidAt: tx.now }, { rev: order.rev });
  if (!paid) return false;
  await holdOrder(own, paid, creatorId);
  await settle(tableOf(own, 'adsOrder'), adsOrderMeta, paid as never, predicateContext({ now: tx.now, user: null }));
  return true;
}

/** Locks all orders of one placing, and returns them. */
export async function placedTogether(tx: Tx, placedWith: string): Promise<AdsOrderStored[]> {
  const whole = tx.as({ kind: 'system', corpId: null });
  return whole.adsOrders.find((eb) => eb('placed_with', '=', placedWith), { lock: 'change' });
}

/** Pays an order as one of several: what is refused is undone to the last row, and keeps none of the others from being bought. */
async function payOne(tx: Tx, id: string, creatorId: string | null): Promise<boolean> {
  try {
    return await tx.savepoint(() => payAdsOrder(tx, id, creatorId));
  } catch (error) {
    if (refusalOf(error)) return false;
    throw error;
  }
}

/**
 * Pays what of one placing waits to be paid with what came in for it, which is in the payer's wallet already. What cannot be
 * paid any more, as an order that was cancelled meanwhile, is left in the wallet. Returns whether all of the money bought
 * something, or a part of it.
 */
export async function payPlaced(
  tx: Tx,
  { placedWith, creatorId, amount }: { placedWith: string; creatorId: string | null; amount: number },
): Promise<boolean | 'part'> {
  let bought = 0;
  for (const { id, amountFen } of await placedTogether(tx, placedWith))
    if (await payOne(tx, id, creatorId)) bought += amountFen ?? 0;
  return bought > 0 && bought < amount ? 'part' : bought === amount;
}
