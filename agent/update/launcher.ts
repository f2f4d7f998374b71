import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../log.ts';
import { AGENT_VERSION } from '../version.ts';
import { Records } from './records.ts';
import { Versions } from './versions.ts';

/** Exit code by which the agent asks to be started anew, in the version that is chosen then. */
export const RESTART_CODE = 75;

const LONGEST_PAUSE_MS = 60_000;
/** A start that lasted this long was none that failed. */
const STEADY_MS = 60_000;

interface Options {
  folder: string;
  /** Program that was installed by hand. */
  own: string;
  args: readonly string[];
  /** Time in which a version on trial must have shown that it works. */
  trialMs: number;
}

/**
 * Starts the agent and starts it again when it ends. Of a version on trial it waits for a sign that it works, and goes
 * back to the one before if there is none. It is small, and stays as it was installed by hand.
 */
export class Launcher {
  readonly #options: Options;
  readonly #versions: Versions;
  readonly #stopping = new AbortController();
  #child: ChildProcess | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#versions = new Versions(options.folder);
  }

  stop(): void {
    this.#stopping.abort();
    this.#child?.kill('SIGTERM');
  }

  async run(): Promise<void> {
    for (let failures = 0; !this.#stopping.signal.aborted;) {
      const startedAt = performance.now();
      const code = await this.#once();
      if (code === 0) return;
      failures = performance.now() - startedAt > STEADY_MS ? 0 : failures + 1;
      if (code === RESTART_CODE) continue;
      log(`The agent ended with ${code}; it is started again.`);
      const pauseMs = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures);
      await pause(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  async #once(): Promise<number | string> {
    const { file, isTrial, givenUp } = await this.#versions.choose();
    if (givenUp) await this.#tellGivenUp(givenUp.installId);
    const { own, args } = this.#options;
    const child = spawn(process.execPath, [file ?? own, '--run', ...args], {
      stdio: 'inherit',
      env: { ...process.env, VITRINE_AGENT_BASE: AGENT_VERSION },
    });
    this.#child = child;
    const ended = new Promise<number | string>((resolve) => {
      child.once('exit', (code, signal) => resolve(code ?? signal ?? 'an error'));
      child.once('error', (error) => resolve(error.message));
    });
    const timer = isTrial ? this.#endUnlessConfirmed(child) : undefined;
    const code = await ended;
    clearTimeout(timer);
    this.#child = null;
    return code;
  }

  #endUnlessConfirmed(child: ChildProcess): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      void this.#versions.read().then(({ trial }) => {
        if (!trial) return;
        log(`Version ${trial.version} did not show that it works.`);
        child.kill('SIGKILL');
      });
    }, this.#options.trialMs);
  }

  async #tellGivenUp(id: string): Promise<void> {
    log('The new version did not stay up; the one before goes on.');
    const detail = 'The new version did not stay up; the one before goes on.';
    await new Records(this.#options.folder).put({ id, state: 'failed', percent: 100, detail });
  }
}
