/** Round trips longer than this say too little about the server's clock. */
const LONGEST_TRIP_MS = 10_000;

export interface Clocks {
  /** Milliseconds since 1970 by this device. */
  wall: () => number;
  /** Milliseconds since some moment; never set back. */
  monotonic: () => number;
}

export const browserClocks: Clocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * The server's clock by its last answers. Screens run for years unattended and their clocks drift, but ads are sold by
 * the server's clock. The offset is saved, so that it also holds offline and after a reload.
 */
export class ServerClock {
  #offsetMs: number;
  readonly clocks: Clocks;
  readonly #keep: (offsetMs: number) => void;

  constructor(clocks: Clocks = browserClocks, offsetMs = 0, keep: (offsetMs: number) => void = () => undefined) {
    this.clocks = clocks;
    this.#offsetMs = offsetMs;
    this.#keep = keep;
  }

  now(): number {
    return Math.round(this.clocks.wall() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Sets the clock by an answer: the server's time is taken for the middle of the round trip. */
  set(serverNow: number, sentAt: number, receivedAt: number): void {
    const trip = receivedAt - sentAt;
    if (trip < 0 || trip > LONGEST_TRIP_MS) return;
    this.#offsetMs = Math.round(serverNow + trip / 2 - this.clocks.wall());
    this.#keep(this.#offsetMs);
  }
}
