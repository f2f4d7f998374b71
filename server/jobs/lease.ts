import type { Tx } from '../store/types.ts';

/**
 * Takes or keeps a lease: true for the one process that holds it until `now + ttlMs`. Whoever
 * dies with it is followed by another when it has run out.
 */
export async function holdLease(tx: Tx, name: string, holder: string, ttlMs: number): Promise<boolean> {
  const until = tx.now + ttlMs;
  await tx.db
    .insertInto('leases')
    .values({ name, holder, until: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await tx.db
    .updateTable('leases')
    .set({ holder, until })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('holder', '=', holder), eb('until', '<=', tx.now)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
