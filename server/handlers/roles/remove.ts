import { refuse } from '../../call/refuse.ts';
import { checkRole } from '../../policies/roleStrength.ts';
import { acting } from '../verbs.ts';

/** Deletes roles; refused for one that accounts use (ENT-05). */
export const remove = acting('role', 'delete', async ({ id, corpId }, { tx, user }) => {
  await checkRole(tx, user, id);
  // Counts accounts outside the caller's scope as well.
  const held = await tx.as({ kind: 'system', corpId }).accounts.count((eb) => eb('role_id', '=', id));
  if (held > 0) throw refuse('ROLE_IN_USE', { data: { accounts: held } });
});
