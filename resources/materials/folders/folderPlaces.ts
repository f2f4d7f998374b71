export interface Folder {
  id: string;
  name: string;
  parentId: string | null;
}

/** Every material, those in no folder, or the id of a folder. */
export type Place = string;
export const ALL: Place = 'all';
export const UNFILED: Place = 'unfiled';

/** Returns the folder that a place is, or null. */
export const folderIdOf = (place: Place): string | null => (place === ALL || place === UNFILED ? null : place);

/** Returns the condition of the list for a place: what stands in the URL. */
export function conditionOf(place: Place): string | { empty: true } | undefined {
  if (place === ALL) return undefined;
  return place === UNFILED ? { empty: true } : place;
}

/** Returns the place that a condition of the list asks for, whatever somebody wrote into the URL. */
export function libraryPlace(condition: unknown): Place {
  if (typeof condition === 'string' && condition !== '') return condition;
  return typeof condition === 'object' && condition !== null && 'empty' in condition ? UNFILED : ALL;
}

/** Returns the folders directly in one; those whose own folder is out of sight stand at the top. */
export function foldersIn(folders: readonly Folder[], parentId: string | null): readonly Folder[] {
  const known = new Set(folders.map(({ id }) => id));
  return folders.filter(
    (folder) => (folder.parentId !== null && known.has(folder.parentId) ? folder.parentId : null) === parentId,
  );
}

/** Returns the way from the top to a folder, itself last. A ring, which no server should give, ends it. */
export function wayTo(folders: readonly Folder[], id: string | null): readonly Folder[] {
  const way: Folder[] = [];
  for (let next = folders.find((folder) => folder.id === id); next && !way.includes(next);) {
    way.unshift(next);
    const { parentId } = next;
    next = folders.find((folder) => folder.id === parentId);
  }
  return way;
}

/** Says whether a folder is another one or lies below it: it cannot be moved there. */
export const isWithin = (folders: readonly Folder[], id: string, within: string): boolean =>
  wayTo(folders, id).some((folder) => folder.id === within);

/** Visible line of the tree. */
export interface TreeLine {
  folder: Folder;
  /** Level in the tree, from 1, for aria-level. */
  level: number;
  /** Null for a folder without children. */
  isOpen: boolean | null;
  /** Position among its siblings, from 1. */
  position: number;
  siblings: number;
}

/** Returns the folders that are in sight, in reading order: below those that are open only. */
export function treeLines(folders: readonly Folder[], open: ReadonlySet<string>): TreeLine[] {
  const known = new Set(folders.map(({ id }) => id));
  const below = Map.groupBy(folders, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
  const walk = (parentId: string | null, level: number): TreeLine[] => {
    const here = below.get(parentId) ?? [];
    return here.flatMap((folder, at) => {
      const isOpen = below.has(folder.id) ? open.has(folder.id) : null;
      const line = { folder, level, isOpen, position: at + 1, siblings: here.length };
      return [line, ...(isOpen ? walk(folder.id, level + 1) : [])];
    });
  };
  return walk(null, 1);
}
