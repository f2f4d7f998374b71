/** Tile sizes of the grid. */
export const TILE_SIZES = ['small', 'medium', 'large'] as const;
export type TileSize = (typeof TILE_SIZES)[number];

/** In px: least width of a tile, height of the text below its picture, gap between tiles. */
const TILES: Record<TileSize, { least: number; words: number; gap: number }> = {
  small: { least: 124, words: 36, gap: 12 },
  medium: { least: 196, words: 58, gap: 16 },
  large: { least: 300, words: 58, gap: 16 },
};

export interface GridShape {
  columns: number;
  /** Width of a tile. */
  width: number;
  /** Height of a row with its gap, in px. */
  step: number;
  gap: number;
}

/** Returns the columns of the grid for a given width: as many tiles as fit, equally wide, two at least. */
export function gridShape(width: number, size: TileSize): GridShape {
  const { least, words, gap } = TILES[size];
  const columns = Math.max(2, Math.floor((width + gap) / (least + gap)));
  const tile = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, width: tile, step: Math.round((tile * 3) / 4) + words + gap, gap };
}

/** Rows drawn above and below the visible ones, so that fast scrolling shows no gaps. */
const AROUND = 2;

/**
 * Returns the first and the last row to draw, of `rows` that are `step` px high, when `top` to `bottom` of the grid is
 * visible.
 */
export function rowsInView(
  { top, bottom }: { top: number; bottom: number },
  step: number,
  rows: number,
): readonly [number, number] {
  const first = Math.max(0, Math.floor(top / step) - AROUND);
  const last = Math.min(rows - 1, Math.ceil(bottom / step) + AROUND);
  return [Math.min(first, Math.max(0, rows - 1)), Math.max(last, 0)];
}

/** Returns the tile that an arrow key moves to, or null at the edge. */
export function stepTo(
  key: string,
  from: number,
  { columns, total, page }: { columns: number; total: number; page: number },
): number | null {
  const last = total - 1;
  const by: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    PageDown: Math.min(last, from + page * columns),
    PageUp: Math.max(from % columns, from - page * columns),
    Home: 0,
    End: last,
  };
  const to = by[key];
  return to === undefined || to < 0 || to > last || to === from ? null : to;
}
