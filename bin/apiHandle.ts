import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FromChild, ToChild } from './apiChild.ts';

/** A server that does not end by itself is stopped hard: what it had committed is kept. */
const STOP_MS = 1_500;
const TAIL = 4_000;

/** One process of the server (bin/apiChild.ts), from before it is wanted to its end. */
export class ApiHandle {
  private readonly child: ChildProcess;
  private words = '';
  /** Resolves when it has ended, for whatever reason. */
  readonly gone: Promise<unknown>;

  constructor(root: string, env: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, ['bin/apiChild.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.gone = once(this.child, 'close');
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** The end of what it wrote to the terminal since it was wanted. */
  get lastWords(): string {
    return this.words;
  }

  /** Loads these modules in advance. A fault in one is met, and said, again when the server is loaded. */
  warm(modules: readonly string[]): void {
    this.tell({ does: 'warm', modules });
  }

  /** Loads the server; returns what the next one can load in advance, or null where it ended instead. */
  async load(): Promise<readonly string[] | null> {
    this.child.stderr!.on('data', (text: Buffer) => {
      process.stderr.write(text);
      this.words = (this.words + text.toString()).slice(-TAIL);
    });
    const answer = await this.ask({ does: 'load' });
    return answer?.is === 'loaded' ? answer.warmable : null;
  }

  /** Opens the server that is loaded; returns whether it listens. */
  async open(): Promise<boolean> {
    return (await this.ask({ does: 'open' })) !== null;
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    const hard = setTimeout(() => this.child.kill('SIGKILL'), STOP_MS);
    this.child.kill('SIGTERM');
    await this.gone;
    clearTimeout(hard);
  }

  private tell(message: ToChild): void {
    // If it has ended, `gone` says so.
    this.child.send(message, () => undefined);
  }

  private ask(message: ToChild): Promise<FromChild | null> {
    return new Promise((resolve) => {
      this.child.once('message', (answer: FromChild) => resolve(answer));
      void this.gone.then(() => resolve(null));
      this.tell(message);
    });
  }
}
