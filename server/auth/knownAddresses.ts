import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';

/** An address from which an account signed in is known for so long. */
const KNOWN_MS = 30 * 24 * 60 * 60_000;

const find = statement<{ accountId: string; ip: string; since: number }, { id: string }>((db, value) =>
  db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', value('accountId'))
    .where('ip', '=', value('ip'))
    .where('created_at', '>', value('since'))
    .limit(1),
);

/**
 * Says whether an account has signed in from this address before. While somebody else guesses its
 * password from everywhere, its owner still gets in from where the owner works (A16).
 */
export async function isKnownAddress(tx: Tx, accountId: string, ip: string, now: number): Promise<boolean> {
  return (await find.first(tx, { accountId, ip, since: now - KNOWN_MS })) !== null;
}
