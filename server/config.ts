import * as z from 'zod/mini';
import { ENVELOPE_FORMATS } from '#core/protocol/envelope.ts';
import { isPassword } from '#core/entity/formats.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { S3Keys } from './media/s3/settings.ts';
import { StartRefusal } from './startRefusal.ts';

/** Public secrets of development; refused in production (architecture 4). */
export const DEVELOPMENT = {
  appId: 'vitrine-console',
  appKey: 'vitrine-development-key',
  secret: 'vitrine-development-secret',
} as const;

const MIN_SECRET = 32;
const MIN_APP_KEY = 16;
const MIN_PASSWORD = 8;
const MIN_DISTINCT = 8;

/** The server's settings, from its environment. Read once, at the start; nothing else reads the environment. */
export interface Config {
  production: boolean;
  /** Address to listen on; default in production all, else this machine only. */
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** PostgreSQL; absent: SQLite in `dataDir`. */
  databaseUrl?: string;
  /** S3-compatible store (media/s3/settings.ts); absent: a folder in `dataDir`. */
  storageUrl?: string;
  /** Keys of the store, by the names that every S3 tool reads. */
  storageKeys: S3Keys;
  /** Folder of the embedded database, its media and mails. */
  dataDir: string;
  appId: string;
  /** Key that signs calls. It ships in the console's bundle: it protects the form of a call, it does not identify the caller. */
  appKey: string;
  /** Signs URLs of media and forms of uploads. */
  secret: string;
  /** Password of the demo accounts; absent: a random one, printed once. */
  demoPassword?: string;
  /** Password set by a reset (ENT-09); absent: a random one, shown once. */
  resetPassword?: string;
  /** SMTP server; absent: mails are files in `dataDir`. */
  smtpUrl?: string;
  /** SMS gateway; absent: codes are shown in the server's log, in production none are sent. */
  smsUrl?: string;
  /** Payment gateways (server/pay), with spaces between them; absent: a sandbox that the server starts, in production none. */
  payUrl?: string;
  /** Provider of the weather (LAY-03). */
  weatherUrl?: string;
  /** Platform of the network operator of data cards (server/cards); absent: none is asked. */
  cardsUrl?: string;
  /** Address that receives usage statistics from browsers (NET-10); absent: the installation's own collector; off: none are sent. */
  collectorUrl?: string;
  /** YAML file with the name and looks of the console per host (brands.ts). */
  brandsFile?: string;
  /** Address under which browsers and players reach the server, without a slash at its end; absent: the one they used. */
  publicUrl?: string;
  /** Load balancers whose X-Forwarded-* headers are trusted, as in "10.0.0.0/8, 192.0.2.7"; false: none. */
  trustProxy: string | false;
  /** Multiplies every rate limit: load tests raise it instead of switching limits off. */
  rateFactor: number;
  /** Free bytes of a disk below which it counts as full: uploads are refused, and the rest is left to the database. */
  diskReserve: number;
  /** Serve /docs. Anybody who reaches the server may read it. */
  docs: boolean;
  /** Day on which an operator confirmed the server's clock, midnight UTC (jobs/clockGuard.ts). */
  clockConfirmed?: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

const text = z.optional(z.string());
const PAY_URL = z.url({ protocol: /^(sandbox|alipay|wechat)$/ });
const wordsOf = (urls: string): string[] => urls.trim().split(/\s+/);
const environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  HOST: text,
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 8080),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  STORAGE_URL: z.optional(z.url({ protocol: /^s3$/ })),
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: text,
  DATA_DIR: z._default(z.string(), 'data'),
  APPID: z.optional(z.string().check(z.regex(ENVELOPE_FORMATS.appid))),
  APP_KEY: text,
  SECRET: text,
  DEMO_PASSWORD: z.optional(z.string().check(z.minLength(MIN_PASSWORD))),
  RESET_PASSWORD: z.optional(z.string().check(z.minLength(limits.passwordMin), z.refine(isPassword))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  SMS_URL: z.optional(z.url({ protocol: /^aliyun$/ })),
  PAY_URL: z.optional(
    z.string().check(z.refine((urls) => wordsOf(urls).every((url) => PAY_URL.safeParse(url).success))),
  ),
  WEATHER_URL: z.optional(z.url({ protocol: /^open-meteo(\+http)?$/ })),
  CARDS_URL: z.optional(z.url({ protocol: /^jasper$/ })),
  COLLECTOR_URL: z.optional(z.union([z.literal('off'), z.url({ protocol: /^https?$/ })])),
  BRANDS: text,
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUST_PROXY: z._default(z.string().check(z.regex(/^(true|false|1|0|[0-9a-fA-F.:/, ]+)$/)), 'false'),
  RATE_FACTOR: z._default(z.coerce.number().check(z.gte(1), z.lte(100_000)), 1),
  DISK_RESERVE_MB: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 256),
  CLOCK_CONFIRMED: z.optional(z.iso.date()),
  DOCS: z._default(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});

type Environment = z.infer<typeof environment>;

/** Description of the value that each variable takes, for the error message. */
const EXPECTED: Record<keyof Environment, string> = {
  NODE_ENV: 'development, production or test',
  HOST: 'an address to listen on',
  PORT: 'a number from 0 to 65535',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/vitrine',
  STORAGE_URL: 'an address such as s3://bucket?endpoint=https://s3.example.com&region=eu-central-1',
  AWS_ACCESS_KEY_ID: 'a text',
  AWS_SECRET_ACCESS_KEY: 'a text',
  AWS_SESSION_TOKEN: 'a text',
  DATA_DIR: 'a folder',
  APPID: 'small letters, digits and hyphens, such as acme-console: no call could carry another',
  APP_KEY: 'a text',
  SECRET: 'a text',
  DEMO_PASSWORD: `a text of at least ${MIN_PASSWORD} characters`,
  RESET_PASSWORD: `a text of at least ${limits.passwordMin} characters that is not among the commonest passwords`,
  SMTP_URL: 'an address such as smtp://user:password@host:587?from=screens@example.com',
  SMS_URL: 'an address such as aliyun://keyId:keySecret@dysmsapi.aliyuncs.com?sign=…&template=SMS_…',
  PAY_URL:
    'an address such as alipay://appId@openapi.alipay.com?seller=2088…&key=app.pem&theirs=alipay.pem, wechat://mchid@api.mch.weixin.qq.com?appId=wx…&…, both with a space between them, or sandbox://key@127.0.0.1:port',
  WEATHER_URL: 'an address such as open-meteo://api.open-meteo.com?geocoding=geocoding-api.open-meteo.com',
  CARDS_URL: 'an address such as jasper://user:apiKey@restapi10.jasper.com?operator=unicom',
  COLLECTOR_URL: 'an address that begins with https://, or off',
  BRANDS: 'a file such as brands.yaml',
  PUBLIC_URL: 'an address that begins with https://',
  TRUST_PROXY: 'true, false, or addresses such as 10.0.0.0/8, 192.0.2.7',
  RATE_FACTOR: 'a number from 1 to 100000, which multiplies every rate limit',
  DISK_RESERVE_MB: 'a number of megabytes from 0 to 1000000',
  CLOCK_CONFIRMED: 'the present day, such as 2026-11-22',
  DOCS: 'on or off',
  LOG_LEVEL: 'silent, error, warn, info or debug',
};

function secretProblem(name: string, value: string | undefined, least: number, known: string): string | null {
  const advice = 'Make one with: openssl rand -hex 32';
  if (value === undefined) return `${name} is missing, which production does not start without. ${advice}`;
  if (value === known) return `${name} is the development value, which everybody knows. ${advice}`;
  if (value.length < least) return `${name} has ${value.length} characters; it needs at least ${least}. ${advice}`;
  return new Set(value).size < MIN_DISTINCT ? `${name} is too regular to be a secret. ${advice}` : null;
}

function productionProblems(values: Environment): string[] {
  const problems = [
    secretProblem('SECRET', values.SECRET, MIN_SECRET, DEVELOPMENT.secret),
    secretProblem('APP_KEY', values.APP_KEY, MIN_APP_KEY, DEVELOPMENT.appKey),
    values.APPID === undefined
      ? 'APPID is missing: name the console\'s application, for example "acme-console".'
      : null,
    values.DEMO_PASSWORD === undefined ? null : 'DEMO_PASSWORD is set, but production has no demo accounts: remove it.',
    wordsOf(values.PAY_URL ?? '').some((url) => url.startsWith('sandbox:'))
      ? 'PAY_URL is the sandbox, in which everybody pays with nothing: name a gateway, or leave it out.'
      : null,
    values.SECRET !== undefined && values.SECRET === values.APP_KEY
      ? 'SECRET and APP_KEY are the same; the second is known to every browser.'
      : null,
  ];
  return problems.filter((problem) => problem !== null);
}

/** Networks trusted by "true": a proxy on this machine or in its private network. Any other sender could forge the header. */
const PRIVATE_NETWORKS = 'loopback, linklocal, uniquelocal';

function trusted(value: string): string | false {
  if (value === 'false' || value === '0') return false;
  return value === 'true' || value === '1' ? PRIVATE_NETWORKS : value;
}

/**
 * Returns the settings of an environment. Throws `StartRefusal` with a sentence for each variable that
 * is wrong, and in production for each secret that is missing, known or weak. Empty variables count as absent.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof Environment))];
    throw new StartRefusal(names.map((name) => `${name} must be ${EXPECTED[name]}.`).join('\n'));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const problems = production ? productionProblems(values) : [];
  if (problems.length > 0) throw new StartRefusal(problems.join('\n'));
  return {
    production,
    // The secrets of development are public, so by default only this machine can connect.
    host: values.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    storageUrl: values.STORAGE_URL,
    storageKeys: {
      accessKeyId: values.AWS_ACCESS_KEY_ID,
      secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
      sessionToken: values.AWS_SESSION_TOKEN,
    },
    dataDir: values.DATA_DIR,
    appId: values.APPID ?? DEVELOPMENT.appId,
    appKey: values.APP_KEY ?? DEVELOPMENT.appKey,
    secret: values.SECRET ?? DEVELOPMENT.secret,
    demoPassword: values.DEMO_PASSWORD,
    resetPassword: values.RESET_PASSWORD,
    smtpUrl: values.SMTP_URL,
    smsUrl: values.SMS_URL,
    payUrl: values.PAY_URL,
    weatherUrl: values.WEATHER_URL,
    cardsUrl: values.CARDS_URL,
    collectorUrl: values.COLLECTOR_URL,
    brandsFile: values.BRANDS,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: trusted(values.TRUST_PROXY),
    rateFactor: values.RATE_FACTOR,
    diskReserve: values.DISK_RESERVE_MB * 1_000_000,
    docs: values.DOCS === 'on',
    ...(values.CLOCK_CONFIRMED === undefined ? {} : { clockConfirmed: Date.parse(values.CLOCK_CONFIRMED) }),
    logLevel: values.LOG_LEVEL,
  };
}
