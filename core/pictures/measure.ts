/**
 * What is measured of a screen's picture (MON-04): its brightness on a grid of 16 by 16 fields, row by row, each 0 (black)
 * to 255 (white). Small enough to keep for each picture, and to compare without the picture.
 */
export type Grid = readonly number[];

export const GRID_SIDE = 16;

/** Mean brightness below which a picture may be dark, and how far its fields may lie from it, of 255. */
const DARK_MEAN = 12;
const DARK_SPREAD = 8;
/** Mean difference of two grids, of 255, below which they are the same picture: what JPEG does to one stays below it. */
const SAME = 2;
/** The same of a single field: an ad in a strip of a page changes few fields, and those by more. */
const SAME_FIELD = 12;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns how far two pictures differ: the mean difference of their fields, 0 to 255. */
export const differenceOf = (a: Grid, b: Grid): number => mean(a.map((value, at) => Math.abs(value - (b[at] ?? 0))));

/** Says whether a picture is dark all over: no light, and nothing in it. A night scene has lights. */
export function isDark(grid: Grid): boolean {
  const middle = mean(grid);
  return middle < DARK_MEAN && grid.every((value) => Math.abs(value - middle) < DARK_SPREAD);
}

/** Says whether two pictures are the same one, in each of their fields. */
export const isSamePicture = (a: Grid, b: Grid): boolean =>
  differenceOf(a, b) < SAME && a.every((value, at) => Math.abs(value - (b[at] ?? 0)) < SAME_FIELD);

/** A picture that was measured, and the ads that the player said were on screen then. */
export interface Shot {
  /** When it was taken, milliseconds. */
  at: number;
  grid: Grid;
  adIds: readonly string[];
}

/** Returns what an ad shows, such that ads that look alike have the same; by default its id. */
export type LookOf = (adId: string) => string;

/** Pictures that say that a screen is frozen, and the time that they span at least, milliseconds. */
const FROZEN_SHOTS = 3;
const FROZEN_MS = 2 * 60_000;

const looksKey = (adIds: readonly string[], lookOf: LookOf): string =>
  [...new Set(adIds.map(lookOf))].toSorted().join(' ');

/**
 * Says whether a screen stands still: its latest three pictures, over two minutes at least, are one and the same, while
 * its player said that ads were on that look different. A screen with one ad, or with several of one poster, is never frozen:
 * its picture may stand still.
 */
export function isFrozen(shots: readonly Shot[], lookOf: LookOf = (adId) => adId): boolean {
  const latest = shots.toSorted((a, b) => b.at - a.at).slice(0, FROZEN_SHOTS);
  const [newest] = latest;
  const oldest = latest.at(-1);
  if (!newest || !oldest || latest.length < FROZEN_SHOTS || newest.at - oldest.at < FROZEN_MS) return false;
  const isStill = latest.every(({ grid }) => isSamePicture(grid, newest.grid));
  return isStill && !isDark(newest.grid) && new Set(latest.map(({ adIds }) => looksKey(adIds, lookOf))).size > 1;
}
