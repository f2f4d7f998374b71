import { limits } from '#generated/model/limits.gen.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';

/** Limit of tries for one subject, and the waiting time beyond it. */
export interface ThrottleRule {
  /** Tries without waiting; then each has to wait twice as long as the one before, from a second on. */
  free: number;
  /** Tries after which it is locked for `limits.loginLock`; absent: never, it is only slowed down. */
  most?: number;
  /** Longest wait between two tries; those that come too early are then not counted. Absent: the wait doubles on. */
  longestMs?: number;
}

/** One account from one address (A16): five tries, then waiting, at ten a lock. */
export const PASSWORD_RULE: ThrottleRule = { free: 5, most: limits.loginTries };
/** One address for all accounts: a guess spread out is a guess. */
export const ADDRESS_RULE: ThrottleRule = { free: 100, most: 100 };
/**
 * One account from all addresses that it is not known to work from. Strangers slow each other down, and never lock the
 * owner out: between two of their guesses there is half a minute at most.
 */
export const STRANGERS_RULE: ThrottleRule = { free: 50, longestMs: 30_000 };

interface Tries {
  failures: number;
  lastAt: number;
  blockedUntil: number;
}

// Written before it is read: on PostgreSQL that locks the row, so that tries at the same moment are counted one by one.
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
 * Takes one try of a subject, before it is known whether it fails: a hundred at once are a hundred
 * tries. Returns until when the subject has to wait, in milliseconds since 1970, or null where it may try.
 * A try that comes too early counts; a lock is not prolonged by trying.
 */
export async function takeTry(tx: Tx, subject: string, rule: ThrottleRule, now: number): Promise<number | null> {
  const tries = await locked.first(tx, { subject, now });
  if (!tries) throw new Error('a throttle row was neither there nor made');
  const next = nextTry(tries, rule, now);
  await keep.run(tx, { subject, ...next.tries });
  return next.waitUntil;
}

/** Gives one try back: it was right, which says nothing of the others that are counted with it. */
export async function giveBackTry(tx: Tx, subject: string, { most = Infinity }: ThrottleRule): Promise<void> {
  const tries = await locked.first(tx, { subject, now: tx.now });
  if (!tries || tries.failures === 0 || tries.failures > most) return;
  await keep.run(tx, { subject, ...tries, failures: tries.failures - 1, blockedUntil: 0 });
}

/** Forgets the tries of a subject: one of them was right. */
export async function forgetTries(tx: Tx, subject: string): Promise<void> {
  await forget.run(tx, { subject });
}

/** The rule itself, over what was and the time. */
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
