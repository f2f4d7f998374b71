import type { AdStored } from '#generated/server/ads.gen.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { CastStored } from '#generated/server/casts.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { hintAds } from '../../player/affected.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/types.ts';
import { adContent } from '../adContent.ts';
import { nextNumber } from '../nextNumber.ts';
import { newScanPath } from '../scans.ts';

/** Longest cycle of an insertion, seconds: longer than any cast is shown, so that there is one turn. */
const ONE_TURN_S = 86_400;
/** Longest name of an ad, signs (schemas/ad.yaml). */
const LONGEST_NAME = 100;
/** Bounds of the letters of a text, pixels of the slot. */
const SMALLEST = 20;
const LARGEST = 200;

/** Returns the height of letters, in pixels, at which a text of so many signs fills about half of a slot. */
function letterSize(signs: number, { width, height }: Pick<AdSlotStored, 'width' | 'height'>): number {
  const [w, h] = [width ?? 1920, height ?? 1080];
  const fitting = Math.sqrt((w * h * 0.45) / Math.max(1, signs));
  return Math.round(Math.max(SMALLEST, Math.min(LARGEST, h / 4, fitting)));
}

/** Makes a material of the picture of a cast, as which screens load it; it stands in no library (policies/unlisted.ts). */
async function materialOf(own: Tx, cast: CastStored): Promise<string[]> {
  const upload = await own.db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', cast.picture ?? '')
    .where('state', '=', 'verified')
    .executeTakeFirstOrThrow();
  const material = await own.materials.insert({
    name: cast.number,
    castId: cast.id,
    type: 'image',
    format: 'jpg',
    folderId: null,
    size: upload.size,
    width: upload.width,
    height: upload.height,
    durationMs: null,
    playable: true,
    md5: upload.md5,
    sha256: upload.sha256,
    file: upload.id,
    thumbnail: null,
  });
  return [material.id];
}

const contentOf = (cast: CastStored, slot: AdSlotStored, materials: string[]): Partial<AdStored> =>
  cast.kind === 'picture'
    ? { kind: 'file', materials }
    : {
        kind: 'text',
        text: cast.text,
        textColor: '#ffffff',
        backgroundColor: '#000000',
        fontSize: letterSize(Array.from(cast.text ?? '').length, slot),
      };

/**
 * Makes the insertion that shows a cast once, on its screen alone, from now until its time is over, and tells the screen.
 * Returns its id. `own` sees the cast's enterprise.
 */
export async function castAd(
  own: Tx,
  hints: Services['hints'],
  cast: CastStored,
  until: number,
): Promise<string | null> {
  const slot = await own.adSlots.one(cast.slotId ?? '');
  if (!slot) return null;
  const facts: Partial<AdStored> = {
    type: 'insertion',
    slotId: slot.id,
    startAt: own.now,
    endAt: until,
    durationS: limits.castSeconds / 1000,
    deliveryMode: 'precise',
    insertionType: 'times',
    playCycleS: ONE_TURN_S,
    playCount: 1,
    firstStartAt: own.now,
    targetType: 'device',
    targetIds: [cast.deviceId ?? ''],
    mute: true,
    ...contentOf(cast, slot, cast.kind === 'picture' ? await materialOf(own, cast) : []),
  };
  const ad = await own.ads.insert({
    ...facts,
    ...(await adContent(own, facts, { isOfCast: true })),
    status: 'pendingPlay',
    downloadStatus: 'pending',
    number: await nextNumber(own, 'ad', cast.corpId),
    name: `${slot.name} ${cast.number}`.slice(-LONGEST_NAME),
    promotion: 'other',
    ofCast: true,
    position: 0,
    impressions: 0,
    interactionCount: 0,
    qrCode: newScanPath(),
    reviewerId: cast.reviewerId,
    reviewedAt: cast.reviewedAt ?? own.now,
    deptId: cast.deptId,
  });
  await hintAds(own, hints, [ad.id]);
  return ad.id;
}
