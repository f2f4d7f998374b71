import type { StartRefusal } from './startRefusal.ts';

/** Returns a part of an address of the settings as it is meant. Throws what `refused` makes of one that encodes nothing. */
export function urlPart(part: string, refused: (what: string) => StartRefusal): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw refused('has a key with a % that encodes nothing: write %25 for it.');
  }
}
