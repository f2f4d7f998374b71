import { refuse } from '../call/refuse.ts';

interface Bucket {
  tokens: number;
  at: number;
}

const MINUTE_MS = 60_000;
/** Buckets kept; past it, those that have filled up again go. */
const MOST_BUCKETS = 50_000;

/** Calls per minute and address, over all accounts: enough for an office behind one router, too few for a flood. */
export const ADDRESS_LIMIT = 6_000;

/**
 * Token buckets by name, on the injected clock: each holds a minute's calls and fills up evenly.
 * Kept in the process: behind a load balancer each process counts for itself.
 */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #factor: number;

  /** @param factor multiplies every limit: load tests raise it, they do not switch it off. */
  constructor(factor = 1) {
    this.#factor = factor;
  }

  /** Takes one call out of the bucket, or refuses. */
  take(name: string, perMinute: number, now: number): void {
    const size = perMinute * this.#factor;
    const bucket = this.#buckets.get(name);
    if (!bucket) {
      if (this.#buckets.size >= MOST_BUCKETS) this.#forgetFull(now);
      this.#buckets.set(name, { tokens: size - 1, at: now });
      return;
    }
    // A clock that was set back fills nothing, and takes nothing away.
    const elapsed = Math.max(0, now - bucket.at);
    bucket.tokens = Math.min(size, bucket.tokens + (elapsed * size) / MINUTE_MS);
    bucket.at = now;
    if (bucket.tokens < 1) throw refuse('TOO_MANY_CALLS');
    bucket.tokens -= 1;
  }

  #forgetFull(now: number): void {
    for (const [name, bucket] of this.#buckets) if (now - bucket.at >= MINUTE_MS) this.#buckets.delete(name);
    // If all buckets are in use, the oldest tenth is dropped, so that memory stays bounded.
    let surplus = this.#buckets.size - (MOST_BUCKETS - MOST_BUCKETS / 10);
    for (const name of this.#buckets.keys()) {
      if (surplus-- <= 0) break;
      this.#buckets.delete(name);
    }
  }
}
