import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createHasher } from './auth/hasher.ts';
import { readCardsUrl } from './cards/cardsUrl.ts';
import { controlCenter } from './cards/controlCenter.ts';
import type { Config } from './config.ts';
import { fileMailer } from './mail/fileMailer.ts';
import { openSmtp } from './mail/smtp.ts';
import { readSmtpUrl } from './mail/smtpUrl.ts';
import { openFolderStore } from './media/folder.ts';
import { readS3Url } from './media/s3/settings.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { createHints } from './player/hints.ts';
import { openPayments } from './pay/openPayments.ts';
import { createPresence } from './presence.ts';
import type { Clock, Mailer, MediaStore, Services, Sms } from './services.ts';
import { aliyunSms } from './sms/aliyun.ts';
import { sandboxSms } from './sms/sandbox.ts';
import { readSmsUrl } from './sms/smsUrl.ts';
import { openStore } from './store/store.ts';
import { openWeather } from './weather/weather.ts';

/** The clock of the machine: the only one outside tests. */
const systemClock: Clock = { now: () => Date.now() };

function openSms(config: Config, clock: Clock, say: (line: string) => void): Sms | null {
  if (config.smsUrl !== undefined) return aliyunSms(readSmsUrl(config.smsUrl), clock);
  return config.production ? null : sandboxSms(say);
}

async function openMailer(config: Config, clock: Clock, say: (line: string) => void): Promise<Mailer> {
  if (config.smtpUrl === undefined) return fileMailer(config.dataDir, clock);
  return openSmtp(readSmtpUrl(config.smtpUrl), clock, say);
}

/** Opens the storage of files. The S3 client is loaded by who uses it: it would hold up every other start. */
async function openMedia(config: Config, say: (line: string) => void): Promise<MediaStore> {
  if (config.storageUrl === undefined) return openFolderStore(join(config.dataDir, 'media'), config.secret);
  const { openS3Store } = await import('./media/s3/start.ts');
  return openS3Store(readS3Url(config.storageUrl, config.storageKeys), {
    copiesFolder: join(config.dataDir, 'copies'),
    origin: config.publicUrl === undefined ? undefined : new URL(config.publicUrl).origin,
    say,
  });
}

/**
 * Opens all services, and migrates the database. Throws `StartRefusal` with a sentence for the operator if something
 * cannot be opened.
 */
export async function openServices(
  config: Config,
  say: (line: string) => void,
  clock: Clock = systemClock,
): Promise<Services> {
  const sms = openSms(config, clock, say);
  const mailer = await openMailer(config, clock, say);
  const payments = openPayments(config, clock);
  // The data folder holds accounts, media and mails: no other user of the machine may read it.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const media = await openMedia(config, say);
  const store = await openStore(config, clock);
  try {
    for (const sentence of await store.sync()) say(sentence);
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    config,
    clock,
    store,
    media,
    hasher: createHasher(),
    sms,
    mailer,
    payments,
    weather: openWeather(config, clock, say),
    cardOperator: config.cardsUrl === undefined ? null : controlCenter(readCardsUrl(config.cardsUrl), say),
    outgoing: createOutgoing({ allowsLoopback: !config.production }),
    hints: createHints(store.bus),
    presence: createPresence(store.bus, clock),
  };
}
