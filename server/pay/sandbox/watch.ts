import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { SandboxAddress } from './protocol.ts';

const SCRIPT = join(import.meta.dirname, 'main.ts');
/** Time before it is started again, milliseconds; one that ends at once waits longer each time, up to the longest. */
const AGAIN_MS = 100;
const AGAIN_LONGEST_MS = 5_000;

const said = z.object({ port: z.int(), key: z.string() });

/** The sandbox gateway as a process that is watched. */
export interface WatchedSandbox {
  /** Address at which it listens: the same for as long as it is watched. Rejects where it ended before it said so. */
  readonly address: Promise<SandboxAddress>;
  /** The process that runs at this moment. */
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Runs the sandbox gateway as a process of its own, with its trades in a file of a folder, and starts it again on the same
 * port when it dies. It ends with this process, however that ends.
 * @param lateMs how late a late callback is, milliseconds; default LATE_MS
 */
export function watchSandbox(folder: string, say: (line: string) => void, lateMs?: number): WatchedSandbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let isStopped = false;
  let pause = AGAIN_MS;
  let port = 0;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess;
  let found: (address: SandboxAddress) => void;
  let failed: (error: Error) => void;
  const address = new Promise<SandboxAddress>((resolve, reject) => ([found, failed] = [resolve, reject]));
  // Whoever waits for it hears of it; nobody may.
  address.catch(() => undefined);

  function run(): void {
    const late = lateMs === undefined ? [] : ['--late', String(lateMs)];
    child = spawn(process.execPath, [SCRIPT, '--file', join(folder, 'sandbox.db'), '--port', String(port), ...late], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    createInterface({ input: child.stdout! }).once('line', (line) => {
      const spoken = said.parse(JSON.parse(line));
      port = spoken.port;
      pause = AGAIN_MS;
      found(spoken);
    });
    createInterface({ input: child.stderr! }).on('line', say);
    child.once('close', (code, signal) => {
      if (isStopped) return;
      if (port === 0) return failed(new Error(`the payment sandbox ended with ${signal ?? code}`));
      say(`The payment sandbox ended (${signal ?? code}): it is started again.`);
      timer = setTimeout(run, pause);
      pause = Math.min(AGAIN_LONGEST_MS, pause * 2);
    });
  }

  run();
  return {
    address,
    get child() {
      return child;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'close');
      child.stdin!.end();
      await gone;
    },
  };
}
