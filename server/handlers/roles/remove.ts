import { refuse } from '../../call/refuse.ts';
import { checkRole } from '../../policies/roleStrength.ts';
import { acting } from '../verbs.ts';

/** Deletes roles; the built-in one and one that people hold stay (ENT-05). */
export const remove = acting('role', 'delete', async ({ id, builtIn, corpId }, { tx, user }) => {
  if (builtIn) throw refuse('ROLE_FIXED');
  await checkRole(tx, user, id);
  // Held by somebody whom the caller does not see is held all the same.
  const held = await tx.as({ kind: 'system', corpId }).accounts.count((eb) => eb('role_id', '=', id));
  if (held > 0) throw refuse('ROLE_IN_USE', { data: { accounts: held } });
});
