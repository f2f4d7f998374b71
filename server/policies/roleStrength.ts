import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import type { Tx } from '../store/types.ts';
import { isAdministrator, permissionsOf } from './sessionUser.ts';

type Giver = Pick<SessionUser, 'can' | 'system' | 'edition' | 'userId' | 'corpId' | 'data'>;

/** Data permissions (PERM-04), the narrowest first. */
const SCOPES: readonly unknown[] = ['self', 'dept', 'deptTree'];

/** Refuses ROLE_TOO_STRONG if somebody would grant or revoke a permission that they do not have (A18). */
export function checkGiven(user: Giver, names: Iterable<string>): void {
  for (const name of names) if (!user.can(name)) throw refuse('ROLE_TOO_STRONG', { data: { permission: name } });
}

/** Returns the role of the caller, which lies in their own corporation. */
export async function ownRole(tx: Tx, { userId, corpId }: Pick<Giver, 'userId' | 'corpId'>) {
  const own = tx.as({ kind: 'system', corpId });
  const account = await own.accounts.one(userId, { fields: ['roleId'] });
  return account?.roleId ? own.roles.one(account.roleId) : null;
}

/** Fields of a role by which its holders see records, beside their department and stores. */
export interface Sight {
  roleType?: unknown;
  dataScope?: unknown;
}

/** Returns true for the roles that see the screens of their stores alone, and those of a department not (PERM-07). */
export const isKeepers = ({ roleType }: Sight): boolean => roleType === 'keeper';

/**
 * Refuses SCOPE_TOO_WIDE for a role that sees more than the caller's own: by a wider data permission, or by another type
 * than theirs where they are a store keeper, since what a keeper does not see at all is seen even by "only oneself".
 */
export async function checkSight(tx: Tx, user: Giver, role: Sight): Promise<void> {
  if (user.data.kind === 'all') return;
  const own = await ownRole(tx, user);
  if (own && isKeepers(own) && !isKeepers(role)) throw refuse('SCOPE_TOO_WIDE', { field: 'roleType' });
  if (SCOPES.indexOf(role.dataScope) > SCOPES.indexOf(own?.dataScope))
    throw refuse('SCOPE_TOO_WIDE', { field: 'dataScope' });
}

/**
 * The same for a whole role: whoever makes or takes over an account gets all that its role holds and sees. An
 * administrator's sees everything, whatever data permission it names.
 */
export async function checkRole(tx: Tx, user: Giver, roleId: string | null | undefined): Promise<void> {
  const role = roleId ? await tx.roles.one(roleId) : null;
  if (!role) return;
  checkGiven(user, permissionsOf(role, user));
  if (!isAdministrator(role)) await checkSight(tx, user, role);
  else if (user.data.kind !== 'all') throw refuse('SCOPE_TOO_WIDE', { field: 'dataScope' });
}

/** Refuses a department outside the caller's scope: an account placed there would see its records. */
export function checkDepartment(user: Pick<SessionUser, 'data' | 'deptId'>, deptId: unknown, field = 'deptId'): void {
  if (typeof deptId !== 'string' || user.data.kind === 'all') return;
  const reached = user.data.kind === 'depts' ? user.data.deptIds : [user.deptId];
  if (!reached.includes(deptId)) throw refuse('SCOPE_TOO_WIDE', { field });
}
