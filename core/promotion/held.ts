/** Levels above an ad and the ad itself, the highest first (ADS-04). */
export const LEVELS = ['plan', 'group', 'ad'] as const;
export type Level = (typeof LEVELS)[number];

/** State of each level that there is; a level without one, or that is absent, stops nothing. */
export type Standing = Partial<Record<Level, string | null | undefined>>;

/**
 * Returns the highest level that is paused, or null where none is: what a level stops, nothing below it plays, whatever
 * is said there, and what is paused below stays so when the level above goes on (AD-11, ADS-04). The one rule of the
 * programmes that the server builds, of the times in which plays do not count, and of the words of the console.
 */
export const heldBy = (standing: Standing): Level | null =>
  LEVELS.find((level) => standing[level] === 'paused') ?? null;
