import type { Box, Size } from './onScreen.ts';

/** Degrees clockwise by which a screen turns all that its player draws. */
export const TURNS = [90, 180, 270] as const;

/** Rotation of a screen; 0: its picture stands as the machine gives it out. */
export type Rotation = 0 | (typeof TURNS)[number];

/** Returns the rotation that a device is stored with; null, of a device from before rotation, is none. */
export const rotationOf = (stored: string | null): Rotation => TURNS.find((turn) => String(turn) === stored) ?? 0;

/** Says whether width and height are exchanged. */
const isOnSide = (rotation: Rotation): boolean => rotation === 90 || rotation === 270;

/** Returns the size as people see it of something with this size before it was turned, and the other way round. */
export const turnedSize = ({ width, height }: Size, rotation: Rotation): Size =>
  isOnSide(rotation) ? { width: height, height: width } : { width, height };

/** Returns where something is laid out in a box so that it fills that box once it is turned around its own middle. */
export function turnedIn(box: Size, rotation: Rotation): Box {
  const { width, height } = turnedSize(box, rotation);
  return { left: (box.width - width) / 2, top: (box.height - height) / 2, width, height };
}

/** Returns a resolution that a player told of its machine, "1920x1080", as people see it. */
export function turnedResolution(told: string | null, rotation: Rotation): string | null {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(told ?? '') ?? [];
  return isOnSide(rotation) && width !== undefined ? `${height}x${width}` : told;
}
