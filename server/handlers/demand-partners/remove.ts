import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Orders that a refusal names. */
const NAMED = 5;

/**
 * Deletes outside buyers (MKT-10); refused while orders that are not settled name one: they bid by nobody else, and their money would lie
 * still without anybody being told.
 */
export const remove = acting('demandPartner', 'delete', async ({ id, corpId }, { tx }) => {
  const own = tx.as({ kind: 'system', corpId });
  const orders = await own.adsOrders.find(
    (eb) => eb.and([eb('partner_id', '=', id), eb('status', '!=', 'cancelled'), eb('settled_at', 'is', null)]),
    { fields: ['number'], limit: NAMED + 1 },
  );
  if (orders.length === 0) return;
  const numbers = orders.slice(0, NAMED).map(({ number }) => number ?? '');
  const more = orders.length > NAMED;
  throw refuse('PARTNER_IN_USE', {
    data: { orders: numbers },
    sentence: {
      zh: `未结算的订单仍指定该外部买家：${numbers.join('、')}${more ? ' 等' : ''}`,
      en: `Orders that are not settled still name this outside buyer: ${numbers.join(', ')}${more ? ' and more' : ''}`,
    },
  });
});
