import type { LayoutDocument, LayoutPage } from '#core/layout/document.ts';
import { chosenBounds, chosenOf, placed } from '#core/layout/edit/commands.ts';
import {
  overlaps,
  resized,
  scaledWith,
  snapped,
  type Box,
  type Guide,
  type Handle,
  type Snapping,
} from '#core/layout/edit/geometry.ts';
import type { Deed } from '#core/layout/edit/history.ts';

/** Gesture of the pointer, from the document as it was when it began. */
export type Gesture =
  | { kind: 'move'; start: LayoutDocument; from: Point }
  | { kind: 'resize'; start: LayoutDocument; from: Point; handle: Handle }
  | { kind: 'frame'; from: Point; to: Point; kept: ReadonlySet<string> };

export interface Point {
  x: number;
  y: number;
}

/** Current inputs of a gesture. */
export interface Reading {
  ids: ReadonlySet<string>;
  page: LayoutPage;
  to: Point;
  /** Design pixels of the grid; 0: none. */
  grid: number;
  /** Reach of snapping, design pixels; 0 while it is off. */
  reach: number;
  /** Along one axis only, or in proportion. */
  isStraight: boolean;
}

const pageBox = ({ width, height }: LayoutDocument): Box => ({ x: 0, y: 0, width, height });

function snappingOf(start: LayoutDocument, { page, ids, grid, reach }: Reading): Snapping {
  const others = page.widgets.filter(({ id, hidden }) => !ids.has(id) && !hidden);
  return { others: [pageBox(start), ...others], grid, reach };
}

/** Returns where a gesture leaves the chosen widgets, as one deed, and the lines to draw. */
export function deedOf(
  gesture: Extract<Gesture, { kind: 'move' | 'resize' }>,
  reading: Reading,
): { deed: Deed; guides: Guide[] } | null {
  const { start, from } = gesture;
  const { ids, to, isStraight, reach } = reading;
  const bounds = chosenBounds(start, ids);
  const widgets = chosenOf(start, ids);
  if (!bounds || widgets.length === 0) return null;
  let [dx, dy] = [Math.round(to.x - from.x), Math.round(to.y - from.y)];
  if (gesture.kind === 'move') {
    if (isStraight) [dx, dy] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy];
    const moved = { ...bounds, x: bounds.x + dx, y: bounds.y + dy };
    const snap = reach > 0 ? snapped(moved, snappingOf(start, reading)) : { dx: 0, dy: 0, guides: [] };
    const boxes = widgets.map((widget) => ({ ...widget, x: widget.x + dx + snap.dx, y: widget.y + dy + snap.dy }));
    return { deed: { label: 'move', operations: placed(widgets, boxes) }, guides: snap.guides };
  }
  const after = resized(bounds, gesture.handle, [dx, dy], isStraight);
  const caught = caughtEdges(after, gesture.handle, snappingOf(start, reading), reach > 0 && !isStraight);
  const boxes = widgets.map((widget) => scaledWith(widget, bounds, caught.box));
  return { deed: { label: 'resize', operations: placed(widgets, boxes) }, guides: caught.guides };
}

/** Lets the edges that a handle moves catch: each is a box without width or height of its own. */
function caughtEdges(box: Box, handle: Handle, snapping: Snapping, isOn: boolean): { box: Box; guides: Guide[] } {
  if (!isOn) return { box, guides: [] };
  const edgeX = handle.includes('w') ? box.x : handle.includes('e') ? box.x + box.width : null;
  const edgeY = handle.startsWith('n') ? box.y : handle.startsWith('s') ? box.y + box.height : null;
  const snap = snapped({ x: edgeX ?? 0, y: edgeY ?? 0, width: 0, height: 0 }, snapping);
  const caught = resized(box, handle, [edgeX === null ? 0 : snap.dx, edgeY === null ? 0 : snap.dy]);
  return {
    box: caught,
    guides: snap.guides.filter((guide) => ('x' in guide ? edgeX !== null : edgeY !== null)),
  };
}

/** Returns the rectangle between two points. */
export const frameOf = ({ from, to }: { from: Point; to: Point }): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** Returns the ids of what a frame touches, beside those that stay chosen. */
export function framed(page: LayoutPage, frame: Box, kept: ReadonlySet<string>): Set<string> {
  const touched = page.widgets.filter((widget) => !widget.hidden && !widget.locked && overlaps(widget, frame));
  return new Set([...kept, ...touched.map(({ id }) => id)]);
}
