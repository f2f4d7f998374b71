import { refuse } from '../../call/refuse.ts';
import { checkRole } from '../../policies/roleStrength.ts';
import { acting } from '../verbs.ts';

/** Deletes roles; one that people hold stays (ENT-05). */
export const remove = acting('role', 'delete', async ({ id, corpId }, { tx, user }) => {
  await checkRole(tx, user, id);
  // Held by somebody whom the caller does not see is held all the same.
  const held = await tx.as({ kind: 'system', corpId }).accounts.count((eb) => eb('role_id', '=', id));
  if (held > 0) throw refuse('ROLE_IN_USE', { data: { accounts: held } });
});
