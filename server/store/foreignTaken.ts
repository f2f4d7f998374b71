import { TooManyTaken } from './errors.ts';
import type { Scope, ScopeUser } from './types.ts';

/** Taken values of others that one enterprise may come upon in an hour. */
const PER_HOUR = 20;
const HOUR_MS = 3_600_000;
/** Enterprises remembered; past it those that have all their tries again are forgotten. */
const MOST = 10_000;

interface Tries {
  left: number;
  at: number;
}

/**
 * Limits how often an enterprise learns that a value which is unique over the platform (a login name, a phone) is taken
 * by an enterprise that it does not see. Such a value must be refused, since signing in names no enterprise; but without
 * a limit a list of phones is sorted into ours and others' within minutes. Once the tries are used up, no value is
 * looked at: free and taken ones are refused alike. Kept in the process: several processes count for themselves.
 */
export class ForeignTaken {
  readonly #tries = new Map<string, Tries>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the limit as it concerns the transactions of a scope; null for the server's own. */
  of(scope: Scope): ForeignLimit | null {
    return scope.kind === 'user' ? new ForeignLimit(this, scope.user) : null;
  }

  left(corpId: string): number {
    const now = this.#now();
    const tries = this.#tries.get(corpId);
    if (!tries) return PER_HOUR;
    tries.left = Math.min(PER_HOUR, tries.left + (Math.max(0, now - tries.at) * PER_HOUR) / HOUR_MS);
    tries.at = now;
    return tries.left;
  }

  use(corpId: string): void {
    const left = this.left(corpId) - 1;
    if (this.#tries.size >= MOST) for (const known of this.#tries.keys()) this.#forgetFull(known);
    this.#tries.set(corpId, { left, at: this.#now() });
  }

  #forgetFull(corpId: string): void {
    if (this.left(corpId) >= PER_HOUR) this.#tries.delete(corpId);
  }
}

/** The limit of one transaction's enterprise. */
export class ForeignLimit {
  readonly #all: ForeignTaken;
  readonly #user: ScopeUser;

  constructor(all: ForeignTaken, user: ScopeUser) {
    this.#all = all;
    this.#user = user;
  }

  /** Throws TooManyTaken before a value is looked at, once the tries are used up. */
  check(): void {
    if (this.#all.left(this.#user.corpId) < 1) throw new TooManyTaken();
  }

  /** Counts a value that is taken, unless the caller sees the enterprise that has it. */
  met(holderCorpId: string | null): void {
    if (holderCorpId === null || !this.#user.corpIds.includes(holderCorpId)) this.#all.use(this.#user.corpId);
  }
}
