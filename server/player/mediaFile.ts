import type { Store } from '../store/types.ts';

export interface MediaFile {
  key: string;
  type: string;
}

/** Returns where the bytes with this hash lie in the object store; null where the corporation has none. */
export async function mediaFile(store: Store, corpId: string, sha256: string): Promise<MediaFile | null> {
  const row = await store.read({ kind: 'system', corpId }, (tx) =>
    tx.db
      .selectFrom('uploads')
      .select(['store_key', 'content_type'])
      .where('corp_id', '=', corpId)
      .where('sha256', '=', sha256)
      .where('state', '=', 'verified')
      .limit(1)
      .executeTakeFirst(),
  );
  return row ? { key: row['store_key'], type: row['content_type'] ?? 'application/octet-stream' } : null;
}
