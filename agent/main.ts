import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { Kiosk } from './kiosk.ts';
import { log } from './log.ts';
import { folderOf, loadSettings, type Settings } from './settings.ts';
import { Installer } from './update/installer.ts';
import { Launcher, RESTART_CODE } from './update/launcher.ts';
import { AGENT_NAME, AGENT_VERSION } from './version.ts';

const HELP = `${AGENT_NAME} ${AGENT_VERSION}: shows Vitrine's player on this machine, and does for it what a page cannot.

  --server URL      address of the server, as https://screens.example.org (kept)
  --zone ZONE       time zone of this machine for the player, as Asia/Shanghai (kept)
  --browser PATH    Chromium or Chrome (kept)
  --data FOLDER     where settings, versions and the browser's profile lie
  --trial SECONDS   how long a new version must work before it stays (60)
  --probe           says what this machine can do, and ends
  --version         says the version, and ends
`;

/** Time that a version on trial has beyond its trial, for the browser's start and a slow network. */
const GRACE_MS = 120_000;

function readArguments() {
  return parseArgs({
    options: {
      server: { type: 'string' },
      zone: { type: 'string' },
      browser: { type: 'string' },
      data: { type: 'string' },
      trial: { type: 'string', default: '60' },
      probe: { type: 'boolean', default: false },
      run: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

type Given = ReturnType<typeof readArguments>;

const toldSettings = ({ server, zone, browser }: Given): Partial<Settings> => ({
  ...(server === undefined ? {} : { server }),
  ...(zone === undefined ? {} : { zone }),
  ...(browser === undefined ? {} : { browser }),
});

function onEnd(work: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, work);
}

async function launch(folder: string, trialMs: number): Promise<void> {
  const launcher = new Launcher({
    folder,
    own: process.argv[1]!,
    args: process.argv.slice(2),
    trialMs: trialMs + GRACE_MS,
  });
  onEnd(() => launcher.stop());
  await launcher.run();
}

async function run(settings: Settings, folder: string, trialMs: number): Promise<void> {
  let exitCode = 0;
  const installer = new Installer({
    folder,
    server: settings.server,
    restart: () => {
      exitCode = RESTART_CODE;
      void kiosk.stop();
    },
  });
  const kiosk = new Kiosk({ settings, folder, installer, trialMs });
  onEnd(() => void kiosk.stop());
  log(`${AGENT_NAME} ${AGENT_VERSION} for ${settings.server}`);
  await installer.giveUpLost();
  await kiosk.run();
  process.exit(exitCode);
}

async function main(): Promise<void> {
  const given = readArguments();
  if (given.version) return void process.stdout.write(`${AGENT_VERSION}\n`);
  if (given.help) return void process.stdout.write(HELP);
  const folder = folderOf(given.data);
  const settings = await loadSettings(folder, toldSettings(given));
  findBrowser(settings);
  const trialMs = Number(given.trial) * 1000;
  if (given.probe) {
    const { capabilities, sources } = await new Kiosk({ settings, folder, installer: null, trialMs }).probe();
    const told = { capabilities: capabilities.map(({ name }) => name), sources };
    return void process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
  }
  await (given.run ? run(settings, folder, trialMs) : launch(folder, trialMs));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
