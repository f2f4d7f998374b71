import type { AnswerReading } from '#core/manifest/readAnswer.ts';
import type { SyncRequest } from '#core/manifest/sync.ts';
import { SYNC_LIMITS } from '#core/manifest/sync.ts';
import type { PlayerApi } from './api.ts';
import { Refused } from './api.ts';
import { backoffMs, jittered } from './backoff.ts';
import type { Reports } from './reports.ts';
import type { ServerClock } from './serverClock.ts';

/** Delay before the next sync when more plays wait than fit into one. */
const BACKLOG_MS = 300;

interface Options {
  api: PlayerApi;
  reports: Pick<Reports, 'pack' | 'drop' | 'settle' | 'hasUnsure'>;
  clock: ServerClock;
  /** Credential of the screen; an offline package may renew it. */
  credential: () => string;
  /** The rest of a sync: what the player holds and does. */
  report: () => Promise<Pick<SyncRequest, 'rev' | 'status' | 'inventory'>>;
  onAnswer: (answer: AnswerReading) => Promise<void>;
  /** The device was removed: the loop has stopped for good. */
  onRemoved: () => void;
  /** Says after each try whether the server was reached. */
  onState: (state: { isOnline: boolean; nextMs: number }) => void;
  random?: () => number;
}

/** Syncs at the server's interval, at once after a hint, and less and less often while it does not answer. */
export class SyncLoop {
  readonly #options: Options;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isWanted = false;
  #isOver = false;
  #failures = 0;
  /** By how much the estimate of the time was off before the first answer, milliseconds. */
  #wasOffMs = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Syncs now; during a sync, once more right after it. */
  async nudge(): Promise<void> {
    this.#isWanted = true;
    if (this.#isOver) return;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** Starts no further sync; resolves when the current one has ended. */
  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    let nextMs = 0;
    while (this.#isWanted && !this.#isOver) {
      this.#isWanted = false;
      nextMs = await this.#once();
    }
    if (!this.#isOver) this.#timer = setTimeout(() => void this.nudge(), nextMs);
  }

  async #once(): Promise<number> {
    try {
      const nextMs = await this.#exchange();
      this.#failures = 0;
      this.#options.onState({ isOnline: true, nextMs });
      return nextMs;
    } catch (error) {
      if (error instanceof Refused && error.reason === 'DEVICE_UNKNOWN') {
        this.#isOver = true;
        this.#options.onRemoved();
        return 0;
      }
      this.#failures += 1;
      const nextMs = backoffMs(this.#failures, this.#options.random);
      this.#options.onState({ isOnline: false, nextMs });
      return nextMs;
    }
  }

  async #exchange(): Promise<number> {
    const { api, reports, clock, credential, report, onAnswer, random } = this.#options;
    const parcel = await reports.pack();
    const { plays, faults, acks } = parcel;
    const known = await report();
    const { clocks, isSure } = clock;
    const sentAt = clocks.monotonic();
    const answer = await api.sync(credential(), { ...known, clock: clock.now(), plays, faults, acks });
    const changedMs = clock.set(answer.now, sentAt, clocks.monotonic());
    if (!isSure) this.#wasOffMs = changedMs;
    await reports.drop(parcel, answer.playAck);
    const settled =
      clock.isSure && (parcel.hasUnsure || reports.hasUnsure) ? await reports.settle(clock.truth(this.#wasOffMs)) : 0;
    await onAnswer(answer);
    const hasMore = settled > 0 || plays.length === SYNC_LIMITS.plays;
    return hasMore ? BACKLOG_MS : jittered(answer.nextSyncMs, random);
  }
}
