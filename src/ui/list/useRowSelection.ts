import { useRef } from 'react';
import { useEvent, useListContext, type RaRecord } from 'react-admin';

/** Returns what selects rows: one, or all from the last one that was to this one. */
export function useRowSelection() {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<RaRecord<string>>();
  const last = useRef<string | null>(null);
  const extend = useEvent((id: string) => {
    const ids = data.map((row) => row.id);
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
    if (from === undefined || to === undefined || from < 0) return;
    onSelect([...new Set([...selectedIds, ...ids.slice(from, to + 1)])]);
    last.current = id;
  });
  const toggle = useEvent((id: string, isRange = false) => {
    if (isRange && last.current !== null) {
      extend(id);
      return;
    }
    last.current = id;
    onToggleItem(id);
  });
  return { toggle, extend };
}
