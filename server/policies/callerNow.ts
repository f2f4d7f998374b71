import { refuse } from '../call/refuse.ts';
import type { HandlerContext, SessionUser } from '../call/types.ts';
import { isAdministrator, permissionsOf } from './sessionUser.ts';

/**
 * Returns the caller with what their role gives them at this moment, not when the call was let in; nobody else changes
 * accounts of their enterprise until the transaction ends. Refuses who was deleted, paused, given a new password or
 * another role without the call's permission meanwhile: of two administrators who shut out or demote each other, one
 * remains.
 */
export async function callerNow({
  tx,
  user,
  call,
}: Pick<HandlerContext<unknown>, 'tx' | 'user' | 'call'>): Promise<SessionUser> {
  await tx.hold(`administrators of ${user.corpId}`);
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  const account = await own.accounts.one(user.userId, { fields: ['status', 'mustChangePassword', 'roleId'] });
  if (account?.status !== 'enabled' || account.mustChangePassword) throw refuse('LOGIN_TIMEOUT');
  const role = account.roleId ? await own.roles.one(account.roleId) : null;
  const held = role ? permissionsOf(role, user) : new Set<string>();
  const can = (permission: string) => user.can(permission) && (permission === 'open' || held.has(permission));
  if (!can(call.perm)) throw refuse('NO_PERMISSION');
  const isNarrowed = user.data.kind === 'all' && !(role && isAdministrator(role));
  return { ...user, can, data: isNarrowed ? { kind: 'self' } : user.data };
}
