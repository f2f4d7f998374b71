import type { Box, Size } from '../layout/onScreen.ts';

/** Frames of a film at most, and in one row of the picture that has them all. */
export const MOST_FRAMES = 120;
const COLUMNS = 12;
/** Longer side of a frame, pixels: a grid of colours needs no more. */
export const FRAME_PX = 128;
/** Time from one frame to the next in which a film seldom shows anything that is on neither, milliseconds. */
export const FRAME_MS = 500;

/** Which frames of a film there are: so many, one for each span of so many milliseconds, from the middle of the span. */
export interface Frames {
  count: number;
  everyMs: number;
}

/** Returns which frames are taken of a film of this length: each half second, and of a longer film as many as there may be. */
export function framesOf(durationMs: number): Frames {
  const everyMs = Math.max(FRAME_MS, Math.ceil(durationMs / MOST_FRAMES));
  return { count: Math.max(1, Math.ceil(durationMs / everyMs)), everyMs };
}

/** Returns the sides of the picture that has so many frames of this size. */
export const sheetOf = (count: number, { width, height }: Size): Size => ({
  width: Math.min(count, COLUMNS) * width,
  height: Math.ceil(count / COLUMNS) * height,
});

/** Returns where each of so many frames lies in their picture, row by row. */
export function frameBoxes(count: number, sheet: Size): Box[] {
  const columns = Math.min(count, COLUMNS);
  const [width, height] = [sheet.width / columns, sheet.height / Math.ceil(count / columns)];
  return Array.from({ length: count }, (_, n) => ({
    left: (n % columns) * width,
    top: Math.floor(n / columns) * height,
    width,
    height,
  }));
}

/** Says whether frames show all that a film of this length shows, or little else; a length that nobody knows has none. */
export const areDense = ({ count, everyMs }: Frames, durationMs: number | null): boolean =>
  durationMs !== null && everyMs <= FRAME_MS && (count + 1) * everyMs >= durationMs;
