/** Screen of a wall, as far as its place is concerned. */
export interface WallScreen {
  id: string;
  name: string | null;
}

/** Place that an operator gave to a screen; row and column count from 1, from the top left. */
export interface WallPlace {
  deviceId: string;
  row: number;
  column: number;
}

/** Rows and columns of a wall. */
export interface WallShape {
  rows: number;
  columns: number;
}

/** "Wall 2" stands before "Wall 10". */
const byName = new Intl.Collator('zh-CN', { numeric: true });

const inOrder = (a: WallScreen, b: WallScreen): number =>
  byName.compare(a.name ?? '', b.name ?? '') || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Fills the cells of a wall, row by row from the top left, with the ids of its screens: first those that were given a
 * place, then the others into what is free, in the order of their names (DEV-11). Places beyond the shape and of screens
 * that are not there count for nothing. A free cell is null; screens for which no cell is left are in none.
 */
export function wallCells(
  { rows, columns }: WallShape,
  places: readonly WallPlace[],
  screens: readonly WallScreen[],
): (string | null)[] {
  const cells = Array.from<string | null>({ length: rows * columns }).fill(null);
  const waiting = new Map(screens.toSorted(inOrder).map(({ id }) => [id, id]));
  for (const { deviceId, row, column } of places) {
    const at = (row - 1) * columns + column - 1;
    if (row > rows || column > columns || cells[at] !== null || !waiting.delete(deviceId)) continue;
    cells[at] = deviceId;
  }
  const others = waiting.keys();
  return cells.map((id) => id ?? others.next().value ?? null);
}

/** Returns the places of all screens after one was put into a cell; the screen that was there takes the cell that it leaves. */
export function placedAt(cells: readonly (string | null)[], columns: number, id: string, at: number): WallPlace[] {
  const from = cells.indexOf(id);
  const next = cells.map((one, index) => (index === at ? id : index === from ? (cells[at] ?? null) : one));
  return next.flatMap((deviceId, index) =>
    deviceId === null ? [] : [{ deviceId, row: Math.floor(index / columns) + 1, column: (index % columns) + 1 }],
  );
}
