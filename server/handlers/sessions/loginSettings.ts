import { brandName } from '../../commands/brandName.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { codeDigest, keepCode, maySend, tryCode } from '../../auth/codes.ts';
import { newCode } from '../../auth/secrets.ts';
import { endOtherSessions, endOwnSession, sessionsOf } from '../../auth/sessions.ts';
import { PASSWORD_RULE, forgetTries, takeTry } from '../../auth/throttle.ts';
import { addressKey } from '../../call/addressKey.ts';
import { handler } from '../../call/handler.ts';
import { refusal, refuse } from '../../call/refuse.ts';
import { accountOf, recipientOf } from './recipient.ts';
import { senderOf } from './sendCode.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Returns the caller's own phone, mail address and sessions (ENT-10). */
export const loginSettings = handler('session.loginSettings', async ({ tx, user }) => {
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  const account = await own.accounts.one(user.userId, { fields: ['userName', 'phone', 'email'] });
  const sessions = await sessionsOf(tx, user.userId);
  return {
    userName: account?.userName ?? user.userName,
    phone: account?.phone ?? null,
    email: account?.email ?? null,
    sessions: sessions.map(({ id, ip, userAgent, createdAt, lastSeenAt }) => ({
      id,
      ip,
      userAgent: userAgent ?? '',
      isThis: id === user.sessionId,
      createdAt: iso(createdAt),
      lastSeenAt: iso(lastSeenAt),
    })),
  };
});

/** Sends a code to the phone or mail address that the caller wants to bind; who reads it has it. */
export const bindCode = handler(
  'session.bindCode',
  async ({ input, tx, user, now, ip, installation, language, services }) => {
    if (user.mustChangePassword) throw refuse('PASSWORD_MUST_CHANGE');
    const recipient = recipientOf(input);
    const brand = await brandName(tx, services.config, user.corpId);
    const sendTo = senderOf(services, recipient, { brand, language });
    const asked = { recipient: recipient.value, ip: addressKey(ip), now };
    if (!(await maySend(tx, { ...asked, isOwners: false }))) throw refuse('CODE_TOO_SOON', { field: recipient.column });
    const code = newCode();
    const codeHash = codeDigest(services.config.secret, recipient.value, code);
    await keepCode(tx, { ...asked, purpose: 'bind', codeHash, installation });
    tx.afterCommit(
      () => void sendTo(code).catch((error: unknown) => process.emitWarning(String(error), 'CodeNotSent')),
    );
    return { resendS: limits.codeResend / 1000 };
  },
);

/** Result of the check of the password, done before the transaction. */
interface Looked {
  waitUntil: number | null;
  isRight: boolean;
}

/**
 * Binds a phone or a mail address to the caller's account, or changes it: with the code that was sent there and the
 * present password, whose tries are throttled as at login.
 */
export const bind = handler<'session.bind', Looked>('session.bind', {
  async before({ input, user, now, services }) {
    const { account, waitUntil } = await services.store.write({ kind: 'system', corpId: user.corpId }, async (tx) => ({
      account: await tx.accounts.one(user.userId, { fields: ['password'] }),
      waitUntil: await takeTry(tx, `bind:${user.userId}`, PASSWORD_RULE, now),
    }));
    if (waitUntil !== null || !account?.password) return { waitUntil, isRight: false };
    return { waitUntil, isRight: await services.hasher.verify(account.password, input.oldPassword) };
  },
  async run({ before, input, tx, user, now, installation, services, log }) {
    if (before.waitUntil !== null) return refusal('ACCOUNT_LOCKED', { data: { waitUntil: before.waitUntil } });
    if (!before.isRight) return refusal('PASSWORD_WRONG');
    const recipient = recipientOf(input);
    const { column, value } = recipient;
    const codeHash = codeDigest(services.config.secret, value, input.code);
    const tried = await tryCode(tx, { recipient: value, purpose: 'bind', codeHash, installation, now });
    if (tried === 'burnt') return refusal('CODE_BURNT');
    if (tried === 'wrong') return refusal('CODE_WRONG');
    const all = tx.as({ kind: 'system', corpId: null });
    const holder = await accountOf(all, recipient);
    if (holder && holder.accountId !== user.userId) throw refuse('PAYLOAD_INVALID', { field: column, rule: 'taken' });
    await forgetTries(tx, `bind:${user.userId}`);
    const own = tx.as({ kind: 'system', corpId: user.corpId }).accounts;
    const account = await own.one(user.userId, { fields: [column], lock: 'change' });
    await own.update(user.userId, { [column]: value });
    const bound = { before: { [column]: account?.[column] ?? null }, after: { [column]: value } };
    log({ targetId: user.userId, targetName: user.realName, ...bound });
    return {};
  },
});

/** Ends one of the caller's own sessions, or all but the one that asks. */
export const endSession = handler('session.endSession', async ({ input: { id }, tx, user, log }) => {
  log({ targetId: user.userId, targetName: user.realName });
  if (id !== undefined) {
    if (!(await endOwnSession(tx, user.userId, id))) throw refuse('NOT_FOUND');
    return { ended: 1 };
  }
  return { ended: await endOtherSessions(tx, user.userId, user.sessionId) };
});
