import { useEvent, useListContext, useStoreContext } from 'react-admin';
import { useIsHere } from '../works/useIsHere.ts';
import { useListView } from './listView.ts';

/** Returns what takes records out of the selection, whatever else is selected by then; also of a list that was left. */
export function useTakeOut(): (ids: readonly string[]) => void {
  const { selectedIds, onSelect } = useListContext();
  const { storeKey } = useListView();
  const { getItem, setItem } = useStoreContext();
  const isHere = useIsHere();
  return useEvent((ids: readonly string[]) => {
    const without = (all: readonly unknown[]) => all.filter((id) => !ids.includes(String(id)));
    if (isHere()) return onSelect(without(selectedIds));
    const key = `${storeKey}.selectedIds`;
    const kept: unknown = getItem(key);
    if (Array.isArray(kept)) setItem(key, without(kept));
    return undefined;
  });
}
