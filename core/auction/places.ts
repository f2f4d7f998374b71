import { lotOf } from './lot.ts';

/** Fields that set how often a slot auctions a play. */
export interface Sold {
  sellingMode: string | null;
  rtb: boolean | null;
  carouselPlaces: number | null;
}

/** Returns whether a slot sells by auction (LAY-06): by its switch, or as its way of selling. */
export const sellsByAuction = ({ sellingMode, rtb }: Pick<Sold, 'sellingMode' | 'rtb'>): boolean =>
  rtb === true || sellingMode === 'rtb';

/**
 * Returns the time between two plays that a slot sells on a screen, milliseconds: one place of its carousel, or where it sells in no
 * other way each of them.
 * @param leastMs shortest time between two auctions of a slot
 */
export const everyMs = (
  { sellingMode, carouselPlaces }: Sold,
  { showingMs, leastMs }: { showingMs: number; leastMs: number },
): number => Math.max(leastMs, (sellingMode === 'rtb' ? 1 : (carouselPlaces ?? 1)) * showingMs);

/**
 * Returns the instants after `from` and up to `to` at which a screen has a play to sell: each `every`, each screen at its own moment
 * of it, so that not all of them ask at once.
 * @param place.afterMs how much later than others on the same screen, which have the same place of it
 */
export function duesIn(
  { deviceId, every, afterMs = 0 }: { deviceId: string; every: number; afterMs?: number },
  from: number,
  to: number,
): number[] {
  const first = (lotOf(deviceId) + afterMs) % every;
  const dues: number[] = [];
  for (let at = first + (Math.floor((from - first) / every) + 1) * every; at <= to; at += every) dues.push(at);
  return dues;
}
