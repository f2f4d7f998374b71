/** Limits of a group on the screens where its ads may be placed; null: any (ADS-04). */
export interface Where {
  districtCode?: string | null | undefined;
  scene?: string | null | undefined;
  dimension?: string | null | undefined;
  sellingMode?: string | null | undefined;
}

/** Returns the first digits that the codes of a division (six digits) and of all below it share. */
const ofDivision = (code: string): string => code.replace(/(00)+$/, '');

/** Returns whether a place lies within what a group says. */
export function isWithin(place: Where, { districtCode, scene, dimension, sellingMode }: Where): boolean {
  return (
    (!districtCode || (place.districtCode ?? '').startsWith(ofDivision(districtCode))) &&
    (!scene || place.scene === scene) &&
    (!dimension || place.dimension === dimension) &&
    (!sellingMode || place.sellingMode === sellingMode)
  );
}
