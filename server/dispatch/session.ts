import { digestOf, isSameDigest } from '../auth/secrets.ts';
import { sessionByToken, touchSession } from '../auth/sessions.ts';
import { callerOf } from '../policies/sessionUser.ts';
import type { Clock } from '../services.ts';
import type { Store } from '../store/types.ts';
import type { SessionUser } from '../call/types.ts';

/** Time that a session is cached with its codes and scope, milliseconds (architecture 5). */
const REMEMBERED_MS = 1_000;
/** Least time between two updates of a session's last use, milliseconds: a read must not cost a write. */
const TOUCHED_EVERY_MS = 60 * 60_000;
const MOST_REMEMBERED = 10_000;

interface Remembered {
  until: number;
  user: Promise<SessionUser | null>;
}

/** Tables that decide the rights of a session: the cache is dropped after a write to any of them. `*` means all. */
const TOUCHING: ReadonlySet<string> = new Set([
  'accounts',
  'roles',
  'corporations',
  'departments',
  'stores',
  'device_grants',
  'device_group_grants',
  'sessions',
  '*',
]);

/**
 * Sessions of signed-in users, found by the token of the envelope together with the cookie of the same session. Neither
 * alone is enough (architecture 4): scripts can read the token, and browsers send the cookie by themselves.
 */
export class Sessions {
  readonly #known = new Map<string, Remembered>();
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
    store.onChange((table) => {
      if (TOUCHING.has(table)) this.#known.clear();
    });
  }

  /** Returns the signed-in user, or null: no session, a wrong pair, an idle one, a paused account or corporation. */
  async find(token: string | undefined, cookie: string | undefined): Promise<SessionUser | null> {
    if (token === undefined || cookie === undefined) return null;
    const now = this.#clock.now();
    const key = `${token} ${cookie}`;
    const known = this.#known.get(key);
    if (known && now < known.until && now >= known.until - REMEMBERED_MS) return known.user;
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    const user = this.#load(token, cookie, now);
    this.#known.set(key, { until: now + REMEMBERED_MS, user });
    try {
      return await user;
    } catch (error) {
      this.#known.delete(key);
      throw error;
    }
  }

  async #load(token: string, cookie: string, now: number): Promise<SessionUser | null> {
    const found = await this.#store.read({ kind: 'system', corpId: null }, async (tx) => {
      const session = await sessionByToken(tx, digestOf(token));
      if (!session || !isSameDigest(session.cookieHash, digestOf(cookie))) return null;
      if (now > session.expiresAt) return null;
      const caller = await callerOf(tx, session.accountId, session.corpId);
      return typeof caller === 'string' ? null : { session, user: { ...caller, sessionId: session.id } };
    });
    if (!found) return null;
    if (now - found.session.lastSeenAt > TOUCHED_EVERY_MS) {
      await this.#store.write({ kind: 'system', corpId: null }, (tx) => touchSession(tx, found.session.id, now));
    }
    return found.user;
  }
}
