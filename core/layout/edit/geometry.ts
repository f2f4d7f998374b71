/** Geometry of the designer in design pixels: pure, so that mouse and keyboard share it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Edge or corner by which a box is resized, by the points of the compass. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export const HANDLES: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

export const right = ({ x, width }: Box): number => x + width;
export const bottom = ({ y, height }: Box): number => y + height;

/** Returns the smallest box around all; null of none. */
export function boundsOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y };
}

/** Says whether two boxes have a point in common. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);

/** Resizes along one axis: `from` moves the near edge, `to` the far one; at least one pixel remains. */
function along(at: number, length: number, delta: number, edge: 'from' | 'to' | null): [at: number, length: number] {
  if (edge === null) return [at, length];
  if (edge === 'to') return [at, Math.max(1, length + delta)];
  const moved = Math.min(delta, length - 1);
  return [at + moved, length - moved];
}

/**
 * Returns a box resized by a handle that moved by (dx, dy). `keepRatio` keeps width to height, led by the larger change; from an
 * edge the other side grows around its middle.
 */
export function resized(box: Box, handle: Handle, [dx, dy]: readonly [number, number], keepRatio = false): Box {
  const across = handle.includes('w') ? 'from' : handle.includes('e') ? 'to' : null;
  const down = handle.startsWith('n') ? 'from' : handle.startsWith('s') ? 'to' : null;
  const [x, width] = along(box.x, box.width, dx, across);
  const [y, height] = along(box.y, box.height, dy, down);
  if (!keepRatio) return { x, y, width, height };
  const byWidth =
    across !== null && (down === null || Math.abs(width / box.width - 1) >= Math.abs(height / box.height - 1));
  const scale = byWidth ? width / box.width : height / box.height;
  const kept = {
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
  };
  return {
    ...kept,
    x:
      across === 'from'
        ? right(box) - kept.width
        : across === 'to'
          ? box.x
          : box.x + Math.round((box.width - kept.width) / 2),
    y:
      down === 'from'
        ? bottom(box) - kept.height
        : down === 'to'
          ? box.y
          : box.y + Math.round((box.height - kept.height) / 2),
  };
}

/** Returns a box as it stands within bounds after those were resized from `before` to `after`. */
export function scaledWith(box: Box, before: Box, after: Box): Box {
  const across = (at: number) => Math.round(after.x + ((at - before.x) * after.width) / before.width);
  const down = (at: number) => Math.round(after.y + ((at - before.y) * after.height) / before.height);
  const [x, y] = [across(box.x), down(box.y)];
  return { x, y, width: Math.max(1, across(right(box)) - x), height: Math.max(1, down(bottom(box)) - y) };
}

/** Line at which something caught: vertical at `x`, or horizontal at `y`. */
export type Guide = { x: number } | { y: number };

/** Snap options of a move. */
export interface Snapping {
  /** The page, and the boxes of what does not move. */
  others: readonly Box[];
  /** Spacing of the grid, design pixels; 0: none. */
  grid: number;
  /** Largest distance at which something catches, design pixels. */
  reach: number;
}

const edgesOf = (at: number, length: number): number[] => [at, at + length / 2, at + length];

/** Returns the shortest way from one of the points to one of the lines, and that line; null beyond reach. */
function nearest(points: readonly number[], lines: readonly number[], { grid, reach }: Snapping) {
  let best: { by: number; line: number | null } | null = null;
  for (const point of points)
    for (const line of lines) {
      const by = line - point;
      if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, line };
    }
  if (best !== null || grid <= 0) return best;
  const [first = 0] = points;
  const by = Math.round(first / grid) * grid - first;
  return Math.abs(by) <= reach ? { by, line: null } : null;
}

/**
 * Returns how far a moved box is to be shifted so that its edges or its centre meet an edge or centre of the page or of a
 * neighbour, else the grid; and the lines to draw. Neighbours win over the grid.
 */
export function snapped(box: Box, snapping: Snapping): { dx: number; dy: number; guides: Guide[] } {
  const across = snapping.others.flatMap(({ x, width }) => edgesOf(x, width));
  const down = snapping.others.flatMap(({ y, height }) => edgesOf(y, height));
  const x = nearest(edgesOf(box.x, box.width), across, snapping);
  const y = nearest(edgesOf(box.y, box.height), down, snapping);
  return {
    dx: Math.round(x?.by ?? 0),
    dy: Math.round(y?.by ?? 0),
    guides: [
      ...(x?.line === null || x === null ? [] : [{ x: x.line }]),
      ...(y?.line === null || y === null ? [] : [{ y: y.line }]),
    ],
  };
}

export type Side = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Returns the boxes aligned at one side of their bounds, or of the page if there is one box only. */
export function aligned<T extends Box>(boxes: readonly T[], side: Side, page: Box): T[] {
  const bounds = boxes.length > 1 ? boundsOf(boxes) : page;
  if (bounds === null) return [];
  return boxes.map((box) => {
    switch (side) {
      case 'left':
        return { ...box, x: bounds.x };
      case 'center':
        return { ...box, x: Math.round(bounds.x + (bounds.width - box.width) / 2) };
      case 'right':
        return { ...box, x: right(bounds) - box.width };
      case 'top':
        return { ...box, y: bounds.y };
      case 'middle':
        return { ...box, y: Math.round(bounds.y + (bounds.height - box.height) / 2) };
      case 'bottom':
        return { ...box, y: bottom(bounds) - box.height };
    }
  });
}

/** Returns the boxes with the same gap between each two, the first and last where they are. Fewer than three stay. */
export function distributed<T extends Box>(boxes: readonly T[], axis: 'x' | 'y'): T[] {
  if (boxes.length < 3) return [...boxes];
  const length = axis === 'x' ? 'width' : 'height';
  const order = boxes.toSorted((a, b) => a[axis] - b[axis]);
  const [first, last] = [order[0]!, order.at(-1)!];
  const inside = order.slice(1, -1).reduce((sum, box) => sum + box[length], 0);
  const from = first[axis] + first[length];
  const gap = (last[axis] - from - inside) / (order.length - 1);
  const places = new Map<T, number>();
  let at = from;
  for (const box of order.slice(1, -1)) {
    at += gap;
    places.set(box, Math.round(at));
    at += box[length];
  }
  return boxes.map((box) => ({ ...box, [axis]: places.get(box) ?? box[axis] }));
}
