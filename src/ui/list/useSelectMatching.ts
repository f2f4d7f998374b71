import { useState } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { useNotifyError } from '../errorText.ts';
import { useListView } from './listView.ts';

/** Most rows in one answer (architecture 4). */
const PAGE_MAX = 200;

/**
 * Returns the number of matching rows that can be selected at once, also on other pages (the limit of one action call),
 * and a function that selects them. Null if there are no more.
 */
export function useSelectMatching(): { count: number; isAll: boolean; isBusy: boolean; select: () => void } | null {
  const { meta, view, actions, bulk } = useListView();
  const { total = 0, selectedIds, filterValues, sort, onSelect } = useListContext<RaRecord<string>>();
  const provider = useDataProvider();
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const most = Math.max(bulk ? PAGE_MAX : 0, ...actions.map((action) => action.bulk));
  const count = Math.min(total, most);
  if (count <= selectedIds.length) return null;
  const select = async () => {
    setBusy(true);
    try {
      const pages = Array.from({ length: Math.ceil(count / PAGE_MAX) }, (_, index) => index + 1);
      const answers = await Promise.all(
        pages.map((page) =>
          provider.getList<RaRecord<string>>(meta.resource, {
            pagination: { page, perPage: Math.min(PAGE_MAX, count) },
            sort,
            filter: filterValues,
            meta: { view },
          }),
        ),
      );
      onSelect(answers.flatMap(({ data }) => data.map(({ id }) => id)).slice(0, count));
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return { count, isAll: count === total, isBusy, select: () => void select() };
}
