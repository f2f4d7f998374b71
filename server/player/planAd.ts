import { CORNERS } from '#core/manifest/corners.ts';
import type { Content, PlanAd } from '#core/manifest/manifest.ts';
import { materialWindows, windowsOf, type MaterialShowtimes, type Showtimes } from '#core/schedule/showtimes.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';

const DAY_MS = 86_400_000;

/** Duration of a picture, a text or a page if none is set, seconds. */
const DEFAULT_SECONDS = 15;

function materialContent(material: MaterialStored, durationMs: number, windows: Content['windows']): Content[] {
  const { id: key, type, sha256, playable } = material;
  if (!sha256 || playable === false) return [];
  if (type === 'image') return [{ kind: 'picture', key, sha256, durationMs, windows }];
  // A video plays to its end; the ad's duration is for pictures.
  return type === 'video'
    ? [{ kind: 'video', key, sha256, durationMs: Math.max(1000, material.durationMs ?? durationMs), windows }]
    : [];
}

function contentsOf(ad: AdStored, materials: ReadonlyMap<string, MaterialStored>): Content[] {
  const durationMs = (ad.durationS ?? DEFAULT_SECONDS) * 1000;
  const shown = { durationMs, windows: [] };
  if (ad.kind === 'url') return ad.url ? [{ ...shown, kind: 'webPage', key: 'url', url: ad.url }] : [];
  if (ad.kind === 'text') {
    const { text, textColor, backgroundColor, fontSize } = ad;
    return text
      ? [
          {
            ...shown,
            kind: 'text',
            key: 'text',
            text,
            color: textColor ?? '#ffffff',
            background: backgroundColor ?? '#000000',
            fontSize: fontSize ?? 48,
          },
        ]
      : [];
  }
  const windows = materialWindows(ad.materialTimes as readonly MaterialShowtimes[] | null);
  return (ad.materials ?? []).flatMap((id) => {
    const material = materials.get(id);
    return material ? materialContent(material, durationMs, windows.get(id) ?? []) : [];
  });
}

function insertionOf({
  type,
  playCycleS,
  firstStartAt,
  firstEndAt,
  insertionType,
  playCount,
  startAt,
  endAt,
  auctioned,
}: AdStored): PlanAd['insertion'] {
  if (type !== 'insertion') return null;
  // Its turns are those that it wins, each screen its own (server/player/turns.ts).
  if (auctioned) return { cycleMs: DAY_MS, firstAt: endAt ?? 0, windowMs: limits.auctionWindow, count: 1, at: [] };
  const firstAt = firstStartAt ?? startAt ?? 0;
  return {
    cycleMs: (playCycleS ?? 3600) * 1000,
    firstAt,
    windowMs: firstEndAt === null || firstEndAt <= firstAt ? null : firstEndAt - firstAt,
    count: insertionType === 'times' ? playCount : null,
  };
}

function sizeOf(slotSize: string | null): PlanAd['size'] {
  const [width, height] = (slotSize ?? '').split('x').map(Number);
  return width && height ? { width, height } : null;
}

/** Returns the code that screens draw over an ad, where they do (AD-15). */
function codeOf({ qrCode, codeCorner }: AdStored): Pick<PlanAd, 'code'> {
  const corner = CORNERS.find((one) => one === codeCorner);
  return corner && qrCode !== null ? { code: { path: qrCode, corner } } : {};
}

/** Returns an ad in the form of the schedule, in any state; null if none of its contents can be shown. */
export function planAd(ad: AdStored, materials: ReadonlyMap<string, MaterialStored>): PlanAd | null {
  const contents = contentsOf(ad, materials);
  if (contents.length === 0 || !ad.slotId || ad.startAt === null || ad.endAt === null) return null;
  return {
    id: ad.id,
    name: ad.name ?? '',
    type: ad.type ?? 'common',
    status: ad.status ?? '',
    slotId: ad.slotId,
    delivery: ad.deliveryMode === 'matching' ? 'matching' : 'precise',
    size: sizeOf(ad.slotSize),
    startAt: ad.startAt,
    endAt: ad.endAt,
    windows: windowsOf({ weekdays: ad.weekdays, windows: ad.windows, dates: ad.dates } as Showtimes),
    mute: ad.mute ?? false,
    order: ad.position ?? 0,
    insertion: insertionOf(ad),
    contents,
    ...codeOf(ad),
  };
}
