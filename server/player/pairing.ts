import { randomInt } from 'node:crypto';
import { CODE_LENGTH, NUMBER_LETTERS } from '#core/manifest/sync.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Tx } from '../store/types.ts';

/** State of a pairing code that somebody typed: who shows it, or why it opens nothing. */
export type Paired = { secretHash: string } | 'unknown' | 'used' | 'expired';

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)]).join('');

/**
 * Returns the code that a waiting player shows, and makes another one when `limits.pairingLife` is over. An old code
 * stays known for a while, so that whoever types it late is told so, and it is never given to another screen meanwhile.
 */
export async function pairingCode(tx: Tx, secretHash: string): Promise<{ code: string; codeUntil: number }> {
  const known = await tx.db
    .selectFrom('pairing_codes')
    .select(['code', 'expires_at'])
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .executeTakeFirst();
  if (known) return { code: known.code, codeUntil: known.expires_at };
  const expiresAt = tx.now + limits.pairingLife;
  for (;;) {
    const code = newCode();
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('pairing_codes')
      .values({ code, secret_hash: secretHash, created_at: tx.now, expires_at: expiresAt, used_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) === 1) return { code, codeUntil: expiresAt };
  }
}

/** Looks a code up without using it. */
export async function lookUpCode(tx: Tx, code: string): Promise<Paired> {
  const row = await tx.db
    .selectFrom('pairing_codes')
    .select(['secret_hash', 'expires_at', 'used_at'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.used_at !== null) return 'used';
  return row.expires_at <= tx.now ? 'expired' : { secretHash: row.secret_hash };
}

/** Uses a code in one guarded statement: of two that type it at the same moment, one gets the screen. */
export async function redeemCode(tx: Tx, code: string): Promise<Paired> {
  const { numUpdatedRows } = await tx.db
    .updateTable('pairing_codes')
    .set({ used_at: tx.now })
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .executeTakeFirst();
  const found = await tx.db
    .selectFrom('pairing_codes')
    .select('secret_hash')
    .where('code', '=', code)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1 && found ? { secretHash: found.secret_hash } : lookUpCode(tx, code);
}

/** Deletes codes that are over for `limits.pairingKept`. */
export async function sweepCodes({ db, now }: Tx): Promise<void> {
  await db
    .deleteFrom('pairing_codes')
    .where('expires_at', '<', now - limits.pairingKept)
    .execute();
}
