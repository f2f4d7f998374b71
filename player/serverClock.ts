import type { Estimate, Truth } from './settling.ts';

/** Round trips longer than this say too little about the server's clock. */
const LONGEST_TRIP_MS = 10_000;
/** Of round trips up to this long both halves took about as long; of longer ones nobody knows which half was the slow one. */
const EVEN_TRIP_MS = 300;

export interface Clocks {
  /** Milliseconds since 1970 by this device. */
  wall: () => number;
  /** Milliseconds since some moment; never set back. */
  monotonic: () => number;
}

export const browserClocks: Clocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/** Time kept across pages. */
export interface StoredTime {
  /** Server's clock less that of this device, at the last word of the server. */
  offsetMs: number;
  /** Latest instant that this screen has lived through, by the server's clock. */
  latest: number;
  /** Latest instant at which a page knew the time from its server, and not by an estimate; absent from pages before. */
  told?: number;
}

/**
 * The server's clock: its last word and the time that has passed since, by a clock that nobody sets. Ads are sold by the
 * server's clock, while that of a screen drifts, is set by hand, or stands at 1976 after a power cut. Before the first
 * word the time is an estimate, and never earlier than what this screen has lived through.
 */
export class ServerClock {
  readonly clocks: Clocks;
  readonly #keep: (kept: StoredTime) => void;
  /** Server's time at `#since` of the monotonic clock. */
  #base: number;
  #since: number;
  #isSure = false;
  /** Distinguishes the estimate of this page from those of others. */
  readonly #page = `${Math.random()}`;
  readonly #told: number;
  /** Moment at which this page was opened, by both clocks. */
  readonly #opened: { monotonic: number; wall: number };

  constructor(
    clocks: Clocks = browserClocks,
    kept: StoredTime | null = null,
    keep: (kept: StoredTime) => void = () => undefined,
  ) {
    this.clocks = clocks;
    this.#keep = keep;
    this.#base = Math.max(clocks.wall() + (kept?.offsetMs ?? 0), kept?.latest ?? 0);
    this.#since = clocks.monotonic();
    this.#told = kept?.told ?? 0;
    this.#opened = { monotonic: this.#since, wall: clocks.wall() };
  }

  now(): number {
    return this.at(this.clocks.monotonic());
  }

  /** Server's time at a moment of the monotonic clock, as far as is known now. */
  at(monotonic: number): number {
    return Math.round(this.#base + monotonic - this.#since);
  }

  /** Server's clock less that of this device, milliseconds. */
  get offsetMs(): number {
    return this.now() - this.clocks.wall();
  }

  /** True once the server has told the time to this page. */
  get isSure(): boolean {
    return this.#isSure;
  }

  /**
   * Sets the clock by an answer to a question; both ends of the trip are moments of the monotonic clock. The server's time is
   * taken for the middle of a short trip. By a long one a clock that knows the time is only corrected as far as it cannot be
   * right: else a slow line would move it to and fro, and plays that were told would overlap. Returns by how much it has changed.
   */
  set(serverNow: number, sentAt: number, receivedAt: number): number {
    const trip = receivedAt - sentAt;
    if (trip < 0 || trip > LONGEST_TRIP_MS) return 0;
    const before = this.at(receivedAt);
    const isKept = this.#isSure && trip > EVEN_TRIP_MS;
    this.#base = isKept ? Math.min(Math.max(before, serverNow), serverNow + trip) : serverNow + trip / 2;
    this.#since = receivedAt;
    this.#isSure = true;
    this.remember();
    return this.at(receivedAt) - before;
  }

  /** The estimate by which this page tells the time, as long as no server has. */
  get estimate(): Estimate {
    return { page: this.#page, offsetMs: this.offsetMs };
  }

  /** Returns the truth once the server has told the time: the estimate was off by `byMs`. */
  truth(byMs: number): Truth {
    const openedAt = this.at(this.#opened.monotonic);
    return { page: this.#page, byMs, openedAt, offsetMs: openedAt - this.#opened.wall, since: this.#told };
  }

  /** Saves the time, for a page that has to start without a server. */
  remember(): void {
    const latest = this.now();
    this.#keep({ offsetMs: this.offsetMs, latest, told: this.#isSure ? latest : this.#told });
  }
}

/** Reads what an earlier page has saved; null where nothing was, or nothing that is a time. */
export function readStoredTime(text: string | null): StoredTime | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  // Pages before this one kept the offset alone.
  if (typeof kept === 'number') return { offsetMs: kept, latest: 0 };
  const { offsetMs, latest, told = 0 } = (kept ?? {}) as Partial<StoredTime>;
  return [offsetMs, latest, told].every(Number.isFinite) ? { offsetMs: offsetMs!, latest: latest!, told } : null;
}
