import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createUuid } from '#core/uuid.ts';
import type { Clock, Mailer } from './services.ts';

const uuid = createUuid();

/** Nothing of a header may begin another one (A21). */
const LINE_BREAK = /[\r\n]+/g;

/** Returns text for a mail header: non-ASCII text becomes encoded words (RFC 2047). */
function header(text: string): string {
  const line = text.replace(LINE_BREAK, ' ');
  return /^[\x20-\x7e]*$/.test(line) ? line : `=?UTF-8?B?${Buffer.from(line, 'utf8').toString('base64')}?=`;
}

/** Returns a message as RFC 5322 has it. Addresses with a line break, a comma or a semicolon are none. */
export function messageText(message: Parameters<Mailer['send']>[0], now: number): string {
  for (const address of message.to) if (/[\s,;<>]/.test(address)) throw new Error('a recipient is no e-mail address');
  const lines = [
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    'From: Vitrine <vitrine@localhost>',
    `To: ${message.to.join(', ')}`,
    `Subject: ${header(message.subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    (
      Buffer.from(message.text, 'utf8')
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\r\n'),
    '',
  ];
  return lines.join('\r\n');
}

/** The default: each mail is a file that any mail program opens, in `mail/` of the data folder. */
export function fileMailer(dataDir: string, clock: Clock): Mailer {
  const folder = join(dataDir, 'mail');
  return {
    async send(message) {
      const now = clock.now();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = join(folder, `${uuid(now)}.eml`);
      // Written to a temporary name and renamed, so that nobody reads half a mail.
      await writeFile(`${name}.part`, messageText(message, now), { mode: 0o600 });
      await rename(`${name}.part`, name);
    },
  };
}
