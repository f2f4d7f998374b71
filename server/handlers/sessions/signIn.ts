import type { System } from '#core/entity/meta.ts';
import { rememberAddress } from '../../auth/knownAddresses.ts';
import { openSession } from '../../auth/sessions.ts';
import { writeLog } from '../../call/operationLog.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { atHost } from '../../policies/hostEdition.ts';
import { callerOf } from '../../policies/sessionUser.ts';
import { profileOf } from './profile.ts';

type Context = Pick<
  HandlerContext<unknown, unknown>,
  'call' | 'tx' | 'now' | 'ip' | 'host' | 'userAgent' | 'traceKey' | 'services' | 'setCookie'
>;

/** Account that has passed the check of password or code. */
export interface Known {
  accountId: string;
  corpId: string;
}

/**
 * Signs an account in: a new token and a new cookie, a line in the log, and who it is. Refuses a paused
 * account or corporation, and one of the other console (SES-11); said only after the password was right.
 */
export async function signIn(context: Context, { accountId, corpId }: Known, systems: readonly System[]) {
  const { tx, now, ip, host, userAgent, call, traceKey, services, setCookie } = context;
  const caller = await callerOf(tx, accountId, corpId);
  if (caller === 'NOT_FOUND') throw refuse('LOGIN_FAILED');
  if (typeof caller === 'string') throw refuse(caller);
  if (!systems.includes(caller.system)) throw refuse('WRONG_SYSTEM');
  await rememberAddress(tx, accountId, ip, now);
  const { token, cookie } = await openSession(tx, { accountId, corpId, system: caller.system, ip, userAgent, now });
  // Not an edit of the account: rev stays, so that somebody who edits it now gets no conflict.
  await tx.ofCorp(corpId).updateTable('accounts').set({ last_login_at: now }).where('id', '=', accountId).execute();
  await writeLog(tx, { call, user: caller, ip, traceKey }, [{ targetId: accountId, targetName: caller.realName }]);
  setCookie(cookie);
  return { token, ...(await profileOf(tx, atHost(caller, services.config, host), now)) };
}
