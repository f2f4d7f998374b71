import { createHash } from 'node:crypto';
import { strip } from '#core/entity/rule.ts';
import { adWhens } from '#generated/model/ads/schema.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';

/** Values computed from an ad's own fields and stored with them. */
export interface AdContent {
  layoutId: string | null;
  slotSize: string | null;
  coverUrl: string | null;
  contentHash: string;
}

/**
 * Fields whose change sends a reviewed ad back to review: content, target and period (AD-18). Materials are compared by
 * their bytes.
 */
const REVIEWED = [
  'type',
  'slotId',
  'startAt',
  'endAt',
  'weekdays',
  'windows',
  'dates',
  'durationS',
  'deliveryMode',
  'insertionType',
  'playCycleS',
  'firstStartAt',
  'firstEndAt',
  'playCount',
  'targetType',
  'kind',
  'url',
  'text',
  'textColor',
  'backgroundColor',
  'fontSize',
] as const satisfies readonly (keyof AdStored)[];

type Draft = Partial<AdStored>;

/**
 * Computes the stored values of an ad: slot and layout, cover, and the hash of everything that a reviewer decides
 * about. Refuses MATERIAL_UNPLAYABLE if no player can show a material.
 */
export async function adContent(tx: Tx, given: Draft): Promise<AdContent> {
  // Fields that are off are not stored, so the hash leaves them out.
  const ad: Draft = strip(given, adWhens, { now: tx.now, me: null, on: 'update' });
  const slot = ad.slotId ? await tx.adSlots.one(ad.slotId) : null;
  const ids = ad.kind === 'file' ? (ad.materials ?? []) : [];
  const found = new Map((await tx.materials.many(ids)).map((material) => [material.id, material]));
  const materials = ids.flatMap((id) => found.get(id) ?? []);
  if (materials.some(({ playable, type }) => playable === false || (type !== 'image' && type !== 'video')))
    throw refuse('MATERIAL_UNPLAYABLE');
  const facts = [
    ...REVIEWED.map((name) => ad[name] ?? null),
    (ad.targetIds ?? []).toSorted(),
    materials.map(({ sha256 }) => sha256),
    // Added only if present: the hash of ads reviewed before this field existed stays the same.
    ...(ad.landingUrl ? [ad.landingUrl] : []),
    ...(ad.startsApproved === true ? ['startsApproved'] : []),
  ];
  return {
    layoutId: slot?.layoutId ?? null,
    slotSize: slot ? `${slot.width}x${slot.height}` : null,
    coverUrl: materials.find(({ thumbnail }) => thumbnail)?.thumbnail ?? null,
    contentHash: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
  };
}
