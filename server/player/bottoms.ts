import type { ManifestFile } from '#core/manifest/manifest.ts';
import type { Tx } from '../store/types.ts';

/** A picture that is to be seen where nothing plays. */
export type Bottom = Omit<ManifestFile, 'url'>;

/** Returns the bottom images of these slots, by slot (LAY-06). */
export async function bottomsOf(tx: Tx, corpId: string, slotIds: readonly string[]): Promise<Map<string, Bottom>> {
  const slots = slotIds.length > 0 ? await tx.adSlots.many(slotIds, { fields: ['bottomImage'] }) : [];
  const wanted = [...new Set(slots.flatMap(({ bottomImage }) => bottomImage ?? []))];
  if (wanted.length === 0) return new Map();
  const uploads = await tx.db
    .selectFrom('uploads')
    .select(['id', 'sha256', 'size', 'content_type'])
    .where('corp_id', '=', corpId)
    .where('id', 'in', wanted)
    .where('state', '=', 'verified')
    .execute();
  const files = new Map(
    uploads.flatMap(({ id, sha256, size, content_type: type }): [string, Bottom][] =>
      sha256 === null ? [] : [[id, { sha256, size: size ?? 0, type: type ?? 'application/octet-stream' }]],
    ),
  );
  return new Map(
    slots.flatMap(({ id, bottomImage }): [string, Bottom][] => {
      const file = files.get(bottomImage ?? '');
      return file ? [[id, file]] : [];
    }),
  );
}
