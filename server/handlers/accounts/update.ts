import { endRightsOf } from '../../commands/endRights.ts';
import { callerNow } from '../../policies/callerNow.ts';
import { checkDepartment, checkRole } from '../../policies/roleStrength.ts';
import { updating } from '../verbs.ts';

/**
 * Updates an account. Nobody may give an account more permissions than their own, or change one that has more. Whoever
 * goes to another department leaves the control rights of the old one behind (PERM-07).
 */
export const update = updating('account', async (before, merged, context) => {
  const { tx } = context;
  const user = await callerNow(context);
  await checkRole(tx, user, before.roleId);
  const moves = merged.deptId !== before.deptId;
  if (moves) checkDepartment(user, merged.deptId);
  const effects = moves ? () => endRightsOf(tx, before) : undefined;
  if (merged.roleId === before.roleId) return effects && { effects };
  await checkRole(tx, user, merged.roleId, 'roleId');
  const role = merged.roleId ? await tx.roles.one(merged.roleId, { fields: ['roleType'] }) : null;
  return { ...(effects ? { effects } : {}), ...(role ? { changes: { roleType: role.roleType ?? null } } : {}) };
});
