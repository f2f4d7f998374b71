import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { endSessionsOf } from '../../auth/sessions.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { checkRole } from '../../policies/roleStrength.ts';
import { actionOf } from '../actionOf.ts';
import { act, type ActionInput } from '../transition.ts';

/** Refuses who was shut out meanwhile: of two administrators who delete each other, one stays. */
async function checkStanding({ tx, user }: HandlerContext<ActionInput>): Promise<void> {
  await tx.hold(`administrators of ${user.corpId}`);
  const own = tx.as({ kind: 'system', corpId: user.corpId }).accounts;
  const caller = await own.one(user.userId, { fields: ['status'] });
  if (caller?.status !== 'enabled') throw refuse('LOGIN_TIMEOUT');
}

/** Pauses or deletes accounts: their sessions end at once (A22). One's own stays, and so does one that is stronger. */
function shut(name: 'pause' | 'delete', context: HandlerContext<ActionInput>) {
  const { tx, user } = context;
  return act(accountMeta, actionOf(accountMeta, name), context, {
    check: async ({ id, roleId }) => {
      if (id === user.userId) throw refuse('ACCOUNT_SELF');
      await checkStanding(context);
      await checkRole(tx, user, roleId as string | null);
      await endSessionsOf(tx, id);
    },
  });
}

export const pause = handler('account.pause', (context) => shut('pause', context));
export const remove = handler('account.delete', (context) => shut('delete', context));
