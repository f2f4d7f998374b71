import type { Wall } from '../manifest/manifest.ts';

interface Size {
  width: number;
  height: number;
}

/** Two shapes count as alike up to this share of their sides: bezels and odd panels. */
const ALIKE = 0.03;

const ratio = ({ width, height }: Size): number => width / height;
const isAlike = (a: number, b: number): boolean => Math.abs(a / b - 1) <= ALIKE;

/**
 * Says whether a layout is one picture over a whole wall: it has the shape of the wall and not that of one screen, or,
 * where both are alike, at least as many pixels as the wall.
 */
export function isOnePicture({ rows, columns }: Pick<Wall, 'rows' | 'columns'>, layout: Size, screen: Size): boolean {
  if (rows * columns === 1 || screen.width === 0 || screen.height === 0) return false;
  const whole = { width: columns * screen.width, height: rows * screen.height };
  if (!isAlike(ratio(layout), ratio(whole))) return false;
  if (!isAlike(ratio(screen), ratio(whole))) return true;
  return layout.width >= whole.width * (1 - ALIKE);
}

/** Returns how the stage of a screen stands, so that the screen shows its part of the wall; nothing where it shows all. */
export function wallPart(
  wall: Wall | undefined,
  layout: Size,
  screen: Size,
): { width: string; height: string; left: string; top: string } | undefined {
  if (!wall || !isOnePicture(wall, layout, screen)) return undefined;
  const { rows, columns, row, column } = wall;
  return { width: `${columns * 100}%`, height: `${rows * 100}%`, left: `${-column * 100}%`, top: `${-row * 100}%` };
}
