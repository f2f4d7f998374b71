import { isOwnName } from '#core/entity/formats.ts';
import { endOtherSessions } from '../../auth/sessions.ts';
import { PASSWORD_RULE, forgetTries, takeTry } from '../../auth/throttle.ts';
import { handler } from '../../call/handler.ts';
import { refusal, refuse } from '../../call/refuse.ts';

/** Result of the check of the old password, done before the transaction. */
interface Looked {
  waitUntil: number | null;
  isRight: boolean;
  newHash: string;
}

/**
 * Changes the caller's own password (ME-01) and ends all other sessions of the account. Tries of the old password are
 * throttled as at login.
 */
export const changePassword = handler<'session.changePassword', Looked>('session.changePassword', {
  async before({ input, user, now, services }) {
    if (input.newPassword === input.oldPassword) throw refuse('PASSWORD_SAME');
    if (isOwnName(input.newPassword, user.userName)) throw refuse('PASSWORD_IS_NAME');
    const { account, waitUntil } = await services.store.write({ kind: 'system', corpId: user.corpId }, async (tx) => ({
      account: await tx.accounts.one(user.userId, { fields: ['password'] }),
      waitUntil: await takeTry(tx, `change:${user.userId}`, PASSWORD_RULE, now),
    }));
    if (waitUntil !== null || !account?.password) return { waitUntil, isRight: false, newHash: '' };
    const isRight = await services.hasher.verify(account.password, input.oldPassword);
    return { waitUntil, isRight, newHash: isRight ? await services.hasher.hash(input.newPassword) : '' };
  },
  async run({ before, tx, user, log }) {
    if (before.waitUntil !== null) return refusal('ACCOUNT_LOCKED', { data: { waitUntil: before.waitUntil } });
    if (!before.isRight) return refusal('PASSWORD_WRONG');
    await forgetTries(tx, `change:${user.userId}`);
    await tx
      .as({ kind: 'system', corpId: user.corpId })
      .accounts.update(user.userId, { password: before.newHash, mustChangePassword: false });
    await endOtherSessions(tx, user.userId, user.sessionId);
    log({ targetId: user.userId, targetName: user.realName, after: { password: '***' } });
    return {};
  },
});
