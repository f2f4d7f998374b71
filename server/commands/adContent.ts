import { createHash } from 'node:crypto';
import { strip } from '#core/entity/rule.ts';
import { REVIEWED } from '#core/rules/review.ts';
import { materialWindows, type MaterialShowtimes } from '#core/schedule/showtimes.ts';
import { adWhens } from '#generated/model/ads/types.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';

/** Values computed from an ad's own fields and stored with them. */
export interface AdContent {
  layoutId: string | null;
  slotSize: string | null;
  coverUrl: string | null;
  contentHash: string;
}

/** Word in the hash of an ad with sound; ads reviewed before it was added had sound without it. */
const SOUND = 'sound';

type Draft = Partial<AdStored>;

/** Times of the ad's own materials, in one order and form; those of a material that it no longer has say nothing. */
function timesOf({ materialTimes }: Draft, ids: readonly string[]): unknown[] {
  const windows = materialWindows(materialTimes as readonly MaterialShowtimes[] | null);
  const own = [...windows].filter(([material]) => ids.includes(material));
  return own.length === 0 ? [] : [own.toSorted(([a], [b]) => (a < b ? -1 : 1))];
}

/**
 * Refuses the picture of a passer-by in another ad than the one of its cast: a copy would keep what is to be gone after it was shown
 * (MKT-10).
 */
async function checkOwn(tx: Tx, { id }: Draft, materials: readonly MaterialStored[]): Promise<void> {
  const castIds = materials.flatMap(({ castId }) => castId ?? []);
  if (castIds.length === 0) return;
  const casts = await tx.as({ kind: 'system', corpId: null }).casts.many(castIds, { fields: ['adId'] });
  const isTheirs = id !== undefined && casts.length > 0 && casts.every(({ adId }) => adId === id);
  if (!isTheirs) throw refuse('NOT_FOUND', { field: 'materials' });
}

/**
 * Computes the stored values of an ad: slot and layout, cover, and the hash of everything that a reviewer decides
 * about. Refuses MATERIAL_UNPLAYABLE if no player can show a material. `isOfCast`: the ad is made for a cast, and shows its picture.
 */
export async function adContent(tx: Tx, given: Draft, { isOfCast = false } = {}): Promise<AdContent> {
  // Fields that are off are not stored, so the hash leaves them out.
  const ad: Draft = strip(given, adWhens, { now: tx.now, me: null, on: 'update' });
  const slot = ad.slotId ? await tx.adSlots.one(ad.slotId) : null;
  const ids = ad.kind === 'file' ? (ad.materials ?? []) : [];
  const found = new Map((await tx.materials.many(ids)).map((material) => [material.id, material]));
  const materials = ids.flatMap((id) => found.get(id) ?? []);
  if (materials.some(({ playable, type }) => playable === false || (type !== 'image' && type !== 'video')))
    throw refuse('MATERIAL_UNPLAYABLE');
  if (!isOfCast) await checkOwn(tx, given, materials);
  const facts = [
    ...REVIEWED.map((name) => ad[name] ?? null),
    (ad.targetIds ?? []).toSorted(),
    materials.map(({ sha256 }) => sha256),
    // Added only if present: the hash of ads reviewed before this field existed stays the same.
    ...(ad.landingUrl ? [ad.landingUrl] : []),
    ...(ad.codeCorner && ad.codeCorner !== 'none' ? [`code ${ad.codeCorner}`] : []),
    ...(ad.startsApproved === true ? ['startsApproved'] : []),
    ...timesOf(ad, ids),
    ...(ad.mute === true ? [] : [SOUND]),
  ];
  return {
    layoutId: slot?.layoutId ?? null,
    slotSize: slot ? `${slot.width}x${slot.height}` : null,
    coverUrl: materials.find(({ thumbnail }) => thumbnail)?.thumbnail ?? null,
    contentHash: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
  };
}

/** A change of what is reviewed: none, its sound alone turned off or on, or any other. */
export type ContentChange = 'none' | 'quieter' | 'louder' | 'other';

/**
 * Returns how the content of an ad differs from that which the hash of `before` stands for. Without its sound an ad shows
 * no more than what was reviewed; with it, it does, unless it was reviewed with it.
 */
export async function contentChange(
  tx: Tx,
  before: Pick<AdStored, 'contentHash' | 'mute'>,
  ad: Draft,
  { contentHash }: AdContent,
): Promise<ContentChange> {
  if (contentHash === before.contentHash) return 'none';
  const otherwise = await adContent(tx, { ...ad, mute: ad.mute !== true });
  if (otherwise.contentHash !== before.contentHash) return 'other';
  if (ad.mute === true) return 'quieter';
  return before.mute === true ? 'louder' : 'none';
}
