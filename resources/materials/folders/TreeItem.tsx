import ChevronRight from '@mui/icons-material/ChevronRight';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import type { CSSProperties, DragEvent, MouseEvent, ReactNode } from 'react';
import { useFormats } from '#src/ui/format.ts';
import type { TreeDrop } from './FolderTree.tsx';
import type { Place } from './folderPlaces.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

interface TreeItemProps {
  place: Place;
  name: string;
  icon?: ReactNode;
  level: number;
  isOpen: boolean | null;
  position?: number;
  siblings?: number;
  isCurrent: boolean;
  /** True for the line that is the Tab stop of the tree. */
  isStop: boolean;
  isDisabled: boolean;
  count?: number;
  drop?: TreeDrop;
  onFocus: () => void;
  onChoose: () => void;
  onToggle?: () => void;
  onMenu?: (anchor: HTMLElement) => void;
  onDragStart?: (event: DragEvent<HTMLElement>) => void;
}

const stopped = (event: MouseEvent, work: () => void): void => {
  event.stopPropagation();
  work();
};

/** One line of the tree. Its chevron and its menu are for the mouse: on the keyboard, keys on the line do the same. */
export function TreeItem(props: TreeItemProps) {
  const { place, name, icon, level, isOpen, position, siblings, isCurrent, isStop, isDisabled, count, drop } = props;
  const { onFocus, onChoose, onToggle, onMenu, onDragStart } = props;
  const translate = useSentences(materialSentences);
  const { number } = useFormats();
  const isOver = drop?.over === place;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys of all its lines
    <li
      role="treeitem"
      data-place={place}
      aria-level={level}
      aria-expanded={isOpen ?? undefined}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-selected={isCurrent}
      aria-disabled={isDisabled || undefined}
      tabIndex={isStop ? 0 : -1}
      className={isOver ? 'tree-item tree-item-over' : 'tree-item'}
      style={{ '--level': level } as CSSProperties}
      draggable={onDragStart !== undefined}
      onDragStart={onDragStart}
      onDragOver={(event) => drop?.onDragOver(event, place)}
      onDragLeave={() => drop?.onDragLeave()}
      onDrop={(event) => drop?.onDrop(event, place)}
      onFocus={onFocus}
      onClick={isDisabled ? undefined : onChoose}
    >
      <span
        className={isOpen ? 'tree-turn tree-turn-open' : 'tree-turn'}
        aria-hidden="true"
        onClick={isOpen === null ? undefined : (event) => stopped(event, () => onToggle?.())}
      >
        {isOpen === null ? null : <ChevronRight fontSize="small" />}
      </span>
      <span className="tree-icon" aria-hidden="true">
        {icon ?? (isCurrent ? <FolderOpen fontSize="small" /> : <FolderIcon fontSize="small" />)}
      </span>
      <span className="tree-name" title={name}>
        {name}
      </span>
      {count === undefined ? null : (
        <span className="tree-count" aria-label={translate('materials.countOf', { n: number(count) })}>
          {number(count)}
        </span>
      )}
      {onMenu ? (
        <button
          type="button"
          tabIndex={-1}
          className="tree-more"
          aria-haspopup="menu"
          aria-label={`${translate('ui.more')}: ${name}`}
          onClick={(event) => stopped(event, () => onMenu(event.currentTarget))}
        >
          <MoreVert fontSize="small" />
        </button>
      ) : null}
    </li>
  );
}
