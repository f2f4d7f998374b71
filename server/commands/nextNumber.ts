import { statement } from '../store/statement.ts';
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

const count = statement<{ name: string; by: number }, { value: number }>((db, value) =>
  db
    .insertInto('counters')
    .values({ name: value('name'), value: value('by') })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', value('by')) })),
    )
    .returning('value'),
);

/** Returns as many numbers in turn, as `nextNumber` does. */
export async function nextNumbers(
  tx: Tx,
  kind: keyof typeof LETTERS,
  many: number,
  corpId?: string,
): Promise<string[]> {
  if (many === 0) return [];
  const counted = await count.first(tx, { name: corpId === undefined ? kind : `${kind}:${corpId}`, by: many });
  if (!counted) throw new Error(`the counter of ${kind} did not answer`);
  const first = counted.value - many + 1;
  return Array.from({ length: many }, (_, index) => `${LETTERS[kind]}${String(first + index).padStart(DIGITS, '0')}`);
}

/**
 * Returns the next readable number of a kind, as in "S000042". Counted for the whole platform, or within the
 * corporation `corpId`, by one guarded statement in the caller's transaction: concurrent calls get different numbers,
 * and a rollback leaves no gap.
 */
export async function nextNumber(tx: Tx, kind: keyof typeof LETTERS, corpId?: string): Promise<string> {
  const [number] = await nextNumbers(tx, kind, 1, corpId);
  return number!;
}
