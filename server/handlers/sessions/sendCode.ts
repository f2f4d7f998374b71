import { limits } from '#generated/model/limits.gen.ts';
import { isKnownAddress } from '../../auth/knownAddresses.ts';
import { codeDigest, keepCode, maySend } from '../../auth/phoneCodes.ts';
import { newCode } from '../../auth/secrets.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { addressKey } from '../../call/addressKey.ts';

/**
 * Sends a code to a phone (SES-04). A phone that nobody has is answered alike and gets no message:
 * the answer tells nobody who has an account (A17), and nobody can have us pay for messages to strangers.
 */
export const sendCode = handler('session.sendCode', async ({ input, tx, now, ip, installation, services }) => {
  const { phone } = input;
  const { sms } = services;
  if (!sms) throw refuse('CODE_UNAVAILABLE');
  const [account] = await tx.accounts.find((eb) => eb('phone', '=', phone), { fields: ['id'], limit: 1 });
  const isOwners = account !== undefined && (await isKnownAddress(tx, account.id, ip));
  if (!(await maySend(tx, { phone, ip: addressKey(ip), isOwners, now }))) throw refuse('CODE_TOO_SOON');
  const code = newCode();
  await keepCode(tx, {
    phone,
    codeHash: codeDigest(services.config.secret, phone, code),
    installation,
    ip: addressKey(ip),
    now,
  });
  // After the commit, and not waited for: how long it takes would say whether it was sent.
  if (account) tx.afterCommit(() => void sms.sendCode(phone, code));
  return { resendS: limits.codeResend / 1000 };
});
