import { checkDepartment, checkRole } from '../../policies/roleStrength.ts';
import { updating } from '../verbs.ts';

/** Changes an account. Nobody makes one stronger than themselves, nor changes one that is. */
export const update = updating('account', async (before, merged, { tx, user }) => {
  await checkRole(tx, user, before.roleId);
  if (merged.deptId !== before.deptId) checkDepartment(user, merged.deptId);
  if (merged.roleId === before.roleId) return undefined;
  await checkRole(tx, user, merged.roleId);
  const role = merged.roleId ? await tx.roles.one(merged.roleId, { fields: ['roleType'] }) : null;
  return role ? { changes: { roleType: role.roleType ?? null } } : undefined;
});
