import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { deliveryByDay } from '../../commands/sales/deliveryByDay.ts';

/** Tells what an order delivered on each day, against what was sold, and by CPM what it is expected to have at its end (MKT-09). */
export const pace = handler('adsOrder.pace', async ({ input: { id }, tx }) => {
  // Found by who asks; its screens and their plays are the media owner's.
  const order = await tx.adsOrders.one(id);
  if (!order) throw refuse('NOT_FOUND');
  return deliveryByDay(tx.as({ kind: 'system', corpId: order.corpId }), order);
});
