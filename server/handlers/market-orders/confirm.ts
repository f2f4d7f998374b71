import { refuse } from '../../call/refuse.ts';
import { isPlatform } from '../../commands/givePoints.ts';
import { paidColumns, takeByHand } from '../../commands/marketOrder.ts';
import { acting } from '../verbs.ts';

/** The platform says that an order was paid by hand (MKT-01): its points are made at once. */
export const confirm = acting('marketOrder', 'confirm', async (order, { tx, user, now }) => {
  if (!(await isPlatform(tx.as({ kind: 'system', corpId: null }), user.corpId)))
    throw refuse('ORDER_NOT_YOURS_TO_CONFIRM');
  const columns = paidColumns(order, now);
  return { changes: columns, effects: (paid) => takeByHand(tx, { ...paid, ...columns }, user.userId) };
});
