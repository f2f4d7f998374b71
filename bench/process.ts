import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 60_000;

export interface Running {
  port: number;
  child: ChildProcess;
  /** Milliseconds from spawn to the first answer of /health. */
  startedInMs: number;
  /** All that it printed so far. */
  said(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Returns a port of the loopback that nobody holds at this moment. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/** Runs a script of ours until it answers on its port, PORT or a free one. Throws with what it printed where it ends before. */
export async function start(
  script: readonly string[],
  env: Record<string, string>,
  limitMs = START_TIMEOUT_MS,
): Promise<Running> {
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT']);
  const began = performance.now();
  const child = spawn(process.execPath, script, {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  child.stderr.on('data', (text) => (printed += text));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  while (performance.now() - began < limitMs) {
    if (child.exitCode !== null) throw new Error(`${script.join(' ')} ended: ${printed}`);
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer?.ok)
      return {
        port,
        child,
        startedInMs: performance.now() - began,
        said: () => printed,
        stop: (signal = 'SIGTERM') => (child.kill(signal), ended),
      };
    await new Promise((later) => setTimeout(later, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`${script.join(' ')} did not answer in time: ${printed}`);
}
