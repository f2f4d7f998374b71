import type { Wall } from '../manifest/manifest.ts';
import type { Fit } from './values.ts';
import { isOnePicture } from './wallPart.ts';

/** Sides of a layout (design pixels) or of the box that it stands in (pixels). */
export interface Size {
  width: number;
  height: number;
}

/** Place of a layout in its box. */
export interface Placement {
  scale: number;
  /** Of the upper left corner, in pixels of the viewport. */
  left: number;
  top: number;
}

/** A box on a screen, pixels. */
export interface Box extends Size {
  left: number;
  top: number;
}

/** Returns how a layout of so many design pixels fits whole into a viewport, in its middle. */
export function placement(layout: Size, viewport: Size): Placement {
  const scale = Math.min(viewport.width / layout.width, viewport.height / layout.height);
  return {
    scale,
    left: (viewport.width - layout.width * scale) / 2,
    top: (viewport.height - layout.height * scale) / 2,
  };
}

/**
 * Returns where a box of a layout stands on a screen, as the stage draws it: of a layout that is one picture over a wall, where
 * it stands on this screen's part, which may be outside of it.
 */
export function boxOnScreen(
  { x, y, width, height }: Size & { x: number; y: number },
  layout: Size,
  { screen, wall }: { screen: Size; wall: Wall | null },
): Box {
  const isPart = wall !== null && isOnePicture(wall, layout, screen);
  const whole = isPart ? { width: wall.columns * screen.width, height: wall.rows * screen.height } : screen;
  const [shiftX, shiftY] = isPart ? [wall.column * screen.width, wall.row * screen.height] : [0, 0];
  const { scale, left, top } = placement(layout, whole);
  return {
    left: left + x * scale - shiftX,
    top: top + y * scale - shiftY,
    width: width * scale,
    height: height * scale,
  };
}

/** Returns the part of a box in which a picture of this shape (width by height) is seen: with `contain` its margins are left out. */
export function seenIn({ left, top, width, height }: Box, shape: number, fit: Fit): Box {
  if (fit !== 'contain') return { left, top, width, height };
  const inner = { width: Math.min(width, height * shape), height: Math.min(height, width / shape) };
  return { left: left + (width - inner.width) / 2, top: top + (height - inner.height) / 2, ...inner };
}

/** Returns the part of a picture that is seen in a box: with `cover` what goes over its edges is cut off. */
export function shownPart(picture: Size, { width, height }: Size, fit: Fit): Box {
  if (fit !== 'cover') return { left: 0, top: 0, ...picture };
  return seenIn({ left: 0, top: 0, ...picture }, width / height, 'contain');
}
