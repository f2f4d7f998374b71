import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { DevTools } from './devtools.ts';
import { runProgram } from './programs.ts';
import type { Settings } from './settings.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Time that a browser has to end by itself before it is killed. */
const END_MS = 5000;

/** Files by which Chromium knows that a profile is in use; after a crash or a new host name they keep it from starting. */
const LOCKS = ['SingletonLock', 'SingletonCookie', 'SingletonSocket'];

export interface Running {
  devTools: DevTools;
  pid: number;
  /** Resolves when its process has ended, for whatever reason; `byHand` if it ended as when its window is closed. */
  ended: Promise<{ byHand: boolean }>;
  end: () => Promise<void>;
}

/** Returns the browser's program: that of the settings, else the first that is installed. */
export function findBrowser({ browser }: Pick<Settings, 'browser'>): string {
  const found = browser ?? PLACES.find((path) => existsSync(path));
  if (found === undefined || !existsSync(found))
    throw new Error(`No browser: install chromium, or name one as "browser" in the settings. (${browser ?? ''})`);
  return found;
}

export interface Size {
  width: number;
  height: number;
}

/** Returns the size of the X screen, or null where there is no X server that says one. */
export async function screenSize(): Promise<Size | null> {
  const { out } = await runProgram('xrandr', ['--current']);
  const size = /current (\d+) x (\d+)/.exec(out);
  return size && { width: Number(size[1]), height: Number(size[2]) };
}

/**
 * Without a window manager nobody else makes the window as large as the screen, and Chromium makes one of exactly its
 * size a pixel smaller; page.ts gives the page the exact size again.
 */
const windowSize = ({ width, height }: Size): string[] => [
  '--window-position=0,0',
  `--window-size=${width + 1},${height + 1}`,
];

/**
 * Keeps pages from sending packets past the network's own rules: no policy of a page governs WebRTC, and an archive's page
 * could reach a stranger by it (LAY-03).
 */
export const NO_PEERS = [
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // The name of older engines.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
] as const;

function flags({ server, browserArguments }: Settings, profile: string, size: Size | null): string[] {
  const { origin, protocol } = new URL(server);
  return [
    '--kiosk',
    `--user-data-dir=${profile}`,
    '--remote-debugging-pipe',
    '--no-first-run',
    '--no-default-browser-check',
    '--noerrdialogs',
    '--disable-infobars',
    '--hide-crash-restore-bubble',
    '--disable-session-crashed-bubble',
    '--disable-component-update',
    '--disable-background-networking',
    '--disable-features=Translate,MediaRouter',
    '--disable-pinch',
    '--overscroll-history-navigation=0',
    '--password-store=basic',
    '--autoplay-policy=no-user-gesture-required',
    ...NO_PEERS,
    // Nobody sees a kiosk's window in the background: it shall not be slowed down as if.
    '--disable-background-timer-throttling',
    '--disable-renderer-backgrounding',
    '--disable-backgrounding-occluded-windows',
    // Without https the player could keep neither its page nor its files for a start without network.
    ...(protocol === 'http:' ? [`--unsafely-treat-insecure-origin-as-secure=${origin}`, '--test-type'] : []),
    // Chromium's sandbox refuses root; docs/agent.md has a unit with a user of its own.
    ...(process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : []),
    ...(size ? windowSize(size) : []),
    ...browserArguments,
    'about:blank',
  ];
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Starts the browser with a profile of its own and a protocol that only this process can speak. */
export async function startBrowser(settings: Settings, folder: string, size: Size | null): Promise<Running> {
  const profile = join(folder, 'profile');
  for (const lock of LOCKS) await rm(join(profile, lock), { force: true });
  const child = spawn(findBrowser(settings), flags(settings, profile, size), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(settings.zone === undefined ? {} : { TZ: settings.zone }) },
    // A process group of its own: its renderers end with it.
    detached: true,
  });
  const [, , , to, from] = child.stdio;
  let isEnding = false;
  const ended = new Promise<{ byHand: boolean }>((resolve) => {
    child.once('exit', (code) => resolve({ byHand: code === 0 && !isEnding }));
    child.once('error', () => resolve({ byHand: false }));
  });
  const kill = (signal: 'SIGTERM' | 'SIGKILL'): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch (error) {
      // ESRCH: all of them have ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  return {
    devTools: new DevTools(to as Writable, from as Readable),
    pid: child.pid ?? 0,
    ended: ended.then((how) => {
      kill('SIGKILL');
      return how;
    }),
    async end() {
      isEnding = true;
      if (!hasEnded(child)) kill('SIGTERM');
      const timer = setTimeout(() => kill('SIGKILL'), END_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
