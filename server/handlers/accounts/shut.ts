import { endSessionsOf } from '../../auth/sessions.ts';
import type { HandlerContext } from '../../call/types.ts';
import { endRightsOf, leaveStoresOf } from '../../commands/endRights.ts';
import { callerNow } from '../../policies/callerNow.ts';
import { checkRole } from '../../policies/roleStrength.ts';
import type { Decision } from '../crud/decision.ts';
import { acting, restoring } from '../verbs.ts';

type Context = Pick<HandlerContext<unknown>, 'tx' | 'user' | 'call'>;

/** Shuts an account out: its sessions end at once (A22). One that is stronger stays. */
async function shut({ id, roleId }: { id: string; roleId: string }, context: Context): Promise<Decision> {
  const { tx } = context;
  await checkRole(tx, await callerNow(context), roleId);
  return { effects: () => endSessionsOf(tx, id) };
}

/**
 * Deletes an account: its control rights end with it, and its stores wait for another keeper (PERM-07). That a stronger one
 * stays is asked beforehand, too (policies/deletable.ts).
 */
async function removed(account: { id: string; roleId: string; corpId: string }, context: Context): Promise<Decision> {
  const { effects } = await shut(account, context);
  return {
    effects: async (after) => {
      await effects?.(after);
      await endRightsOf(context.tx, account);
      await leaveStoresOf(context.tx, account);
    },
  };
}

export const pause = acting('account', 'pause', shut);
export const remove = acting('account', 'delete', removed);

/** Restores an account, paused: somebody lets it in again, and its next login asks for another password. Rights and stores do not come back. */
export const restore = restoring('account', async ({ roleId }, context) => {
  await checkRole(context.tx, await callerNow(context), roleId);
  return { changes: { status: 'paused' as const, mustChangePassword: true } };
});
