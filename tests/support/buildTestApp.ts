import { sandboxWeather } from '#server/weather/weather.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '#server/app.ts';
import { loadConfig, type Config } from '#server/config.ts';
import { openFolderStore } from '#server/media/folder.ts';
import { createHints } from '#server/player/hints.ts';
import { sandboxGateway } from '#server/pay/sandbox/client.ts';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { createPresence } from '#server/presence.ts';
import type {
  CardOperator,
  Gateways,
  Mailer,
  MediaStore,
  PasswordHasher,
  PaymentGateway,
  Services,
  Sms,
} from '#server/services.ts';
import { openStore, type StoreConfig } from '#server/store/store.ts';
import { createClock, type TestClock } from './clock.ts';
import { borrowDatabase } from './lentDatabase.ts';
import { testLog } from './testLog.ts';
import { createPersonas, type Personas } from './personas.ts';
import { scratch } from './scratch.ts';
import { testSandbox, type TestSandbox } from './sandbox.ts';

/** Messages that the server sent (mail, SMS), kept so that tests can read them. */
interface Sent {
  codes: { phone: string; code: string }[];
  mails: Parameters<Mailer['send']>[0][];
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  clock: TestClock;
  personas: Personas;
  sent: Sent;
  /** The company behind the sandbox gateway, unless the test has another. */
  sandbox: TestSandbox;
  close(): Promise<void>;
}

export interface TestAppOptions extends AppOptions {
  /** The real one takes its time; tests of passwords ask for it. */
  hasher?: PasswordHasher;
  config?: Partial<Config>;
  /** Null: an installation that sends no messages. */
  sms?: null;
  /** The payment gateways, default the sandbox. Null: an installation that takes no payments online. */
  pay?: PaymentGateway | ((clock: TestClock) => Gateways) | null;
  /** The platform of data cards; default none. */
  cardOperator?: CardOperator | null;
  /** Storage of files; default a folder of its own. */
  media?: (secret: string) => MediaStore;
  /** When the clock stands; default that of tests/support/clock.ts. */
  startMs?: number;
}

/** Name of the database in its data folder. */
const SQLITE = 'vitrine.db';

/** Passwords as they are, with a mark: a suite signs in thousands of times. */
const plainHasher: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  verify: async (hash, password) => hash === `plain:${password}`,
  verifyNothing: async () => false,
};

async function withTables(where: StoreConfig): Promise<void> {
  const store = await openStore(where, createClock());
  await store.sync();
  await store.close();
}

const withPostgresTables = (databaseUrl: string): Promise<void> => withTables({ databaseUrl, dataDir: ':memory:' });

let original: Promise<Buffer> | null = null;

/** Returns the file of a SQLite database with all tables. Others are copies of it, which take a twentieth of the time. */
async function sqliteOriginal(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(scratch(), 'vitrine-original-'));
  try {
    await withTables({ dataDir });
    return readFileSync(join(dataDir, SQLITE));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function createDataFolder(): Promise<string> {
  original ??= sqliteOriginal();
  const folder = mkdtempSync(join(scratch(), 'vitrine-data-'));
  writeFileSync(join(folder, SQLITE), await original);
  return folder;
}

/**
 * Builds the whole server over an empty store (SQLite, or a new PostgreSQL database where TEST_ENGINE says
 * so), with a clock that stands still and the personas of tests/support/personas.ts in it. Nothing listens: `inject`.
 */
export async function buildTestApp({
  hasher = plainHasher,
  config: overrides = {},
  sms,
  pay,
  media,
  cardOperator = null,
  startMs,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-app-'));
  const database = process.env.TEST_ENGINE === 'postgres' ? await borrowDatabase(withPostgresTables) : null;
  const isGiven = overrides.databaseUrl !== undefined || overrides.dataDir !== undefined;
  const data = database || isGiven ? null : await createDataFolder();
  const config: Config = {
    ...loadConfig({ NODE_ENV: 'test', DATA_DIR: data ?? ':memory:', LOG_LEVEL: 'error' }),
    ...(database ? { databaseUrl: database.url } : {}),
    ...overrides,
  };
  const clock = createClock(startMs);
  const lent = config.databaseUrl === database?.url ? database : null;
  const store = await openStore(config, clock, undefined, lent?.pools);
  // A copy has its tables; a database that a test brought may be as an older server left it.
  if (data === null && lent === null) await store.sync();
  const sent: Sent = { codes: [], mails: [] };
  const sandbox: Sms = { sendCode: async (phone, code) => void sent.codes.push({ phone, code }) };
  const mailer: Mailer = { send: async (message) => void sent.mails.push(message) };
  const company = testSandbox(clock);
  const services: Services = {
    config,
    clock,
    store,
    hasher,
    sms: sms === null ? null : sandbox,
    mailer,
    weather: sandboxWeather(clock),
    cardOperator,
    media: media ? media(config.secret) : openFolderStore(join(folder, 'media'), config.secret),
    outgoing: createOutgoing({ allowsLoopback: true }),
    hints: createHints(store.bus),
    presence: createPresence(store.bus, clock),
    payments:
      typeof pay === 'function' ? pay(clock) : pay === null ? null : [pay ?? sandboxGateway(() => company.address())],
  };
  const personas = await createPersonas(services);
  // A clock that stands still fills no bucket: the tests of rates ask for the real limits.
  const app = buildApp(services, { rateFactor: 1000, logTo: testLog, ...options });
  await app.ready();
  return {
    app,
    services,
    clock,
    personas,
    sent,
    sandbox: company,
    async close() {
      await app.close();
      await company.stop();
      await store.close();
      await database?.giveBack();
      for (const used of [folder, ...(data ? [data] : [])]) rmSync(used, { recursive: true, force: true });
    },
  };
}
