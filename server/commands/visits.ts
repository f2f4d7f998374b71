import { createHash, randomBytes } from 'node:crypto';

/** Time within which the same phone at the same ad is one visit. */
const VISIT_MS = 30 * 60_000;
/** Visits kept; past it, those that began first go. */
const MOST = 50_000;

/** Whoever scans, as far as a request tells. */
export interface Visitor {
  address: string;
  agent: string;
}

/**
 * Tells a new visit from a reload of the same one (AD-15), without personal data: of who scans only a hash is kept, with
 * a salt that lives as long as the process, in memory, for half an hour.
 */
export class Visits {
  readonly #salt = randomBytes(32);
  readonly #began = new Map<string, number>();

  /** Says whether this is a visit that was not counted yet, and notes it. */
  isNew(adId: string, { address, agent }: Visitor, now: number): boolean {
    const name = createHash('sha256')
      .update(this.#salt)
      .update(JSON.stringify([adId, address, agent]))
      .digest('base64');
    const began = this.#began.get(name);
    if (began !== undefined && now >= began && now - began < VISIT_MS) return false;
    this.#began.delete(name);
    this.#began.set(name, now);
    this.#forget(now);
    return true;
  }

  #forget(now: number): void {
    for (const [name, began] of this.#began) {
      if (now - began < VISIT_MS && this.#began.size <= MOST) break;
      this.#began.delete(name);
    }
  }
}
