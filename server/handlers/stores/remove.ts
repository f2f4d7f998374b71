import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes stores; refused for one that still has screens, also those outside the caller's scope (ENT-07). */
export const remove = acting('store', 'delete', async ({ id, corpId }, { tx }) => {
  const whole = tx.as({ kind: 'system', corpId });
  if ((await whole.devices.count((eb) => eb('store_id', '=', id))) > 0) throw refuse('STORE_NOT_EMPTY');
});
