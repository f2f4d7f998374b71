import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { HOST_CAPABILITIES } from '../core/host/commands.ts';

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const isServer = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
};

/** Agent settings in `settings.json`; docs/agent.md explains each. */
const settings = z.strictObject({
  /** Address of the server, as https://screens.example.org: the only page and the only source of files. */
  server: z.string().check(z.refine(isServer, 'server: an address like https://screens.example.org')),
  /** Time zone of the machine for the player; else that of the system. */
  zone: z.optional(z.string().check(z.refine(isZone, 'zone: a time zone like Asia/Shanghai'))),
  /** Path of the browser; else the first Chromium or Chrome that is installed. */
  browser: z.optional(z.string()),
  browserArguments: z._default(z.array(z.string()), []),
  /** Capabilities that are not declared, though the machine has them. */
  without: z._default(z.array(z.enum(HOST_CAPABILITIES)), []),
});

export type Settings = z.infer<typeof settings>;

/** Returns the agent's folder: told, else that of systemd's StateDirectory, else the user's. */
export function folderOf(told: string | undefined): string {
  const state = process.env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state');
  return told ?? process.env['STATE_DIRECTORY'] ?? join(state, 'vitrine-agent');
}

/** Writes a file whole or not at all: a screen loses its power at any time. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { flush: true });
  await rename(`${path}.new`, path);
}

/** Reads a JSON file; null if it is not there. */
export async function readStored(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns the settings of the file with those of the command line laid over, and keeps them. Says what is wrong with them. */
export async function loadSettings(folder: string, told: Partial<Settings>): Promise<Settings> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'settings.json');
  const kept = (await readStored(path)) ?? {};
  const read = settings.safeParse({ ...kept, ...told });
  if (!read.success) {
    const wrong = read.error.issues.map(({ path: key, message }) => `${key.join('.')}: ${message}`);
    throw new Error(`The settings in ${path} or on the command line are wrong. ${wrong.join('; ')}`);
  }
  await writeWhole(path, `${JSON.stringify(read.data, null, 2)}\n`);
  return read.data;
}
