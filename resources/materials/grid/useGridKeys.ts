import type { KeyboardEvent } from 'react';
import { stepTo } from './shape.ts';
import type { TileTask } from './TileTasks.tsx';
import type { Selection } from './useSelection.ts';

interface GridKeysParts {
  stop: number;
  columns: number;
  total: number;
  /** Height of a row with its gap, in px. */
  step: number;
  selection: Selection;
  go: (index: number) => void;
  open: (index: number) => void;
  begin: (name: TileTask['name']) => void;
}

/** Share of the window that a page key goes on by. */
const PAGE_SHARE = 0.8;

/** Returns what the keys of the grid do: walk, select, open, rename, delete, move, copy. */
export function useGridKeys(parts: GridKeysParts): (event: KeyboardEvent) => void {
  const { stop, columns, total, step, selection, go, open, begin } = parts;
  const plain: Record<string, () => void> = {
    Enter: () => open(stop),
    ' ': () => selection.toggle(stop),
    F2: () => begin('rename'),
    Delete: () => begin('delete'),
    m: () => begin('move'),
    c: () => begin('copy'),
    ...(selection.isEmpty ? {} : { Escape: () => selection.clear() }),
  };
  return (event) => {
    const { key, shiftKey, altKey } = event;
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'gridcell' || altKey) return;
    const withCommand = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor((window.innerHeight * PAGE_SHARE) / step));
    const to = stepTo(key, stop, { columns, total, page });
    const work = withCommand ? (key.toLowerCase() === 'a' ? () => void selection.all() : undefined) : plain[key];
    if (to === null && !work) return;
    event.preventDefault();
    if (to === null) work?.();
    else {
      if (shiftKey) void selection.extend(to, stop);
      go(to);
    }
  };
}
