import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { createPostman } from '#server/jobs/outbox.ts';
import { createTick } from '#server/jobs/tick.ts';
import { sandboxGateway } from '#server/pay/sandbox/client.ts';
import { watchSandbox } from '#server/pay/sandbox/watch.ts';
import { openServices } from '#server/openServices.ts';
import type { Services } from '#server/services.ts';
import { scratch } from './scratch.ts';
import { testLog } from './testLog.ts';

export const DEMO_PASSWORD = 'demo-for-tests';

/** The real server on a port of the loopback, with demo data, whose clock runs but can be put forward. */
export interface LiveServer {
  url: string;
  app: FastifyInstance;
  clock: { now(): number };
  services: Services;
  /** Lines that the server said to whoever runs it. */
  said: string[];
  /** Milliseconds by the server's clock. */
  now(): number;
  /** Puts the clock forward and does the timed work that is due then. */
  advance(ms: number): Promise<void>;
  tick(): Promise<void>;
  close(): Promise<void>;
}

/** Files of a data folder with the demo, by path, and when it was seeded. */
interface Original {
  files: ReadonlyMap<string, Buffer>;
  at: number;
}

/** Most that a server's clock may be behind: others in a story, such as the payment company, go by the machine's. */
const MOST_BEHIND_MS = 5 * 60_000;

const createFolder = () => mkdtempSync(join(scratch(), 'vitrine-live-'));

const configOf = (dataDir: string, env: Readonly<Record<string, string>> = {}) =>
  loadConfig({ NODE_ENV: 'development', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_FACTOR: '100', ...env });

async function seedOriginal(): Promise<Original> {
  const at = Date.now();
  const folder = createFolder();
  try {
    const services = await openServices(configOf(folder), () => {});
    await seedDemo(services, DEMO_PASSWORD);
    await services.store.close();
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const files = paths.filter((path) => statSync(join(folder, path)).isFile());
    return { at, files: new Map(files.map((path) => [path, readFileSync(join(folder, path))])) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let original: Promise<Original> | null = null;

/** Returns the demo that data folders are copies of, which take a hundredth of the time. */
async function demoOriginal(): Promise<Original> {
  const seeded = await original;
  if (seeded === null || Date.now() - seeded.at > MOST_BEHIND_MS) original = seedOriginal();
  return original!;
}

/** Starts a server of its own for one story, with more settings where it says so. It serves dist/: the built console and player. */
export async function startLiveServer(env: Readonly<Record<string, string>> = {}): Promise<LiveServer> {
  const dataDir = createFolder();
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const said: string[] = [];
  const config = configOf(dataDir, env);
  // A demo whose files are kept elsewhere is seeded there. Otherwise the server's time is the one of its demo, as if it had
  // been seeded now: screens are heard of a minute ago.
  if (config.storageUrl === undefined) {
    const { files, at } = await demoOriginal();
    for (const [path, content] of files) {
      mkdirSync(dirname(join(dataDir, path)), { recursive: true });
      writeFileSync(join(dataDir, path), content);
    }
    ahead = at - Date.now();
  }
  // As `serve` does it.
  const sandbox = watchSandbox(dataDir, (line) => said.push(line));
  const services = await openServices(config, (line) => said.push(line), clock);
  services.payments = [sandboxGateway(() => sandbox.address)];
  await seedDemo(services, DEMO_PASSWORD);
  const app = buildApp(services, { rateFactor: config.rateFactor, logTo: testLog });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const tick = createTick(services);
  const postSome = createPostman({ ...services, log: app.log });
  // A look into the outbox takes a few mails; a story waits for all that are due.
  const post = async () => {
    while ((await postSome()) > 0);
  };
  return {
    url: `http://localhost:${port}`,
    app,
    clock,
    services,
    said,
    now: clock.now,
    async advance(ms) {
      ahead += ms;
      await tick();
      await post();
    },
    async tick() {
      await tick();
      await post();
    },
    async close() {
      await app.close();
      await services.store.close();
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
