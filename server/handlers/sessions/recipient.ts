import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';
import type { Known } from './signIn.ts';

/** Whom a code goes to: one of both. */
export interface Addressed {
  phone?: string | undefined;
  email?: string | undefined;
}

/** Recipient of a code, kept in the account's `column`. */
export interface Recipient {
  column: 'phone' | 'email';
  value: string;
}

/** Returns the phone or the mail address that a call names. Refuses neither and both. Addresses are compared in small letters. */
export function recipientOf({ phone, email }: Addressed): Recipient {
  if (phone !== undefined && email !== undefined) throw refuse('PAYLOAD_INVALID', { field: 'email', rule: 'invalid' });
  if (phone !== undefined) return { column: 'phone', value: phone };
  if (email !== undefined) return { column: 'email', value: email.toLowerCase() };
  throw refuse('PAYLOAD_INVALID', { field: 'phone', rule: 'required' });
}

/**
 * Returns the account of a recipient. None where several have the same mail address: a code opens the account of whoever
 * reads the mail, and nobody can say which of them was meant.
 */
export async function accountOf(tx: Tx, { column, value }: Recipient): Promise<Known | null> {
  const accounts = await tx.accounts.find(
    (eb) => (column === 'phone' ? eb('phone', '=', value) : eb(eb.fn('lower', ['email']), '=', value)),
    { fields: ['corpId'], limit: 2 },
  );
  const [account] = accounts;
  return account && accounts.length === 1 ? { accountId: account.id, corpId: account.corpId } : null;
}
