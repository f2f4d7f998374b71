import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes departments; refused for one with people, devices or departments, also those outside the caller's scope (ENT-06). */
export const remove = acting('department', 'delete', async ({ id, corpId }, { tx }) => {
  const whole = tx.as({ kind: 'system', corpId });
  const inside = [
    await whole.departments.count((eb) => eb('parent_id', '=', id)),
    await whole.accounts.count((eb) => eb('dept_id', '=', id)),
    await whole.devices.count((eb) => eb('dept_id', '=', id)),
  ];
  if (inside.some((count) => count > 0)) throw refuse('DEPARTMENT_NOT_EMPTY');
});
