import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes device groups; one with devices stays, since each device is in one. */
export const remove = acting('deviceGroup', 'delete', async ({ id, corpId }, { tx }) => {
  const whole = tx.as({ kind: 'system', corpId });
  if ((await whole.devices.count((eb) => eb('group_id', '=', id))) > 0) throw refuse('DEVICE_GROUP_IN_USE');
});
