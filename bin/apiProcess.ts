import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/** Calls under way have this long to end before the server that answers them is stopped. */
const DRAIN_MS = 2_000;
/** A server that does not end by itself is stopped hard: what it had committed is kept. */
const STOP_MS = 1_500;
const PROBE_MS = 20;
const TAIL = 4_000;

export interface ApiProcessOptions {
  root: string;
  /** Where it listens. */
  port: number;
  env: NodeJS.ProcessEnv;
  /** Called with its last words when it ends by itself, and with null when it listens (again). */
  onState: (lastWords: string | null) => void;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The server as a process of its own that is started anew after each change. Nobody calls it while it restarts: calls
 * wait at `enter`, those under way end first, so that a person sees a pause and never an error.
 */
export class ApiProcess {
  private child: ChildProcess | undefined;
  private isUp = false;
  private isCycling = false;
  private isStale = false;
  private underWay = 0;
  private timer: NodeJS.Timeout | undefined;
  private waiting: (() => void)[] = [];
  private readonly options: ApiProcessOptions;

  constructor(options: ApiProcessOptions) {
    this.options = options;
  }

  /** Starts it (anew). `afterMs` waits for further changes, and is used for what can wait. */
  restart(afterMs = 0): void {
    clearTimeout(this.timer);
    // At once, so that no call slips in between.
    if (afterMs === 0) void this.cycle();
    else this.timer = setTimeout(() => void this.cycle(), afterMs);
  }

  /** Waits until calls can be made; returns whether they can: false where the server ended by itself. */
  async enter(onceDone: (leave: () => void) => void): Promise<boolean> {
    while (this.isCycling) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (!this.isUp) return false;
    this.underWay += 1;
    onceDone(() => (this.underWay -= 1));
    return true;
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    const { child } = this;
    this.child = undefined;
    this.isUp = false;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const hard = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    const gone = once(child, 'close');
    child.kill('SIGTERM');
    await gone;
    clearTimeout(hard);
  }

  private async cycle(): Promise<void> {
    this.isStale = true;
    if (this.isCycling) return;
    this.isCycling = true;
    while (this.isStale) {
      this.isStale = false;
      await this.drain();
      await this.stop();
      await this.start();
    }
    this.isCycling = false;
    for (const resume of this.waiting.splice(0)) resume();
  }

  private async drain(): Promise<void> {
    for (let waited = 0; this.underWay > 0 && waited < DRAIN_MS; waited += PROBE_MS) await pause(PROBE_MS);
  }

  private async start(): Promise<void> {
    const { root, env, port, onState } = this.options;
    const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'inherit', 'pipe'] });
    let lastWords = '';
    child.stderr.on('data', (text: Buffer) => {
      process.stderr.write(text);
      lastWords = (lastWords + text.toString()).slice(-TAIL);
    });
    this.child = child;
    child.once('close', () => {
      if (this.child !== child) return;
      this.isUp = false;
      this.child = undefined;
      onState(lastWords);
    });
    // A change while it starts: nobody waits for what is old already.
    while (this.child === child && !this.isStale && !this.isUp) {
      if (await listens(port)) this.isUp = this.child === child;
      else await pause(PROBE_MS);
    }
    if (this.isUp) onState(null);
  }
}
