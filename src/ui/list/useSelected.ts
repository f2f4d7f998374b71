import { useGetMany, useListContext, type RaRecord } from 'react-admin';
import { useListView } from './listView.ts';

/** Returns the selected records: those of this page as they are, those of other pages fetched, so that every state is known. */
export function useSelected(): { records: RaRecord<string>[]; isLoading: boolean } {
  const { meta } = useListView();
  const { data = [], selectedIds } = useListContext<RaRecord<string>>();
  const missing = selectedIds.filter((id) => !data.some((row) => row.id === id));
  const { data: others = [], isPending } = useGetMany<RaRecord<string>>(
    meta.resource,
    { ids: missing },
    { enabled: missing.length > 0 },
  );
  const known = new Map([...others.filter(Boolean), ...data].map((row) => [row.id, row]));
  const records = selectedIds.flatMap((id) => known.get(id) ?? []);
  return { records, isLoading: missing.length > 0 && isPending };
}
