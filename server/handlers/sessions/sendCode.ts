import { limits } from '#generated/model/limits.gen.ts';
import { isKnownAddress } from '../../auth/knownAddresses.ts';
import { codeDigest, keepCode, maySend } from '../../auth/phoneCodes.ts';
import { newCode } from '../../auth/secrets.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { addressKey } from '../../call/addressKey.ts';

/**
 * Sends a code to a phone (SES-04). An unknown phone gets the same answer but no message: the answer does not reveal
 * who has an account (A17), and strangers cannot make us pay for messages.
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
  // Sent after the commit and not awaited: the response time would reveal whether a message was sent.
  if (account) tx.afterCommit(() => void sms.sendCode(phone, code));
  return { resendS: limits.codeResend / 1000 };
});
