import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

const OPEN = ['first', 'rest', 'stopped', 'halted'];

/** Deletes packages; one that a roll-out has yet to bring to screens stays. */
export const remove = acting('firmware', 'delete', async ({ id, corpId }, { tx }) => {
  const whole = tx.as({ kind: 'system', corpId });
  const tasks = await whole.firmwareTasks.count((eb) => eb.and([eb('firmware_id', '=', id), eb('status', 'in', OPEN)]));
  if (tasks > 0) throw refuse('FIRMWARE_IN_USE', { data: { tasks } });
});
