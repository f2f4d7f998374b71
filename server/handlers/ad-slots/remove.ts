import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

const OVER = ['expired', 'disapproved'];

/** Deletes ad slots; one in which an ad plays, or may yet, stays, and so does one that is sold. */
export const remove = acting('adSlot', 'delete', async ({ id, corpId }, { tx }) => {
  const whole = tx.as({ kind: 'system', corpId });
  const ads = await whole.ads.count((eb) => eb.and([eb('slot_id', '=', id), eb('status', 'not in', OVER)]));
  if (ads > 0) throw refuse('SLOT_IN_USE', { data: { ads } });
  const orders = await whole.adsOrders.count((eb) =>
    eb.and([eb('slot_id', '=', id), eb('status', 'not in', ['finished', 'cancelled'])]),
  );
  if (orders > 0) throw refuse('SLOT_SOLD', { data: { orders } });
});
