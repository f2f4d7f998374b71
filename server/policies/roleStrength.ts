import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import type { Tx } from '../store/types.ts';
import { isAdministrator, permissionsOf } from './sessionUser.ts';

type Giver = Pick<SessionUser, 'can' | 'system' | 'edition' | 'userId' | 'corpId' | 'data'>;

/** Data permissions (PERM-04), the narrowest first. */
const SCOPES: readonly unknown[] = ['self', 'dept', 'deptTree'];

/** Refuses ROLE_TOO_STRONG if somebody would grant or revoke a permission that they do not have (A18), at the error's own field or another. */
export function checkGiven(user: Giver, names: Iterable<string>, field?: string): void {
  for (const name of names)
    if (!user.can(name))
      throw refuse('ROLE_TOO_STRONG', { data: { permission: name }, ...(field === undefined ? {} : { field }) });
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
 * Returns the field by which a role sees more than the caller's own: a wider data permission, or another type than theirs
 * where they are a store keeper, since what a keeper does not see at all is seen even by "only oneself".
 */
async function widerBy(tx: Tx, user: Giver, role: Sight): Promise<keyof Sight | undefined> {
  if (user.data.kind === 'all') return undefined;
  const own = await ownRole(tx, user);
  if (own && isKeepers(own) && !isKeepers(role)) return 'roleType';
  return SCOPES.indexOf(role.dataScope) > SCOPES.indexOf(own?.dataScope) ? 'dataScope' : undefined;
}

/** Refuses SCOPE_TOO_WIDE at the field by which a role that is written sees more than the caller's own. */
export async function checkSight(tx: Tx, user: Giver, role: Sight): Promise<void> {
  const field = await widerBy(tx, user, role);
  if (field) throw refuse('SCOPE_TOO_WIDE', { field });
}

/**
 * Refuses a role that holds or sees more than the caller: whoever makes or takes over an account gets all of it. An
 * administrator's sees everything, whatever data permission it names.
 *
 * @param field the caller's own field that names the role; absent: nothing that the caller sent does.
 */
export async function checkRole(tx: Tx, user: Giver, roleId: string | null | undefined, field?: string): Promise<void> {
  const role = roleId ? await tx.roles.one(roleId) : null;
  if (!role) return;
  checkGiven(user, permissionsOf(role, user), field);
  const isWider = isAdministrator(role) ? user.data.kind !== 'all' : (await widerBy(tx, user, role)) !== undefined;
  if (isWider) throw refuse('SCOPE_TOO_WIDE', field === undefined ? {} : { field });
}

/** Refuses a department outside the caller's scope: an account placed there would see its records. */
export function checkDepartment(user: Pick<SessionUser, 'data' | 'deptId'>, deptId: unknown, field = 'deptId'): void {
  if (typeof deptId !== 'string' || user.data.kind === 'all') return;
  const reached = user.data.kind === 'depts' ? user.data.deptIds : [user.deptId];
  if (!reached.includes(deptId)) throw refuse('SCOPE_TOO_WIDE', { field });
}
