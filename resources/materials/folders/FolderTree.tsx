import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Folder, Place, TreeLine } from './folderPlaces.ts';
import { TreeItem } from './TreeItem.tsx';
import { linesOf, treeMove } from './treeKeys.ts';
import './Folders.css';

/** Line above the folders: all materials, or those in no folder. */
interface TreeTop {
  place: Place;
  name: string;
  icon: ReactNode;
}

type FolderCommand = 'rename' | 'delete' | 'menu';

export interface TreeDrop {
  onDragOver: (event: DragEvent<HTMLElement>, place: Place) => void;
  onDragLeave: () => void;
  onDrop: (event: DragEvent<HTMLElement>, place: Place) => void;
  /** Drop target under the pointer. */
  over: Place | null;
}

interface FolderTreeProps {
  label: string;
  tops: readonly TreeTop[];
  lines: readonly TreeLine[];
  current: Place;
  onChoose: (place: Place) => void;
  onToggle: (id: string) => void;
  isDisabled?: (place: Place) => boolean;
  countOf?: (place: Place) => number | undefined;
  onCommand?: (command: FolderCommand, folder: Folder, anchor: HTMLElement) => void;
  onDragStart?: (event: DragEvent<HTMLElement>, folder: Folder) => void;
  drop?: TreeDrop;
  /** Takes the focus when first drawn: for a dialog that asks for a folder. */
  isFirst?: boolean;
}

/** Folder tree by the WAI-ARIA rules: one Tab stop, arrow keys inside. */
export default function FolderTree(props: FolderTreeProps) {
  const {
    label,
    tops,
    lines,
    current,
    onChoose,
    onToggle,
    isDisabled,
    countOf,
    onCommand,
    onDragStart,
    drop,
    isFirst,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const all = linesOf(tops, lines);
  const [focused, setFocused] = useState<Place>(current);
  const stop = all.some(({ place }) => place === focused) ? focused : (all[0]?.place ?? current);
  const folderOf = (place: Place): Folder | undefined => lines.find(({ folder }) => folder.id === place)?.folder;
  const lineElement = (place: Place): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`) ?? null;

  useEffect(() => {
    if (isFirst) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [isFirst]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event, all, stop);
    if (!move) return;
    event.preventDefault();
    const folder = folderOf(stop);
    const anchor = lineElement(stop);
    if (move.kind === 'focus') {
      setFocused(move.place);
      lineElement(move.place)?.focus();
    } else if (move.kind === 'toggle') onToggle(move.id);
    else if (move.kind === 'choose') {
      if (!isDisabled?.(stop)) onChoose(stop);
    } else if (folder && anchor) onCommand?.(move.kind, folder, anchor);
  };
  const shared = (place: Place) => ({
    place,
    isCurrent: place === current,
    isStop: place === stop,
    isDisabled: isDisabled?.(place) ?? false,
    count: countOf?.(place),
    drop,
    onFocus: () => setFocused(place),
    onChoose: () => onChoose(place),
  });
  return (
    <ul ref={list} role="tree" aria-label={label} className="folder-tree" onKeyDown={onKeyDown}>
      {tops.map((top) => (
        <TreeItem key={top.place} {...shared(top.place)} name={top.name} icon={top.icon} level={1} isOpen={null} />
      ))}
      {lines.map(({ folder, level, isOpen, position, siblings }) => (
        <TreeItem
          key={folder.id}
          {...shared(folder.id)}
          name={folder.name}
          level={level}
          isOpen={isOpen}
          position={position}
          siblings={siblings}
          onToggle={() => onToggle(folder.id)}
          onMenu={onCommand ? (anchor) => onCommand('menu', folder, anchor) : undefined}
          onDragStart={onDragStart ? (event) => onDragStart(event, folder) : undefined}
        />
      ))}
    </ul>
  );
}
