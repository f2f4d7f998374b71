import { CORNERS } from '#core/manifest/corners.ts';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import type { Playable } from '#stage/types.ts';

/** One thing of an ad that a reviewer has to see. */
export interface Part {
  /** Id of the material, or the kind of content. */
  key: string;
  name: string;
  material?: MaterialRow;
}

/** Returns the parts of an ad to look at: its text, its page, or each of its materials once. */
export function partsOf(ad: AdDetail, materials: readonly MaterialRow[]): Part[] {
  if (ad.kind === 'text') return [{ key: 'text', name: ad.text ?? '' }];
  if (ad.kind === 'url') return [{ key: 'url', name: ad.url ?? '' }];
  const found = new Map(materials.map((material) => [material.id, material]));
  return [...new Set(ad.materials ?? [])].map((id) => {
    const material = found.get(id);
    return { key: id, name: material?.name ?? id, ...(material ? { material } : {}) };
  });
}

/** Returns the code that screens draw over an ad, where they do (AD-15). */
export function codeOf(
  { qrCode, codeCorner }: Pick<AdDetail, 'qrCode' | 'codeCorner'>,
  urlOf: (path: string) => string | null,
): Playable['code'] {
  const corner = CORNERS.find((one) => one === codeCorner);
  const told = qrCode ? urlOf(qrCode) : null;
  return corner && told !== null ? { address: new URL(told, location.origin).href, corner } : undefined;
}

/** Returns the player's playable of a part that is no video; null if its file cannot be opened. */
export function playableOf(ad: AdDetail, part: Part, urlOf: (file: string) => string | null): Playable | null {
  const code = codeOf(ad, urlOf);
  const common = { playId: part.key, ...(code ? { code } : {}) };
  if (ad.kind === 'text')
    return {
      ...common,
      kind: 'text',
      text: ad.text ?? '',
      color: ad.textColor ?? '',
      background: ad.backgroundColor ?? '',
      fontSize: ad.fontSize ?? 0,
    };
  if (ad.kind === 'url') return { ...common, kind: 'webPage', url: ad.url ?? '' };
  const url = part.material?.file ? urlOf(part.material.file) : null;
  return url === null ? null : { ...common, kind: 'picture', url };
}

/** Returns width and height of the ad's slot, "1920x1080", in whose shape it is shown. */
export function shapeOf({ slotSize }: AdDetail): { width: number; height: number } {
  const [width, height] = (slotSize ?? '').split('x').map(Number);
  return width && height ? { width, height } : { width: 1920, height: 1080 };
}
