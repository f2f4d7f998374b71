/**
 * Returns a number of 32 bits that follows from a text alone and looks like chance: FNV-1a, and the last mixing of MurmurHash3, so
 * that texts that differ in their last sign lie far apart. No secret and no digest; it draws lots.
 */
export function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
