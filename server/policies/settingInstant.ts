import type { Tx } from '../store/types.ts';

/** Returns the instant that the installation keeps under this name, milliseconds; null before the first time. */
export async function settingInstant(tx: Tx, name: string): Promise<number | null> {
  const row = await tx.db
    .selectFrom('settings')
    .select('value')
    .where('corp_id', '=', '')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? Number(row.value) : null;
}
