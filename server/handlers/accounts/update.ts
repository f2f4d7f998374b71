import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { checkRole } from '../../policies/roleStrength.ts';
import { update as updateRow } from '../crud/update.ts';

/** Changes an account. Nobody makes one stronger than themselves, nor changes one that is. */
export const update = handler('account.update', async (context) => {
  const { input, tx, user } = context;
  const account = await tx.accounts.one(input.id, { fields: ['roleId'], lock: 'change' });
  if (!account) throw refuse('NOT_FOUND');
  await checkRole(tx, user, account.roleId);
  await checkRole(tx, user, input.roleId);
  const role = input.roleId ? await tx.roles.one(input.roleId, { fields: ['roleType'] }) : null;
  return updateRow(accountMeta, context, role ? { roleType: role.roleType ?? null } : {});
});
