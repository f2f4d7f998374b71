import { SYNC_LIMITS, type Fault } from '#core/manifest/sync.ts';
import type { Database, StoredPlay } from './database.ts';
import { addFault, addPlay, dropParcel, packParcel, settlePlays, type Parcel } from './ledger.ts';
import { settle, type Truth } from './settling.ts';

type Play = Omit<StoredPlay, 'seq'>;

/** Most plays that wait in memory for a storage that takes nothing: a day of one slot. */
const MOST_WAITING = 10_000;
/** Most faults that go to the server past the storage. */
const MOST_FAULTS = 20;

const NOTHING: Parcel = { plays: [], faults: [], faultKeys: [], acks: [], hasUnsure: false };

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * What this screen reports: plays and faults, kept in the database until the server has them. What a full or broken
 * database does not take waits in memory, and the server hears that it does.
 */
export class Reports {
  readonly #database: Database;
  readonly #now: () => number;
  #waiting: Play[] = [];
  #faults: Fault[] = [];
  #flushing: Promise<void> = Promise.resolve();
  /** Highest number of a play. */
  #seq = 0;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Plays that wait in memory. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** True while the start of one that waits in memory is an estimate. */
  get hasUnsure(): boolean {
    return this.#waiting.some(({ unsure }) => unsure);
  }

  get seq(): number {
    return this.#seq;
  }

  /** Takes up the numbers where the page before ended. */
  async begin(): Promise<void> {
    this.#seq = (await this.#database.get('counters', 'seq')) ?? 0;
  }

  async play(play: Play): Promise<void> {
    this.#waiting.push(play);
    // The oldest go first where even memory ends; the server was told long before.
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift();
    await this.flush();
  }

  async fault(code: string, detail: string): Promise<void> {
    const fault: Fault = { code, at: this.#now(), detail: detail.slice(0, 500) };
    try {
      await addFault(this.#database, fault);
    } catch (error) {
      this.#past(fault);
      this.storageFailed(error);
    }
  }

  /** Writes what waits, in its order; stops where the storage still takes nothing. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#flush());
    return this.#flushing;
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const play = this.#waiting.shift()!;
      try {
        this.#seq = await addPlay(this.#database, play);
      } catch (error) {
        this.#waiting.unshift(play);
        this.storageFailed(error);
        return;
      }
    }
  }

  /** Content of the next sync. A database that cannot be read keeps no screen from syncing. */
  async pack(): Promise<Parcel> {
    await this.flush();
    let parcel = NOTHING;
    try {
      parcel = await packParcel(this.#database);
    } catch (error) {
      this.storageFailed(error);
    }
    const room = SYNC_LIMITS.faults - this.#faults.length;
    return {
      ...parcel,
      faults: [...this.#faults, ...parcel.faults.slice(0, room)],
      faultKeys: parcel.faultKeys.slice(0, room),
    };
  }

  /** Puts right the plays whose start was an estimate, in memory as well. Returns how many of the database there were. */
  async settle(truth: Truth): Promise<number> {
    this.#waiting = settle(this.#waiting, truth);
    try {
      return await settlePlays(this.#database, truth);
    } catch (error) {
      this.storageFailed(error);
      return 0;
    }
  }

  /** Forgets what the server has received. */
  async drop(parcel: Parcel, playAck: number | null): Promise<void> {
    this.#faults = this.#faults.filter((fault) => !parcel.faults.includes(fault));
    try {
      await dropParcel(this.#database, parcel, playAck);
    } catch (error) {
      // They are sent once more, which the server notices.
      this.storageFailed(error);
    }
  }

  #past(fault: Fault): void {
    this.#faults = [...this.#faults, fault].slice(-MOST_FAULTS);
  }

  /** Says that the storage fails, once until the server has heard it. */
  storageFailed(error: unknown): void {
    const code = isFull(error) ? 'storageFull' : 'storageFailed';
    if (this.#faults.some((one) => one.code === code)) return;
    this.#past({
      code,
      at: this.#now(),
      detail: `${String(error)}; plays in memory: ${this.#waiting.length}`.slice(0, 500),
    });
  }
}
