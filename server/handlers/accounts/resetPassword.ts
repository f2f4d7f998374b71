import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { givenPassword, type GivenPassword } from '../../auth/givenPassword.ts';
import { endSessionsOf } from '../../auth/sessions.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { displayOf } from '../../policies/changes.ts';
import { callerNow } from '../../policies/callerNow.ts';
import { checkRole } from '../../policies/roleStrength.ts';
import { batch } from '../batch.ts';

/**
 * Sets the default password, to be changed at the next login (ENT-09); all sessions of the account end (A22). Refused
 * for an account whose role has more permissions than the caller's.
 */
export const resetPassword = handler<'account.resetPassword', GivenPassword>('account.resetPassword', {
  before: ({ services }) => givenPassword(services),
  run: (context) => {
    const { tx, before } = context;
    return batch(context, async (id, { log }) => {
      const account = await tx.accounts.one(id, { lock: 'change' });
      if (!account) throw refuse('NOT_FOUND');
      await checkRole(tx, await callerNow(context), account.roleId);
      await tx.accounts.update(id, { password: before.hash, mustChangePassword: true });
      await endSessionsOf(tx, id);
      log({ targetId: id, targetName: displayOf(accountMeta, account), after: { password: '***' } });
      return before;
    });
  },
});
