import type { Tx } from '../store/types.ts';

/** Returns the transaction in the scope of the platform, the oldest enterprise without a superior; null where there is none yet. */
export async function platformTx(tx: Tx): Promise<Tx | null> {
  const platform = await tx
    .acrossCorps('the platform is looked for among all')
    .selectFrom('corporations')
    .select('id')
    .where('superior_id', 'is', null)
    .where('customer_type', '=', 'mediaOwner')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return platform?.id == null ? null : tx.as({ kind: 'system', corpId: platform.id });
}
