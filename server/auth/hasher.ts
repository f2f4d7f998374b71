import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../call/refuse.ts';
import { Lanes } from '../lanes.ts';
import type { PasswordHasher } from '../services.ts';

/** OWASP's second choice: 19 MiB, two passes, one lane. The package's default is Argon2id; its enum exists for types only. */
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Hashes at once: one core is left to everything else, and 19 MiB each stay bounded. */
const LANES = 1;
/** Hashes that wait, at most: about two seconds of work. */
const MOST_WAITING = 100;

/** Returns true if a stored hash uses older parameters than today's; the next login then replaces it. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(CURRENT);
}

/** Returns the hasher of passwords: Argon2id in the thread pool, one after the other, with a bounded queue (TOO_MANY_CALLS past it). */
export function createHasher(): PasswordHasher {
  const lanes = new Lanes(LANES);
  const queue = async <T>(work: () => Promise<T>): Promise<T> => {
    if (lanes.waiting >= MOST_WAITING) throw refuse('TOO_MANY_CALLS');
    return lanes.run(work);
  };
  // Hash of a random password, compared for unknown accounts so that they take as long as known ones.
  let nothing: Promise<string> | null = null;
  return {
    hash: (password) => queue(() => hash(password, OPTIONS)),
    verify: (stored, password) => queue(() => verify(stored, password)),
    async verifyNothing(password) {
      nothing ??= hash(crypto.getRandomValues(new Uint8Array(32)), OPTIONS);
      const stored = await nothing;
      await queue(() => verify(stored, password));
      return false;
    },
  };
}
