import type { Tx } from '../store/types.ts';

/** Returns whether one of these uploads is none of the caller's, or was never verified: no field may hold it. */
export async function missingUploads(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  let query = tx.db.selectFrom('uploads').select('id').where('id', 'in', wanted).where('state', '=', 'verified');
  if (tx.scope.kind === 'user') query = query.where('corp_id', 'in', tx.scope.user.corpIds);
  else if (tx.scope.corpId !== null) query = query.where('corp_id', '=', tx.scope.corpId);
  const rows = await query.execute();
  return rows.length !== wanted.length;
}
