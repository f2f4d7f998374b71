import { limits } from '#generated/model/limits.gen.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { isKnownAddress } from '../../auth/knownAddresses.ts';
import { codeDigest, keepCode, maySend } from '../../auth/codes.ts';
import { newCode } from '../../auth/secrets.ts';
import { brandsOf } from '../../brands.ts';
import { brandName } from '../../commands/brandName.ts';
import { brandHost } from '../../environment.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { addressKey } from '../../call/addressKey.ts';
import { codeMail } from '../../mail/codeMail.ts';
import type { Services } from '../../services.ts';
import { accountOf, recipientOf, type Recipient } from './recipient.ts';

/** Returns what sends a code, or refuses where the installation has nothing to send it with. */
export function senderOf(
  { config, sms, mailer }: Services,
  { column, value }: Recipient,
  { brand, language }: { brand: string; language: Language },
) {
  if (column === 'phone') {
    if (!sms) throw refuse('CODE_UNAVAILABLE');
    return (code: string) => sms.sendCode(value, code);
  }
  // Without a mail server mails are files, and production must not write codes down.
  if (config.production && config.smtpUrl === undefined) throw refuse('CODE_NO_MAIL');
  return (code: string) => mailer.send({ to: [value], ...codeMail({ brand, code }, language) });
}

/**
 * Sends a code to a phone or a mail address (SES-04, SES-21). An unknown one gets the same answer but no message: the
 * answer does not reveal who has an account (A17), and strangers cannot make us pay for messages. Only who registers gets
 * one without an account (SES-20), within the same limits; whether there is one is told by no answer.
 */
export const sendCode = handler(
  'session.sendCode',
  async ({ input, tx, now, ip, host, installation, language, services }) => {
    const recipient = recipientOf(input);
    const { value } = recipient;
    const account = await accountOf(tx, recipient);
    const brand = account
      ? await brandName(tx, services.config, account.corpId)
      : brandsOf(services.config).of(brandHost(host)).name;
    const sendTo = senderOf(services, recipient, { brand, language });
    const isOwners = account !== null && (await isKnownAddress(tx, account.accountId, ip));
    if (!(await maySend(tx, { recipient: value, ip: addressKey(ip), isOwners, now })))
      throw refuse('CODE_TOO_SOON', { field: recipient.column });
    const code = newCode();
    await keepCode(tx, {
      recipient: value,
      purpose: input.purpose ?? 'login',
      codeHash: codeDigest(services.config.secret, value, code),
      installation,
      ip: addressKey(ip),
      now,
    });
    // Sent after the commit and not awaited: the response time would reveal whether a message was sent.
    if (account || input.purpose === 'register')
      tx.afterCommit(
        () => void sendTo(code).catch((error: unknown) => process.emitWarning(String(error), 'CodeNotSent')),
      );
    return { resendS: limits.codeResend / 1000 };
  },
);
