export interface Folder {
  id: string;
  name: string;
  parentId: string | null;
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
