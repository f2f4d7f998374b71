import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import sharp from 'sharp';
import { browser as installed } from '../../bin/tools.mjs';
import type { Death, Frame } from './record.ts';

const SIZE = { width: 320, height: 180 };
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
  '--remote-debugging-port=0',
  `--window-size=${SIZE.width},${SIZE.height}`,
];
const START_MS = 60_000;
/** Wait before a page that did not open is opened again, as whoever runs a screen has it. */
const AGAIN_MS = 1000;
const MOST_TRIES = 40;

/** Environment of the page: how far its clock is off, and whether its storage takes nothing. */
interface Bent {
  byMs: number;
  isFull: boolean;
}

/** Runs in the page before its scripts: a clock that can be set, and a storage that can be full. */
function bend(bent: Bent): void {
  const keeper = globalThis as unknown as { bentForChaos?: Bent };
  if (keeper.bentForChaos) return void Object.assign(keeper.bentForChaos, bent);
  const now = { ...bent };
  Object.defineProperty(keeper, 'bentForChaos', { value: now, enumerable: false });
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      if (given.length === 0) super(RealDate.now() + now.byMs);
      else super(...given);
    }
    static override now() {
      return RealDate.now() + now.byMs;
    }
  } as DateConstructor;
  for (const name of ['put', 'add'] as const) {
    const real = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function bentStore(this: IDBObjectStore, ...given: [unknown, IDBValidKey?]) {
      const asked = real.apply(this, given);
      // A full disk is told when the transaction is to be written.
      if (now.isFull) this.transaction.abort();
      return asked;
    };
  }
}

/** A browser process of its own with one profile, whose only tab is the screen; every frame of it is kept. */
export class Tab {
  readonly frames: Frame[] = [];
  readonly deaths: Death[] = [];
  /** When the page was opened last. */
  openedAt = 0;
  readonly #profile: string;
  readonly #url: string;
  readonly #codeOf: (points: readonly number[][]) => string | null;
  readonly #bent: Bent = { byMs: 0, isFull: false };
  #child: ChildProcess | null = null;
  #browser: Browser | null = null;
  #page: Page | null = null;
  #session: CDPSession | null = null;
  #bending: string | null = null;
  #reading: Promise<void> = Promise.resolve();

  constructor(profile: string, url: string, codeOf: (points: readonly number[][]) => string | null) {
    this.#profile = profile;
    this.#url = url;
    this.#codeOf = codeOf;
  }

  /** Starts the browser and opens the screen's page. */
  async start(): Promise<void> {
    const path = installed();
    if (!path) throw new Error('there is no browser: install chromium');
    const child = spawn(path, [...FLAGS, `--user-data-dir=${this.#profile}`, 'about:blank'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let said = '';
    const address = await new Promise<string>((found, failed) => {
      const timer = setTimeout(() => failed(new Error(`the browser did not start: ${said}`)), START_MS);
      child.stderr.on('data', (text) => {
        said += text;
        const told = /DevTools listening on (\S+)/.exec(said);
        if (!told) return;
        clearTimeout(timer);
        found(told[1]!);
      });
    });
    this.#browser = await chromium.connectOverCDP(address);
    await this.open();
  }

  /** Opens the page in a new tab. */
  async open(): Promise<void> {
    const context = this.#browser!.contexts()[0]!;
    const page = await context.newPage();
    this.#page = page;
    await page.setViewportSize(SIZE);
    const session = await context.newCDPSession(page);
    this.#session = session;
    this.#bending = null;
    await session.send('Page.enable');
    await this.#bend();
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
      this.#keep(Math.round((metadata.timestamp ?? 0) * 1000), Buffer.from(data, 'base64'));
    });
    await this.#load(() => page.goto(this.#url, { waitUntil: 'commit', timeout: 30_000 }));
    await this.#watch();
  }

  get page(): Page {
    return this.#page!;
  }

  async reload(): Promise<void> {
    const from = Date.now();
    const { page } = this;
    await page.reload({ waitUntil: 'commit', timeout: 30_000 }).catch(() => undefined);
    this.#died('reload', from);
    if (!page.url().startsWith(this.#url))
      await this.#load(() => page.goto(this.#url, { waitUntil: 'commit', timeout: 30_000 }));
    await this.#watch();
  }

  async close(): Promise<void> {
    const from = Date.now();
    await this.page.close();
    this.#died('close', from);
  }

  async crash(): Promise<void> {
    const from = Date.now();
    const { page } = this;
    const gone = new Promise((done) => page.once('crash', done));
    // Nobody answers this.
    this.#session!.send('Page.crash').catch(() => undefined);
    await gone;
    this.#died('crash', from);
    await page.close();
  }

  /** Ends the browser as a machine's power cut does: nothing is asked, nothing is put away. */
  async kill(): Promise<void> {
    const from = Date.now();
    const child = this.#child!;
    const gone = new Promise((done) => child.once('close', done));
    process.kill(-child.pid!, 'SIGKILL');
    await gone;
    this.#died('kill', from);
    await this.#browser!.close().catch(() => undefined);
  }

  /** Ends the browser if it still runs. */
  async end(): Promise<void> {
    if (this.#child && this.#child.exitCode === null && this.#child.signalCode === null) await this.kill();
  }

  /** Sets the clock of the machine, in this page and those after it. */
  async setClock(byMs: number): Promise<void> {
    this.#bent.byMs = byMs;
    await this.#bend();
  }

  async setFull(isFull: boolean): Promise<void> {
    this.#bent.isFull = isFull;
    await this.#bend();
  }

  /** Waits until all frames so far were looked at. */
  async settled(): Promise<void> {
    await this.#reading;
  }

  #died(kind: string, from: number): void {
    this.openedAt = Number.POSITIVE_INFINITY;
    this.deaths.push({ kind, from, until: Date.now() });
  }

  async #bend(): Promise<void> {
    const source = `(${bend.toString()})(${JSON.stringify(this.#bent)})`;
    const session = this.#session!;
    if (this.#bending) await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: this.#bending });
    this.#bending = (await session.send('Page.addScriptToEvaluateOnNewDocument', { source })).identifier;
    await session.send('Runtime.evaluate', { expression: source });
  }

  async #load(go: () => Promise<unknown>): Promise<void> {
    while (
      !(await go().then(
        () => true,
        () => false,
      ))
    )
      await new Promise((later) => setTimeout(later, AGAIN_MS));
  }

  /** Has every frame sent. A page that is just taking the place of another refuses that for a moment. */
  async #watch(): Promise<void> {
    this.openedAt = Date.now();
    const session = this.#session!;
    await session.send('Page.stopScreencast').catch(() => undefined);
    for (let tries = 1; ; tries += 1) {
      const refusal = await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 }).then(
        () => null,
        (error: unknown) => error,
      );
      if (refusal === null) return;
      if (tries === MOST_TRIES) throw refusal;
      await new Promise((later) => setTimeout(later, AGAIN_MS / 4));
    }
  }

  #keep(at: number, png: Buffer): void {
    this.#reading = this.#reading.then(async () => {
      const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      const points = [
        [0.1, 0.1],
        [0.9, 0.1],
        [0.1, 0.9],
      ].map(([x, y]) => {
        const offset = (Math.floor(y! * info.height) * info.width + Math.floor(x! * info.width)) * info.channels;
        return [...data.subarray(offset, offset + 3)];
      });
      this.frames.push({ at, code: this.#codeOf(points) });
    });
  }
}
