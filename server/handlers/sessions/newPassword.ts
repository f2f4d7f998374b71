import { isOwnName } from '#core/entity/formats.ts';
import { codeDigest, tryCode } from '../../auth/codes.ts';
import { endSessionsOf } from '../../auth/sessions.ts';
import { writeLog } from '../../call/operationLog.ts';
import { handler } from '../../call/handler.ts';
import { refusal, refuse } from '../../call/refuse.ts';
import { callerOf } from '../../policies/sessionUser.ts';
import { accountOf, recipientOf } from './recipient.ts';
import type { Known } from './signIn.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Result of the code, tried before the transaction, because the hash takes as long as fifty writes. */
interface Tried {
  outcome: 'right' | 'wrong' | 'burnt';
  account: Known | null;
  newHash: string;
}

/**
 * Sets a forgotten password anew by a code that was sent for it (SES-19), and ends all sessions of the account: whoever
 * knew the old password is out. A code that was never sent answers as a burnt one does, so that nothing says who has an
 * account (A17).
 */
export const newPassword = handler<'session.newPassword', Tried>('session.newPassword', {
  async before({ input, now, installation, services }) {
    const recipient = recipientOf(input);
    const { outcome, account } = await services.store.write(SYSTEM, async (tx) => {
      const found = await accountOf(tx, recipient);
      const row = found ? await tx.accounts.one(found.accountId, { fields: ['userName'] }) : null;
      const codeHash = codeDigest(services.config.secret, recipient.value, input.code);
      const tried = await tryCode(tx, { recipient: recipient.value, purpose: 'password', codeHash, installation, now });
      // Said only to whoever has the code, since it tells that there is such an account; thrown, so that the code stays good.
      if (tried === 'right' && row && isOwnName(input.newPassword, row.userName ?? ''))
        throw refuse('PASSWORD_IS_NAME');
      return { outcome: tried, account: found };
    });
    const newHash = outcome === 'right' && account ? await services.hasher.hash(input.newPassword) : '';
    return { outcome, account, newHash };
  },
  async run({ before, tx, call, ip, traceKey }) {
    const { outcome, account, newHash } = before;
    if (outcome === 'wrong') return refusal('CODE_WRONG');
    if (outcome === 'burnt' || !account) return refusal('CODE_BURNT');
    const { accountId, corpId } = account;
    const caller = await callerOf(tx, accountId, corpId);
    if (caller === 'NOT_FOUND') return refusal('CODE_BURNT');
    if (typeof caller === 'string') throw refuse(caller);
    await tx
      .as({ kind: 'system', corpId })
      .accounts.update(accountId, { password: newHash, mustChangePassword: false });
    await endSessionsOf(tx, accountId);
    const entry = { targetId: accountId, targetName: caller.realName, after: { password: '***' } };
    await writeLog(tx, { call, user: caller, ip, traceKey }, [entry]);
    return {};
  },
});
