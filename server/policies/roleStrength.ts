import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import type { Tx } from '../store/types.ts';
import { permissionsOf } from './sessionUser.ts';

type Giver = Pick<SessionUser, 'can' | 'system'>;

/** Refuses ROLE_TOO_STRONG where somebody would give a permission that they do not hold themselves (A18). */
export function checkGiven(user: Giver, names: Iterable<string>): void {
  for (const name of names) if (!user.can(name)) throw refuse('ROLE_TOO_STRONG', { data: { permission: name } });
}

/** The same for a whole role: whoever makes or takes over an account gets all that its role holds. */
export async function checkRole(tx: Tx, user: Giver, roleId: string | null | undefined): Promise<void> {
  const role = roleId ? await tx.roles.one(roleId) : null;
  if (role) checkGiven(user, permissionsOf(role, user.system));
}
