import { useRef, useState, type DragEvent } from 'react';
import { carriedBy, droppedFolder, droppedMaterials, isCopying } from '../filing/drag.ts';
import type { FilingMode } from '../filing/useFiling.tsx';
import { ALL, folderIdOf, type Place } from './folderPlaces.ts';
import type { TreeDrop } from './FolderTree.tsx';

/** Time for which something must be held over a closed folder to open it. */
const OPEN_AFTER_MS = 700;

interface TreeDropParts {
  /** Permissions of this session: any other drop is not accepted. */
  may: { move: boolean; copy: boolean; arrange: boolean; add: boolean };
  onMaterials: (mode: FilingMode, ids: readonly string[], folderId: string | null) => void;
  onFolder: (id: string, parentId: string | null) => void;
  onFiles: (data: DataTransfer, folderId: string | null) => void;
  onOpen: (id: string) => void;
}

/** Makes the lines of the tree accept materials, folders and files from the desktop. */
export function useTreeDrop({ may, onMaterials, onFolder, onFiles, onOpen }: TreeDropParts): TreeDrop {
  const [over, setOver] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Returns the effect of a drop here; nothing can be dropped on "all". */
  const effectAt = (event: DragEvent, place: Place): 'move' | 'copy' | null => {
    const carried = carriedBy(event.dataTransfer);
    if (carried === 'files') return may.add ? 'copy' : null;
    if (carried === 'folder') return may.arrange ? 'move' : null;
    if (carried !== 'materials' || place === ALL) return null;
    const mode = isCopying(event) ? 'copy' : 'move';
    return may[mode] ? mode : null;
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    setOver(null);
  };
  return {
    over,
    onDragOver: (event, place) => {
      const effect = effectAt(event, place);
      if (!effect) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = effect;
      if (place === over) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onOpen(place), OPEN_AFTER_MS);
      setOver(place);
    },
    onDragLeave: leave,
    onDrop: (event, place) => {
      const effect = effectAt(event, place);
      leave();
      if (!effect) return;
      event.preventDefault();
      const folderId = folderIdOf(place);
      const carried = carriedBy(event.dataTransfer);
      if (carried === 'files') onFiles(event.dataTransfer, folderId);
      else if (carried === 'folder') onFolder(droppedFolder(event.dataTransfer), folderId);
      else onMaterials(effect, droppedMaterials(event.dataTransfer), folderId);
    },
  };
}
