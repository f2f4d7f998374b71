import { createTransport } from 'nodemailer';
import { isEmail } from '#core/entity/formats.ts';
import type { Mail } from '../services.ts';

/** Sender of all mails of an installation. */
export interface Sender {
  name: string;
  address: string;
}

/** Nothing of a header may begin another one (A21). */
const LINE_BREAK = /[\r\n]+/g;

/** Composes only: no connection is opened. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Returns a mail as RFC 5322 has it. Its id becomes the Message-ID, so that a mail that had to be sent again is the same
 * mail to whoever gets it. Addresses with a line break, a comma or a semicolon are none.
 */
export async function compose(mail: Mail, sender: Sender, now: number): Promise<Buffer> {
  for (const address of mail.to) if (!isEmail(address)) throw new Error('a recipient is no e-mail address');
  const { message } = await composer.sendMail({
    from: { name: sender.name.replace(LINE_BREAK, ' '), address: sender.address },
    to: [...mail.to],
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject.replace(LINE_BREAK, ' '),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.id === undefined ? {} : { messageId: `<${mail.id}@${sender.address.split('@').at(-1)}>` }),
    date: new Date(now),
    textEncoding: 'base64',
    // Mails go out by themselves: no out-of-office answer is wanted.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}
