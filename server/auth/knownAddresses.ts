import { addressKey } from '../call/addressKey.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';

const find = statement<{ subject: string }, { subject: string }>((db, value) =>
  db.selectFrom('login_throttles').select('subject').where('subject', '=', value('subject')),
);

// Beside the tries, which the same sweep forgets: an address is known for a week after the last sign-in from it.
const keep = statement<{ subject: string; now: number }>((db, value) =>
  db
    .insertInto('login_throttles')
    .values({ subject: value('subject'), failures: 0, first_at: value('now'), last_at: value('now'), blocked_until: 0 })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ last_at: value('now') })),
);

const subjectOf = (accountId: string, ip: string) => `known:${accountId} ${addressKey(ip)}`;

/**
 * Says whether an account has signed in from this address of late. While somebody else guesses its
 * password from everywhere, its owner still gets in from where the owner works (A16).
 */
export async function isKnownAddress(tx: Tx, accountId: string, ip: string): Promise<boolean> {
  return (await find.first(tx, { subject: subjectOf(accountId, ip) })) !== null;
}

/** Notes that an account has signed in from an address. */
export async function rememberAddress(tx: Tx, accountId: string, ip: string, now: number): Promise<void> {
  await keep.run(tx, { subject: subjectOf(accountId, ip), now });
}
