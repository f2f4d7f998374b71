import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { holdOrder, isPayable } from '../../commands/sales/payOrder.ts';
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

/** Opens a payment by QR code for an order, as long as the order may be paid (ADS-03, MKT-03). */
export const payment = handler('adsOrder.payment', async ({ input, tx, user, services, log }) => {
  const order = await tx.adsOrders.one(input.id, { lock: 'change' });
  if (!order) throw refuse('NOT_FOUND');
  await checkPayer(tx, user, order);
  const { id, number, status, amountFen, payBefore, payerId } = order;
  if (status !== 'toBePaid') throw refuse('NOT_ALLOWED_NOW', { sentence: stateSentence(adsOrderMeta, status) });
  if (!isPayable(order, tx.now)) throw refuse('ORDER_PAID_LATE');
  log({ targetId: id, targetName: number ?? id, after: { amountFen } });
  const opened = await openPayment(tx, services, {
    purpose: 'adsOrder',
    subjectId: id,
    ref: number ?? id,
    corpId: payerId ?? user.corpId,
    amount: amountFen ?? 0,
    creatorId: user.userId,
    expiresAt: payBefore ?? tx.now,
  });
  return { payment: opened };
});

/** Cancels orders that are not paid; their places are free at once. */
export const cancel = acting('adsOrder', 'cancel', (_order, { tx }) => ({
  effects: ({ id }) => releaseSeats(tx, id),
}));
