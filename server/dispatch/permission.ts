import { whyNotAllowed } from '#core/entity/guard.ts';
import type { CallMeta, EntityMeta } from '#core/entity/meta.ts';
import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import { isBeyond } from '../policies/sessionUser.ts';

/**
 * Refuses a call whose permission the role lacks (PERM-08), in both systems alike. A list that
 * names one of its views asks that view's permission instead: a reviewer need not see all ads. Who
 * signed in with a password that somebody else set has to change it first.
 */
export function checkPermission(
  call: CallMeta,
  entity: EntityMeta | undefined,
  view: unknown,
  user: SessionUser,
): void {
  if (user.mustChangePassword && call.entity !== 'session') throw refuse('PASSWORD_MUST_CHANGE');
  const missing = permissionsOf(call, entity, view).find((name) => !user.can(name));
  if (missing !== undefined) throw refuse(isBeyond(missing, user) ? 'EDITION_NEEDED' : 'NO_PERMISSION');
  const action = entity?.actions.find((one) => one.call === call.verb);
  if (action && whyNotAllowed({ ...action, perm: call.perm }, user)?.rule === 'edition') throw refuse('EDITION_NEEDED');
}

/** Permissions of a call. The bin needs that to delete; an export needs its own and that of the view. */
function permissionsOf(call: CallMeta, entity: EntityMeta | undefined, view: unknown): string[] {
  const viewPerm = entity?.views.find(({ name }) => name === view)?.perm;
  if (call.kind === 'list' && view === 'bin' && entity?.bin) return [call.perm, entity.bin.perm];
  if (call.kind === 'list') return [viewPerm ?? call.perm];
  return call.kind === 'export' && entity ? [call.perm, viewPerm ?? entity.perm.list] : [call.perm];
}
