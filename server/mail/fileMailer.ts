import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createUuid } from '#core/uuid.ts';
import type { Clock, Mailer } from '../services.ts';
import { compose } from './compose.ts';

const uuid = createUuid();
const SENDER = { name: 'Vitrine', address: 'vitrine@localhost' } as const;

/** The default: each mail is a file that any mail program opens, in `mail/` of the data folder. */
export function fileMailer(dataDir: string, clock: Clock): Mailer {
  const folder = join(dataDir, 'mail');
  return {
    async send(mail) {
      const now = clock.now();
      const text = await compose(mail, SENDER, now);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = join(folder, `${uuid(now)}.eml`);
      // Written to a temporary name and renamed, so that nobody reads half a mail.
      await writeFile(`${name}.part`, text, { mode: 0o600 });
      await rename(`${name}.part`, name);
    },
  };
}
