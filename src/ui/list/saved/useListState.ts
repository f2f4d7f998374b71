import { useEvent, useListContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { settle, standardChoice, type ColumnChoice } from '../columnOrder.ts';
import { PER_PAGE, useListView } from '../listView.ts';
import { useColumnChoice } from '../useColumnChoice.ts';
import type { ListAbility, ListState } from './savedState.ts';

/** Store key of a list's layout, if it has more than one (resources/materials/ViewSwitch.tsx). */
const layoutKey = (resource: string): string => `${resource}.view`;

/**
 * Returns the state of the list, its abilities, and a function that sets a state in one step of the browser history.
 */
export function useListState() {
  const { meta, columns, filters, storeKey } = useListView();
  const { filterValues, sort, perPage } = useListContext();
  const { choice } = useColumnChoice();
  const [layout, setLayout] = useStore<string | undefined>(layoutKey(meta.resource));
  const [, setColumns] = useStore<ColumnChoice | null>(`${storeKey}.columns`, null);
  const navigate = useNavigate();
  const standardSort = { field: meta.sort.field, order: meta.sort.order === 'desc' ? 'DESC' : 'ASC' } as const;
  const state: ListState = {
    filter: filterValues,
    sort: { field: sort.field, order: sort.order },
    perPage,
    layout,
    columns: choice,
  };
  const ability: ListAbility = {
    filters: [...filters.map(({ source }) => source), ...(meta.search.length > 0 ? ['q'] : [])],
    sortable: [meta.sort.field, ...columns.filter(({ sortable }) => sortable).map(({ source }) => source)],
    standard: { filter: {}, sort: standardSort, perPage: PER_PAGE, layout, columns: standardChoice(columns) },
    settle: (wanted) => settle(columns, wanted),
  };
  const show = useEvent((next: ListState, isFirst?: boolean) => {
    setColumns(next.columns);
    if (next.layout !== layout) setLayout(next.layout);
    const search = new URLSearchParams({
      displayedFilters: '{}',
      filter: JSON.stringify(next.filter),
      sort: next.sort.field,
      order: next.sort.order,
      page: '1',
      perPage: String(next.perPage),
    });
    void navigate({ search: `?${search}` }, { replace: isFirst === true });
  });
  return { state, ability, show };
}
