import type { SyncAnswer } from '#core/manifest/sync.ts';
import { StoreBusy, StoreFull } from '../store/errors.ts';
import type { SyncCall } from './sync.ts';

/** Runs a batch of calls in one transaction; the answers by device. Each device is in it once. */
type Run = (calls: readonly SyncCall[]) => Promise<ReadonlyMap<string, SyncAnswer | null>>;

interface Waiting {
  call: SyncCall;
  /** Its device asked a moment ago, and comes after those that did not: what it did with an answer is told later. */
  isAgain: boolean;
  /** Somebody waits for it: it was told to sync. */
  isAwaited: boolean;
  done: (answer: SyncAnswer | null) => void;
  failed: (error: unknown) => void;
}

/** Most syncs in one transaction: others who write wait for no longer than these take. */
const MOST_AT_ONCE = 128;
/**
 * Most syncs that wait: as many as are served before their players give up, at 500 a second, and as one server has screens that
 * all come back at once. Further ones are refused, and their players ask again.
 */
const MOST_WAITING = 10_000;
/** Most plays in them: after a day without a network each screen tells hundreds at once, and all of these are held in memory. */
const MOST_PLAYS = 2_000_000;
/** Least time between two batches while a fleet syncs, milliseconds: each commit waits for the disk. */
const GATHER_MS = 100;
/** The same where nobody waits for what those bring: most of a sync with nothing new is the price of its transaction. */
const CALM_MS = 500;
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
  /** In the order in which they came. */
  readonly #waiting = new Set<Waiting>();
  readonly #ofDevice = new Map<string, Waiting[]>();
  #awaited = 0;
  #plays = 0;
  #isRunning = false;
  #timer: NodeJS.Timeout | null = null;
  #beganAt = Number.NEGATIVE_INFINITY;
  #second = { at: Number.NEGATIVE_INFINITY, devices: new Set<string>(), before: new Set<string>() };

  constructor(run: Run) {
    this.#run = run;
  }

  /** @param isAwaited somebody waits for it: its device was told to sync */
  add(call: SyncCall, { isAwaited = false }: { isAwaited?: boolean } = {}): Promise<SyncAnswer | null> {
    return new Promise((done, failed) => {
      const { deviceId } = call.device;
      this.#giveUp(deviceId);
      if (this.#waiting.size >= MOST_WAITING || this.#plays >= MOST_PLAYS)
        return failed(new StoreBusy('too many syncs wait'));
      const isAgain = this.#count(deviceId) || this.#ofDevice.has(deviceId);
      this.#put({ call, isAgain, isAwaited, done, failed });
      this.#wake();
    });
  }

  #put(one: Waiting): void {
    const { deviceId } = one.call.device;
    this.#waiting.add(one);
    this.#ofDevice.set(deviceId, [...(this.#ofDevice.get(deviceId) ?? []), one]);
    if (one.isAwaited) this.#awaited += 1;
    this.#plays += one.call.request.plays.length;
  }

  #remove(one: Waiting): void {
    const { deviceId } = one.call.device;
    this.#waiting.delete(one);
    const left = this.#ofDevice.get(deviceId)?.filter((other) => other !== one) ?? [];
    if (left.length > 0) this.#ofDevice.set(deviceId, left);
    else this.#ofDevice.delete(deviceId);
    if (one.isAwaited) this.#awaited -= 1;
    this.#plays -= one.call.request.plays.length;
  }

  /** Refuses an older sync if more wait than a batch takes: its player gave it up, and it only delays others. */
  #giveUp(deviceId: string): void {
    if (this.#waiting.size <= MOST_AT_ONCE) return;
    const [older] = this.#ofDevice.get(deviceId) ?? [];
    if (!older) return;
    this.#remove(older);
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
    if (this.#isRunning || this.#waiting.size === 0) return;
    const isFleet = Math.max(this.#second.devices.size, this.#second.before.size) > FLEET;
    const gatherMs = this.#awaited > 0 ? GATHER_MS : CALM_MS;
    const leftMs = isFleet ? this.#beganAt + gatherMs - performance.now() : 0;
    this.#rest();
    if (leftMs <= 0 || this.#waiting.size >= MOST_AT_ONCE) return void this.#next();
    this.#timer = setTimeout(() => void this.#next(), leftMs);
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
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
    for (const one of batch.values()) this.#remove(one);
    return [...batch.values()];
  }

  async #next(): Promise<void> {
    this.#rest();
    this.#isRunning = true;
    this.#beganAt = performance.now();
    const batch = this.#take();
    try {
      await this.#answer(batch);
    } finally {
      this.#isRunning = false;
      // Whoever else waits for the event loop comes first.
      if (this.#waiting.size > 0) setImmediate(() => this.#wake());
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
