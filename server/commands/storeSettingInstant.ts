import type { Tx } from '../store/types.ts';

/** Keeps an instant of the installation, milliseconds, under a name: up to when a job has done its work. */
export async function storeSettingInstant(tx: Tx, name: string, at: number): Promise<void> {
  const kept = { value: JSON.stringify(at), updated_at: tx.now };
  await tx.db
    .insertInto('settings')
    .values({ corp_id: '', name, ...kept })
    .onConflict((conflict) => conflict.columns(['corp_id', 'name']).doUpdateSet(kept))
    .execute();
}
