import { checkDepartment, checkRole } from '../../policies/roleStrength.ts';
import { updating } from '../verbs.ts';

/** Updates an account. Nobody may give an account more permissions than their own, or change one that has more. */
export const update = updating('account', async (before, merged, { tx, user }) => {
  await checkRole(tx, user, before.roleId);
  if (merged.deptId !== before.deptId) checkDepartment(user, merged.deptId);
  if (merged.roleId === before.roleId) return undefined;
  await checkRole(tx, user, merged.roleId);
  const role = merged.roleId ? await tx.roles.one(merged.roleId, { fields: ['roleType'] }) : null;
  return role ? { changes: { roleType: role.roleType ?? null } } : undefined;
});
