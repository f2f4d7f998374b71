import type { SyncAnswer } from '#core/manifest/sync.ts';
import { StoreBusy, StoreFull } from '../store/errors.ts';
import type { SyncCall } from './sync.ts';

/** Runs a batch of calls in one transaction; the answers by device. Each device is in it once. */
type Run = (calls: readonly SyncCall[]) => Promise<ReadonlyMap<string, SyncAnswer | null>>;

interface Waiting {
  call: SyncCall;
  /** Its device asked a moment ago, and comes after those that did not: what it did with an answer is told later. */
  isAgain: boolean;
  done: (answer: SyncAnswer | null) => void;
  failed: (error: unknown) => void;
}

/** Most syncs in one transaction: others who write wait for no longer than these take. */
const MOST_AT_ONCE = 64;
/** Most syncs that wait, those of a fleet within its heartbeat: further ones are refused, and their players ask again. */
const MOST_WAITING = 4096;
/** Least time between two batches while a fleet syncs, milliseconds: each commit waits for the disk. */
const GATHER_MS = 50;
/** Different devices per second from which on that time is taken. */
const FLEET = 30;
const SECOND_MS = 1000;

/**
 * Gathers the syncs of many players into few transactions. Each is answered after the commit of its own; where a batch
 * fails, each of it runs again alone, so that nobody fails for another. Where the database is what fails, the whole batch
 * does: each alone would wait for it as long. Rejects with StoreBusy where more wait than can be served.
 */
export class SyncQueue {
  readonly #run: Run;
  #waiting: Waiting[] = [];
  #isRunning = false;
  #timer: NodeJS.Timeout | null = null;
  #beganAt = Number.NEGATIVE_INFINITY;
  #second = { at: Number.NEGATIVE_INFINITY, devices: new Set<string>(), before: new Set<string>() };

  constructor(run: Run) {
    this.#run = run;
  }

  add(call: SyncCall): Promise<SyncAnswer | null> {
    return new Promise((done, failed) => {
      this.#giveUp(call.device.deviceId);
      if (this.#waiting.length >= MOST_WAITING) return failed(new StoreBusy('too many syncs wait'));
      const { deviceId } = call.device;
      const isSecond = this.#waiting.some((one) => one.call.device.deviceId === deviceId);
      this.#waiting.push({ call, isAgain: this.#count(deviceId) || isSecond, done, failed });
      this.#wake();
    });
  }

  /** Where more wait than a batch takes, the player of an older sync has given it up: it would only hold up others. */
  #giveUp(deviceId: string): void {
    if (this.#waiting.length <= MOST_AT_ONCE) return;
    const older = this.#waiting.find(({ call }) => call.device.deviceId === deviceId);
    if (!older) return;
    this.#waiting = this.#waiting.filter((one) => one !== older);
    older.failed(new StoreBusy('the player has asked again'));
  }

  /** Notes that a device asks; returns whether it did in this second or the one before. */
  #count(deviceId: string): boolean {
    const now = performance.now();
    const { at, devices } = this.#second;
    if (now - at >= SECOND_MS)
      this.#second = { at: now, devices: new Set(), before: now - at < 2 * SECOND_MS ? devices : new Set() };
    const isAgain = this.#second.devices.has(deviceId) || this.#second.before.has(deviceId);
    this.#second.devices.add(deviceId);
    return isAgain;
  }

  #wake(): void {
    if (this.#isRunning || this.#timer !== null || this.#waiting.length === 0) return;
    const isFleet = Math.max(this.#second.devices.size, this.#second.before.size) > FLEET;
    const leftMs = isFleet ? this.#beganAt + GATHER_MS - performance.now() : 0;
    if (leftMs <= 0 || this.#waiting.length >= MOST_AT_ONCE) return void this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#next();
    }, leftMs);
  }

  /**
   * Takes the next calls, one of each device: a second sync of a device must see what the first has written. Where more wait
   * than a batch takes, a fleet that was called hears why before what some of it have done.
   */
  #take(): Waiting[] {
    const batch = new Map<string, Waiting>();
    for (const isAgain of [false, true])
      for (const one of this.#waiting) {
        if (batch.size === MOST_AT_ONCE) break;
        const { deviceId } = one.call.device;
        if (one.isAgain === isAgain && !batch.has(deviceId)) batch.set(deviceId, one);
      }
    const taken = new Set(batch.values());
    this.#waiting = this.#waiting.filter((one) => !taken.has(one));
    return [...taken];
  }

  async #next(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isRunning = true;
    this.#beganAt = performance.now();
    const batch = this.#take();
    try {
      await this.#answer(batch);
    } finally {
      this.#isRunning = false;
      // Whoever else waits for the event loop comes first.
      if (this.#waiting.length > 0) setImmediate(() => this.#wake());
    }
  }

  async #answer(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.#run(batch.map(({ call }) => call));
      for (const { call, done } of batch) done(answers.get(call.device.deviceId) ?? null);
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreBusy || error instanceof StoreFull)
        for (const { failed } of batch) failed(error);
      else for (const one of batch) await this.#answer([one]);
    }
  }
}
