import type { Tx } from '../store/types.ts';

/** What is counted, with the letter that its numbers begin with. */
const LETTERS = { corporation: 'E', adSlot: 'S', devicePoint: 'P' } as const;

const DIGITS = 6;

/**
 * Returns the next number that people call a thing by, as in "S000042". Counted for the whole platform in one
 * guarded statement, in the transaction that uses it: two at once get two numbers, and an undone one leaves no gap.
 */
export async function nextNumber(tx: Tx, kind: keyof typeof LETTERS): Promise<string> {
  const { value } = await tx.db
    .insertInto('counters')
    .values({ name: kind, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${LETTERS[kind]}${String(value).padStart(DIGITS, '0')}`;
}
