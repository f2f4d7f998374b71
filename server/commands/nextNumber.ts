import type { Tx } from '../store/types.ts';

/** Kinds of numbered records, each with the letters before its numbers. */
const LETTERS = {
  ad: 'A',
  corporation: 'E',
  adSlot: 'S',
  devicePoint: 'P',
  monitorPlan: 'MP',
  monitorTask: 'MT',
  walletRecord: 'W',
  marketOrder: 'MO',
  recharge: 'R',
  goods: 'G',
  adsOrder: 'AO',
  cast: 'C',
} as const;

const DIGITS = 6;

/**
 * Returns the next readable number of a kind, as in "S000042". Counted for the whole platform, or within the
 * corporation `corpId`, by one guarded statement in the caller's transaction: concurrent calls get different numbers,
 * and a rollback leaves no gap.
 */
export async function nextNumber(tx: Tx, kind: keyof typeof LETTERS, corpId?: string): Promise<string> {
  const { value } = await tx.db
    .insertInto('counters')
    .values({ name: corpId === undefined ? kind : `${kind}:${corpId}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${LETTERS[kind]}${String(value).padStart(DIGITS, '0')}`;
}
