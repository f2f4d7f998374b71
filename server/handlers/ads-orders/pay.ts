import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { holdOrder, isPayable, placedTogether } from '../../commands/sales/payOrder.ts';
import { releaseSeats } from '../../commands/sales/seats.ts';
import { openPayment } from '../../pay/openPayment.ts';
import { checkPayer } from '../../policies/orderPayer.ts';
import { stateSentence } from '../../policies/stateSentence.ts';
import { acting } from '../verbs.ts';

/** Pays orders from the wallet (ADS-07). Money, places and state stand or fall together. */
export const pay = acting('adsOrder', 'pay', async (order, { tx, user }) => {
  await checkPayer(tx, user, order);
  if (order.status === 'toBePaid' && !isPayable(order, tx.now)) throw refuse('ORDER_PAID_LATE');
  return { changes: { paidAt: tx.now }, effects: (paid) => holdOrder(tx, paid, user.userId) };
});

/** Refuses an order that cannot be paid now. */
function checkPayable(order: AdsOrderStored, now: number): void {
  const { status } = order;
  if (status !== 'toBePaid') throw refuse('NOT_ALLOWED_NOW', { sentence: stateSentence(adsOrderMeta, status) });
  if (!isPayable(order, now)) throw refuse('ORDER_PAID_LATE');
}

/**
 * Opens a payment by QR code for an order, as long as the order may be paid (ADS-03, MKT-03); with `together` one for all that
 * was placed with it and waits to be paid. What becomes of these meanwhile, no payment buys more of them than it was for:
 * none is ever added to a placing, and none waits again.
 */
export const payment = handler('adsOrder.payment', async ({ input, tx, user, services, log }) => {
  const named = await tx.adsOrders.one(input.id, { fields: ['placedWith'] });
  const placedWith = input.together ? (named?.placedWith ?? null) : null;
  // Locked all at once, in the one order in which all lock them.
  const all = placedWith === null ? [] : await placedTogether(tx, placedWith);
  const order = await tx.adsOrders.one(input.id, { lock: 'change' });
  if (!order) throw refuse('NOT_FOUND');
  await checkPayer(tx, user, order);
  checkPayable(order, tx.now);
  const others = all.filter((one) => one.id !== order.id && isPayable(one, tx.now));
  const amount = [order, ...others].reduce((sum, { amountFen }) => sum + (amountFen ?? 0), 0);
  const number = order.number ?? order.id;
  for (const { id, number: name, amountFen } of [order, ...others])
    log({ targetId: id, targetName: name ?? id, after: { amountFen } });
  const isOne = placedWith === null || others.length === 0;
  const opened = await openPayment(tx, services, {
    ...(isOne ? { purpose: 'adsOrder', subjectId: order.id } : { purpose: 'adsOrders', subjectId: placedWith }),
    ref: isOne ? number : `${number} +${others.length}`,
    corpId: order.payerId ?? user.corpId,
    amount,
    creatorId: user.userId,
    expiresAt: order.payBefore ?? tx.now,
  });
  return { payment: opened };
});

/** Cancels orders that are not paid; their places are free at once. */
export const cancel = acting('adsOrder', 'cancel', (_order, { tx }) => ({
  effects: ({ id }) => releaseSeats(tx, id),
}));
