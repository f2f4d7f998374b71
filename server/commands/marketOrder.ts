import { limits } from '#generated/model/limits.gen.ts';
import type { MarketOrderStored } from '#generated/server/market-orders.gen.ts';
import { pay, recharge } from '../money/wallet.ts';
import type { Tx } from '../store/types.ts';
import { endAfter, makePoints } from './givePoints.ts';

export type AppType = MarketOrderStored['appType'];

/** Price of one point and year, fen (MKT-08). The server alone says it. */
export const UNIT_PRICE: Readonly<Record<AppType, number>> = {
  android: limits.pointPriceAndroid,
  windows: limits.pointPriceWindows,
};

/** Returns what an order costs in fen, and until when it may be paid (MKT-02). */
export function termsOf(
  { appType, quantity, years, method }: Pick<MarketOrderStored, 'appType' | 'quantity' | 'years' | 'method'>,
  now: number,
): { unitPrice: number; payable: number; payUntil: number } {
  const unitPrice = UNIT_PRICE[appType];
  const window = method === 'offline' ? limits.orderWindowOffline : limits.orderWindowOnline;
  return { unitPrice, payable: unitPrice * quantity * years, payUntil: now + window };
}

/** Levels of a tree of corporations that are climbed; more would be a circle. */
const MOST_LEVELS = 50;

/** Returns the corporation that sells points to another: the one at the top of its tree. */
async function sellerOf(tx: Tx, buyerId: string): Promise<string> {
  const all = tx.as({ kind: 'system', corpId: null });
  let id = buyerId;
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const superiorId = (await all.corporations.one(id, { fields: ['superiorId'] }))?.superiorId;
    if (!superiorId) return id;
    id = superiorId;
  }
  throw new Error(`corporation ${buyerId} has nobody above all`);
}

/**
 * Takes the price of an order from its buyer's wallet and makes its points (MKT-01). They bind screens that wait at the next
 * tick. Refuses BALANCE_TOO_LOW. The caller has moved the order to paid in the same transaction.
 */
export async function deliver(tx: Tx, order: MarketOrderStored, creatorId: string | null): Promise<void> {
  const { id, number, corpId, payable, appType, quantity, years, endAt } = order;
  if (payable === null || endAt === null) throw new Error(`order ${id} has no price`);
  const ref = number ?? id;
  const seller = await sellerOf(tx, corpId);
  const names = { key: `marketOrder pay ${id}`, purse: `marketOrder:${id}`, ref };
  await pay(tx, { ...names, payer: corpId, payee: seller, amount: payable, creatorId });
  const points = { type: appType, count: quantity, years, expireAt: endAt, trial: false, orderNumber: ref };
  await makePoints(tx, corpId, points);
}

/** Columns of an order that was paid just now. */
export const paidColumns = ({ payable, years }: MarketOrderStored, now: number) => ({
  paid: payable,
  paidAt: now,
  endAt: endAfter(now, years),
});

/**
 * Pays an order from its buyer's wallet, if it still waits: one guarded statement decides between this, another payment and
 * the cancellation by the clock. Returns false where the order is paid or cancelled already, or its time is over; then
 * nothing is taken.
 */
export async function payMarketOrder(
  tx: Tx,
  orderId: string,
  { creatorId }: { creatorId: string | null },
): Promise<boolean> {
  const order = await tx.as({ kind: 'system', corpId: null }).marketOrders.one(orderId, { lock: 'change' });
  if (!order) return false;
  const own = tx.as({ kind: 'system', corpId: order.corpId });
  const paid = await own.marketOrders.update(
    orderId,
    { status: 'paid', ...paidColumns(order, tx.now) },
    { where: (eb) => eb.and([eb('status', '=', 'pending'), eb('pay_until', '>', tx.now)]) },
  );
  if (!paid) return false;
  await deliver(tx, paid, creatorId);
  return true;
}

/** Takes the payment of an order that came in by hand, and delivers it. */
export async function takeByHand(tx: Tx, order: MarketOrderStored, creatorId: string): Promise<void> {
  const { id, number, corpId, payable } = order;
  const money = { key: `marketOrder hand ${id}`, ref: number ?? id, corpId, amount: payable ?? 0, creatorId } as const;
  await recharge(tx, { ...money, from: 'bank' }, 'credit');
  await deliver(tx, order, creatorId);
}
