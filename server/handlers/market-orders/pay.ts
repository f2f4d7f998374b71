import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { payMarketOrder } from '../../commands/marketOrder.ts';
import { openPayment } from '../../pay/openPayment.ts';
import { marketOrderMeta } from '#generated/model/market-orders/meta.gen.ts';
import { stateSentence } from '../../policies/stateSentence.ts';

/** Pays an order of one's own enterprise (MKT-03): from its wallet at once, or by a code that somebody scans. */
export const pay = handler('marketOrder.pay', async ({ input, tx, user, services, log }) => {
  const order = await tx.as({ kind: 'system', corpId: user.corpId }).marketOrders.one(input.id, { lock: 'change' });
  if (!order) throw refuse('NOT_FOUND');
  const { id, corpId, number, payable, payUntil, status } = order;
  const { by } = input;
  if (status !== 'pending') throw refuse('NOT_ALLOWED_NOW', { sentence: stateSentence(marketOrderMeta, status) });
  if ((payUntil ?? 0) <= tx.now) throw refuse('ORDER_PAID_LATE');
  if (order.method === 'offline') throw refuse('ORDER_OFFLINE');
  log({ targetId: id, targetName: number ?? id, after: { by, payable } });
  if (by === 'wallet') {
    if (!(await payMarketOrder(tx, id, { creatorId: user.userId }))) throw refuse('NOT_ALLOWED_NOW');
    return { paid: true, payment: null };
  }
  const asked = { subjectId: id, ref: number ?? id, corpId, amount: payable ?? 0, creatorId: user.userId };
  const payment = await openPayment(tx, services, {
    ...asked,
    purpose: 'marketOrder',
    expiresAt: payUntil ?? tx.now,
  });
  return { paid: false, payment };
});
