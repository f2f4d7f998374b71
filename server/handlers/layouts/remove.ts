import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes layouts; refused for one that a screen, a group or a slot uses. */
export const remove = acting('layout', 'delete', async ({ id, corpId }, { tx }) => {
  const whole = tx.as({ kind: 'system', corpId });
  const users = [
    await whole.devices.count((eb) => eb('layout_id', '=', id)),
    await whole.deviceGroups.count((eb) => eb('layout_id', '=', id)),
    await whole.adSlots.count((eb) => eb('layout_id', '=', id)),
  ];
  if (users.some((count) => count > 0)) throw refuse('LAYOUT_IN_USE');
});
