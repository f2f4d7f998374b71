import { setTimeout as pause } from 'node:timers/promises';
import { Bridge } from './bridge.ts';
import { screenSize, startBrowser, type Running, type Size } from './browser.ts';
import { DevToolsError } from './devtools.ts';
import { log } from './log.ts';
import { probeMachine, type Machine } from './machine.ts';
import { KioskPage } from './page.ts';
import { SelfStart } from './selfStart.ts';
import type { Settings } from './settings.ts';
import type { Installer } from './update/installer.ts';

/** Page of the player on its server. */
const PLAYER_PATH = '/player';

const TIMES = {
  /** Between two looks at the page. */
  beatMs: 5000,
  /** Longest time of an answer; a page that decodes large films is slow. */
  answerMs: 10_000,
  longestPauseMs: 60_000,
  /** Between the end of the browser's pipe and that of its process. */
  endMs: 1000,
  /** A browser that ran this long did not fail at once. */
  steadyMs: 60_000,
};

/** Pauses between the first looks at what the machine can do, and between those after. */
const PROBE_AGAIN_MS = [10_000, 30_000, 60_000, 120_000];
const PROBE_EVERY_MS = 10 * 60_000;

/** Looks without an answer after which the browser is started anew. */
const MOST_MISSED = 2;

/** Beats between two looks at the size of the screen: a television that is switched on tells another. */
const SIZE_BEATS = 6;

/** Reason of a new start: a person has closed the browser's window. */
const CLOSED = 'it was closed';

const isSame = (one: Size | null, other: Size | null): boolean =>
  one?.width === other?.width && one?.height === other?.height;

interface Options {
  settings: Settings;
  folder: string;
  installer: Installer | null;
  /** Time for which the page must be well before this version of the agent counts as working. */
  trialMs: number;
}

/** Keeps a browser on the player's page: starts it, watches it, and starts it again when it hangs or dies. */
export class Kiosk {
  readonly #options: Options;
  readonly #over = new AbortController();
  readonly #selfStart: SelfStart;
  #running: Running | null = null;
  #page: KioskPage | null = null;
  #isRestartWanted = false;
  /** When the page said hello, by the monotonic clock. */
  #helloAt: number | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#selfStart = new SelfStart(options.folder);
  }

  async run(): Promise<void> {
    const machine: Machine = { capabilities: [], sources: [] };
    await this.#learn(machine);
    void this.#keepLearning(machine);
    if (await this.#selfStart.begin()) await this.#untilSelfStart('The machine has started');
    for (let failures = 0; !this.#isOver();) {
      const startedAt = performance.now();
      const reason = await this.#once(machine);
      if (this.#isOver()) return;
      if (reason === CLOSED) {
        await this.#untilSelfStart('The player was closed');
        continue;
      }
      failures = performance.now() - startedAt > TIMES.steadyMs ? 0 : failures + 1;
      log(`The browser is started again: ${reason}.`);
      await this.#wait(pauseOf(failures));
    }
  }

  /** Waits as long as the console's software setup says, or until the agent ends: then a person opens the player. */
  async #untilSelfStart(what: string): Promise<void> {
    const { afterSeconds } = this.#selfStart;
    if (afterSeconds === null) log(`${what}. It opens again when this agent is started anew.`);
    else log(`${what}. It opens in ${afterSeconds} s.`);
    await this.#wait(afterSeconds === null ? Infinity : afterSeconds * 1000);
  }

  probe(): Promise<Machine> {
    const { settings, folder, installer } = this.#options;
    return probeMachine({
      settings,
      folder,
      installer,
      selfStart: this.#selfStart,
      send: (method, params) => {
        if (!this.#page) throw new DevToolsError('No page is open.');
        return this.#page.send(method, params);
      },
      browserVersion: async () => {
        const answer = await this.#running?.devTools.send('Browser.getVersion');
        return typeof answer?.['product'] === 'string' ? answer['product'] : '';
      },
      restart: () => {
        this.#isRestartWanted = true;
      },
    });
  }

  /** Tries again what the machine can do: a sound server or a monitor may be there later than the agent. */
  async #keepLearning(machine: Machine): Promise<void> {
    for (const pauseMs of PROBE_AGAIN_MS) {
      await this.#wait(pauseMs);
      if (this.#isOver()) return;
      await this.#learn(machine);
    }
    while (!this.#isOver()) {
      await this.#wait(PROBE_EVERY_MS);
      if (!this.#isOver()) await this.#learn(machine);
    }
  }

  async #learn(machine: Machine): Promise<void> {
    const names = ({ capabilities }: Machine): string => capabilities.map(({ name }) => name).join(', ');
    const before = names(machine);
    Object.assign(machine, await this.probe());
    if (names(machine) !== before) log(`This machine can: ${names(machine)}.`);
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await this.#running?.end();
  }

  #isOver(): boolean {
    return this.#over.signal.aborted;
  }

  /** Runs one browser until it has to be started anew; returns why. */
  async #once(machine: Machine): Promise<string> {
    this.#isRestartWanted = false;
    this.#helloAt = null;
    const { settings, folder } = this.#options;
    const size = await screenSize();
    const running = await startBrowser(settings, folder, size);
    this.#running = running;
    try {
      return await Promise.race([
        running.ended.then(({ byHand }) => (byHand ? CLOSED : 'it ended')),
        this.#watch(running, machine, size).catch(async (error: unknown) => {
          if (!(error instanceof DevToolsError)) throw error;
          // A browser that ends closes its pipe first: how it ended is heard a moment later.
          await pause(TIMES.endMs);
          return error.message;
        }),
      ]);
    } finally {
      this.#page = null;
      this.#running = null;
      await running.end();
    }
  }

  async #watch(running: Running, machine: Machine, size: Size | null): Promise<string> {
    let isCrashed = false;
    const bridge = new Bridge(machine, () => {
      this.#helloAt ??= performance.now();
    });
    const page = new KioskPage(running, new URL(PLAYER_PATH, this.#options.settings.server).href, {
      onMessage: (text) => bridge.answer(text),
      onCrash: () => {
        isCrashed = true;
      },
    });
    this.#page = page;
    await page.attach(size);
    for (let beats = 1, missed = 0, tries = 0; !this.#isOver(); beats++) {
      if (this.#isRestartWanted) return 'it was asked for';
      if (isCrashed) return 'the page crashed';
      if (beats % SIZE_BEATS === 0 && !isSame(size, await screenSize())) return 'the screen has another size';
      const state = await page.look(TIMES.answerMs);
      missed = state === 'hangs' ? missed + 1 : 0;
      if (missed >= MOST_MISSED) return 'the page hangs';
      if (state === 'elsewhere') {
        await this.#show(page);
        await this.#wait(pauseOf(++tries));
        continue;
      }
      tries = 0;
      await this.#confirm();
      await this.#wait(TIMES.beatMs, () => isCrashed || this.#isRestartWanted);
    }
    return 'the agent ends';
  }

  async #show(page: KioskPage): Promise<void> {
    try {
      await page.show();
    } catch (error) {
      if (!(error instanceof DevToolsError)) throw error;
      log(`${this.#options.settings.server} does not show the player now: ${error.message}`);
    }
  }

  async #confirm(): Promise<void> {
    const { installer, trialMs } = this.#options;
    if (installer && this.#helloAt !== null && performance.now() - this.#helloAt >= trialMs) await installer.confirm();
  }

  /** Waits, but no longer than until the agent ends or something has happened. */
  async #wait(ms: number, hasHappened: () => boolean = () => false): Promise<void> {
    const until = performance.now() + ms;
    while (performance.now() < until && !this.#isOver() && !hasHappened())
      await pause(Math.max(1, Math.min(250, until - performance.now())));
  }
}

const pauseOf = (failures: number): number => Math.min(TIMES.longestPauseMs, 500 * 2 ** failures);
