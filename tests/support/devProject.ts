import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEMO_PASSWORD } from './liveServer.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Of the copy alone: what tools keep there differs by its path. */
const OWN_CACHES = ['.cache', '.vite', '.vite-temp'];
const START_MS = 120_000;

/** A copy of the project in a folder of its own, in which `npm run dev` runs. */
export interface DevProject {
  url: string;
  root: string;
  /** Terminal output of `npm run dev` so far. */
  said(): string;
  read(path: string): string;
  /** Saves a file as an editor does. */
  write(path: string, text: string): void;
  remove(path: string): void;
  exists(path: string): boolean;
  /** Runs a script of package.json's kind beside dev; throws with what it said where it fails. */
  run(...args: readonly string[]): string;
  close(): Promise<void>;
}

/** The same files under another name, without a second copy of their bytes where the disk can do that. */
function link(from: string, to: string, leaveOut: readonly string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (leaveOut.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(join(dirname(source), entry.name), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-dev-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const path of stdout.split('\0')) {
    if (path === '' || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(root, path));
  }
  link(join(ROOT, 'node_modules'), join(root, 'node_modules'), OWN_CACHES);
  return root;
}

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  const outcome = Promise.race([once(probe, 'listening').then(() => true), once(probe, 'error').then(() => false)]);
  probe.listen(port, '127.0.0.1');
  const free = await outcome;
  if (free) {
    probe.close();
    await once(probe, 'close');
  }
  return free;
};

/** Two in a row: dev takes the one above for the server. */
async function freePort(): Promise<number> {
  for (let port = 18_000 + (process.pid % 1_000) * 4; ; port += 2)
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
}

async function answers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + START_MS;
  while (child.exitCode === null && Date.now() < until) {
    const response = await fetch(`${url}/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`npm run dev did not start:\n${said()}`);
}

/** Copies the project and starts `npm run dev` in it. */
export async function startDevProject(): Promise<DevProject> {
  const root = copyProject();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(root, 'data'), DEMO_PASSWORD, RATE_FACTOR: '100' };
  // Those of the test runner say that this is a test; dev is none.
  for (const name of ['NODE_ENV', 'VITEST', 'TEST_ENGINE', 'MODE', 'DEV', 'PROD'])
    delete (env as NodeJS.ProcessEnv)[name];
  const child = spawn(process.execPath, ['bin/dev.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const at = (path: string) => join(root, path);
  const project: DevProject = {
    url,
    root,
    said: () => text,
    read: (path) => readFileSync(at(path), 'utf8'),
    write: (path, content) => writeFileSync(at(path), content),
    remove: (path) => rmSync(at(path)),
    exists: (path) => existsSync(at(path)),
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/run.mjs', ...args], {
        cwd: root,
        env,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${args.join(' ')}:\n${stdout}${stderr}`);
      return stdout;
    },
    async close() {
      const gone = child.exitCode === null ? once(child, 'close') : Promise.resolve();
      child.kill('SIGTERM');
      await gone;
      rmSync(root, { recursive: true, force: true });
    },
  };
  try {
    await answers(url, child, () => text);
  } catch (error) {
    await project.close();
    throw error;
  }
  return project;
}
