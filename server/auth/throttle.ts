import { limits } from '#generated/model/limits.gen.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';

/** Limit of tries for one subject, and the waiting time beyond it. */
export interface ThrottleRule {
  /** Tries without waiting; after them the wait doubles with each try, starting at one second. */
  free: number;
  /** Tries until the subject is locked for `limits.loginLock`; absent: never locked, only slowed down. */
  most?: number;
  /** Longest wait between two tries, milliseconds; tries before its end are not counted. Absent: no upper bound. */
  longestMs?: number;
}

/** Tries for one account from one address (A16): five free, then waiting, a lock at ten. */
export const PASSWORD_RULE: ThrottleRule = { free: 5, most: limits.loginTries };
/** Tries from one address for all accounts, against an attack spread over many accounts. */
export const ADDRESS_RULE: ThrottleRule = { free: 100, most: 100 };
/**
 * Tries for one account from all addresses where its owner has not signed in lately. Strangers slow each other down,
 * but never lock the owner out: the wait is half a minute at most.
 */
export const STRANGERS_RULE: ThrottleRule = { free: 50, longestMs: 30_000 };

interface Tries {
  failures: number;
  lastAt: number;
  blockedUntil: number;
}

// The update comes before the read: on PostgreSQL it locks the row, so that concurrent tries are counted one by one.
const locked = statement<{ subject: string; now: number }, Tries>((db, value) =>
  db
    .insertInto('login_throttles')
    .values({ subject: value('subject'), failures: 0, first_at: value('now'), last_at: value('now'), blocked_until: 0 })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject: value('subject') }))
    .returning(['failures', 'last_at as lastAt', 'blocked_until as blockedUntil']),
);

const keep = statement<{ subject: string } & Tries>((db, value) =>
  db
    .updateTable('login_throttles')
    .set({ failures: value('failures'), last_at: value('lastAt'), blocked_until: value('blockedUntil') })
    .where('subject', '=', value('subject')),
);

const forget = statement<{ subject: string }>((db, value) =>
  db.deleteFrom('login_throttles').where('subject', '=', value('subject')),
);

const SECOND_MS = 1_000;

/**
 * Counts one try before its outcome is known, so that a hundred concurrent tries count as a hundred. Returns the time
 * until which the subject must wait (milliseconds since 1970), or null if it may try. A try that comes too early
 * counts, too; trying does not prolong a lock.
 */
export async function takeTry(tx: Tx, subject: string, rule: ThrottleRule, now: number): Promise<number | null> {
  const tries = await locked.first(tx, { subject, now });
  if (!tries) throw new Error('a throttle row was neither there nor made');
  const next = nextTry(tries, rule, now);
  await keep.run(tx, { subject, ...next.tries });
  return next.waitUntil;
}

/** Takes back one try that was right. Other tries counted for the same subject stay. */
export async function giveBackTry(tx: Tx, subject: string, { most = Infinity }: ThrottleRule): Promise<void> {
  const tries = await locked.first(tx, { subject, now: tx.now });
  if (!tries || tries.failures === 0 || tries.failures > most) return;
  await keep.run(tx, { subject, ...tries, failures: tries.failures - 1, blockedUntil: 0 });
}

/** Deletes the tries of a subject after a right one. */
export async function forgetTries(tx: Tx, subject: string): Promise<void> {
  await forget.run(tx, { subject });
}

/** Computes the new counter from the old one and the time: the rule itself, without the database. */
export function nextTry(
  tries: Tries,
  { free, most = Infinity, longestMs }: ThrottleRule,
  now: number,
): { tries: Tries; waitUntil: number | null } {
  const isBlocked = now < tries.blockedUntil;
  if (isBlocked && (longestMs !== undefined || tries.failures >= most)) return { tries, waitUntil: tries.blockedUntil };
  const isOver = !isBlocked && (tries.failures >= most || now - tries.lastAt > limits.loginLock);
  const failures = (isOver ? 0 : tries.failures) + 1;
  const blockedUntil =
    failures >= most
      ? now + limits.loginLock
      : failures >= free
        ? now + Math.min(longestMs ?? Infinity, SECOND_MS * 2 ** (failures - free))
        : 0;
  return { tries: { failures, lastAt: now, blockedUntil }, waitUntil: isBlocked ? blockedUntil : null };
}
