import { ApiHandle } from './apiHandle.ts';

/** Calls under way have this long to end before the server that answers them is stopped. */
const DRAIN_MS = 2_000;
/** After a start the machine has other things to do first: the page that waited for it. */
const SPARE_MS = 1_000;

export interface ApiProcessOptions {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Called with its last words when it ends by itself, and with null when it listens (again). */
  onState: (lastWords: string | null) => void;
}

/**
 * The server as a process of its own that is started anew after each change. The next one waits beside it with what no
 * print changes, and loads the rest while the old one ends. Nobody calls until it listens: calls wait at `enter`, those
 * under way end first, so that a person sees a pause and never an error.
 */
export class ApiProcess {
  private current: ApiHandle | undefined;
  private spare: ApiHandle | undefined;
  private warmable: readonly string[] = [];
  private isUp = false;
  private isCycling = false;
  private isStale = false;
  private underWay = 0;
  private whenIdle: (() => void) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private spareTimer: NodeJS.Timeout | undefined;
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

  /** Resolves when no server is being started, be it that it could not. */
  async settled(): Promise<void> {
    while (this.isCycling) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Forgets what was loaded in advance: the code itself has changed. */
  forget(): void {
    clearTimeout(this.spareTimer);
    void this.spare?.stop();
    this.spare = undefined;
  }

  /** Waits until calls can be made; returns whether they can: false where the server ended by itself. */
  async enter(onceDone: (leave: () => void) => void): Promise<boolean> {
    await this.settled();
    if (!this.isUp) return false;
    this.underWay += 1;
    onceDone(() => {
      this.underWay -= 1;
      if (this.underWay === 0) this.whenIdle?.();
    });
    return true;
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.forget();
    await this.end();
  }

  private async end(): Promise<void> {
    const { current } = this;
    this.current = undefined;
    this.isUp = false;
    await current?.stop();
  }

  private async cycle(): Promise<void> {
    this.isStale = true;
    if (this.isCycling) return;
    this.isCycling = true;
    clearTimeout(this.spareTimer);
    while (this.isStale) {
      this.isStale = false;
      await this.follow(this.next());
    }
    this.isCycling = false;
    for (const resume of this.waiting.splice(0)) resume();
    this.spareTimer = setTimeout(() => this.prepare(), SPARE_MS);
  }

  private next(): ApiHandle {
    const { spare } = this;
    this.spare = undefined;
    return spare === undefined || spare.hasEnded ? this.create() : spare;
  }

  private create(): ApiHandle {
    return new ApiHandle(this.options.root, this.options.env);
  }

  private prepare(): void {
    if (this.warmable.length === 0 || this.spare !== undefined) return;
    this.spare = this.create();
    this.spare.warm(this.warmable);
  }

  /** Puts a process in the place of the one that runs. A change meanwhile makes it needless: nobody waits for what is old. */
  private async follow(next: ApiHandle): Promise<void> {
    const warmable = await next.load();
    if (warmable !== null) this.warmable = warmable;
    if (this.isStale) return next.stop();
    await this.drain();
    await this.end();
    this.current = next;
    void next.gone.then(() => this.onGone(next));
    this.isUp = await next.open();
    if (this.isUp) this.options.onState(null);
  }

  private onGone(handle: ApiHandle): void {
    if (this.current !== handle) return;
    this.isUp = false;
    this.current = undefined;
    this.options.onState(handle.lastWords);
  }

  private async drain(): Promise<void> {
    if (this.underWay === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise<void>((resolve) => (this.whenIdle = resolve)),
      new Promise<void>((resolve) => (timer = setTimeout(resolve, DRAIN_MS))),
    ]);
    clearTimeout(timer);
    this.whenIdle = undefined;
  }
}
