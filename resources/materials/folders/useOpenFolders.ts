import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore } from 'react-admin';
import { treeLines, wayTo, type Folder, type Place, type TreeLine } from './folderPlaces.ts';

interface OpenFolders {
  lines: readonly TreeLine[];
  toggle: (id: string) => void;
  open: (id: string) => void;
}

/** Returns the lines of the tree, and what opens or closes one; what was open stays so for this account. */
export function useOpenFolders(folders: readonly Folder[], current: Place): OpenFolders {
  const [stored, setStored] = useStore<readonly string[]>('materials.openFolders', []);
  const lines = useMemo(() => treeLines(folders, new Set(stored)), [folders, stored]);
  const add = (ids: readonly string[]): void => {
    if (ids.some((id) => !stored.includes(id))) setStored([...new Set([...stored, ...ids])]);
  };
  // The folder that a link leads to is in sight, whatever was closed before. Closing what is above it stays possible.
  const reveal = useEffectEvent((ids: readonly string[]) => add(ids));
  useEffect(
    () =>
      reveal(
        wayTo(folders, current)
          .slice(0, -1)
          .map(({ id }) => id),
      ),
    [folders, current],
  );
  return {
    lines,
    open: (id) => add([id]),
    toggle: (id) => (stored.includes(id) ? setStored(stored.filter((one) => one !== id)) : add([id])),
  };
}
