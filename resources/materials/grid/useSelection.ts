import { useRef, type MouseEvent } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useNotifyError } from '#src/ui/errorText.ts';
import type { Materials } from './pages.ts';

/** Largest selection (_limits.yaml batchMax). */
const MOST = 200;

export interface Selection {
  isSelected: (id: string) => boolean;
  isEmpty: boolean;
  /** Selects or deselects one; the next range begins there. */
  toggle: (index: number) => void;
  /** Selects a range from the last toggled one, else from the focused one (`from`). */
  extend: (index: number, from: number) => Promise<void>;
  all: () => Promise<void>;
  clear: () => void;
  /** Returns the ids for an action: the selection if the material is in it, else the material alone. */
  around: (id: string) => readonly string[];
}

/** Selects materials as a desktop does: alone, by range, all. The list's own selection, so its bulk bar follows. */
export function useSelection({ at, between, total }: Materials): Selection {
  const { selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const anchor = useRef<number | null>(null);
  const take = async (first: number, last: number, kept: readonly string[]): Promise<void> => {
    try {
      const found = await between(first, Math.min(last, first + MOST - 1));
      const ids = [...new Set([...kept, ...found.map(({ id }) => id)])];
      onSelect(ids.slice(0, MOST));
      if (last - first + 1 > MOST || ids.length > MOST) notify('materials.mostSelected', { messageArgs: { n: MOST } });
    } catch (error) {
      notifyError(error);
    }
  };
  return {
    isSelected: (id) => selectedIds.includes(id),
    isEmpty: selectedIds.length === 0,
    toggle: (index) => {
      const row = at(index);
      anchor.current = index;
      if (row) onToggleItem(row.id);
    },
    extend: (index, focused) => {
      const from = anchor.current ?? focused;
      anchor.current = from;
      return take(Math.min(from, index), Math.max(from, index), []);
    },
    all: () => take(0, total - 1, []),
    clear: () => onUnselectItems(),
    around: (id) => (selectedIds.includes(id) ? selectedIds : [id]),
  };
}

/**
 * Returns the meaning of a click: with a modifier key it selects, and once something is selected, so does a plain
 * click. Otherwise it opens.
 */
export function clickMeans(event: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>, isEmpty: boolean) {
  if (event.shiftKey) return 'extend';
  return event.ctrlKey || event.metaKey || !isEmpty ? 'toggle' : 'open';
}
