import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createHasher } from './auth/hasher.ts';
import type { Config } from './config.ts';
import { fileMailer } from './mailer.ts';
import { openFolderStore, type FolderStore } from './media/folder.ts';
import { createHints } from './player/hints.ts';
import type { Clock, Services, Sms } from './services.ts';
import { StartRefusal } from './startRefusal.ts';
import { openStore } from './store/store.ts';

/** SMS gateway of development: prints messages to the log. Production must not have it, since a code opens an account. */
function sandboxSms(say: (line: string) => void): Sms {
  return {
    async sendCode(phone, code) {
      say(`SMS sandbox: the code for ${phone} is ${code}`);
    },
  };
}

/** The clock of the machine: the only one outside tests. */
const systemClock: Clock = { now: () => Date.now() };

/** Settings without an adapter in this build: the server refuses to start rather than, for example, write mails to files. */
const WITHOUT_ADAPTER = { storageUrl: 'STORAGE_URL', smtpUrl: 'SMTP_URL', smsUrl: 'SMS_URL' } as const;

/**
 * Opens all services, and migrates the database. Throws `StartRefusal` with a sentence for the operator if something
 * cannot be opened.
 */
export async function openServices(
  config: Config,
  say: (line: string) => void,
  clock: Clock = systemClock,
): Promise<Services & { media: FolderStore }> {
  for (const [setting, variable] of Object.entries(WITHOUT_ADAPTER)) {
    if (config[setting as keyof typeof WITHOUT_ADAPTER] !== undefined)
      throw new StartRefusal(`${variable} is set, but this version has no adapter for it: remove it.`);
  }
  // The data folder holds accounts, media and mails: no other user of the machine may read it.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const store = await openStore(config, clock);
  try {
    await store.sync();
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    config,
    clock,
    store,
    media: openFolderStore(join(config.dataDir, 'media'), config.secret),
    hasher: createHasher(),
    sms: config.production ? null : sandboxSms(say),
    mailer: fileMailer(config.dataDir, clock),
    hints: createHints(store.bus),
  };
}
