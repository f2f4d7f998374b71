import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useListView } from '../listView.ts';
import type { FilterDef } from './filter.ts';

type TreeDef = Extract<FilterDef, { kind: 'tree' }>;

/** Returns the tree filters of the sidebar; on narrow screens they are in the filter bar. */
export function useSidebarFilters(): TreeDef[] {
  const { filters } = useListView();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  return isNarrow ? [] : filters.filter((def): def is TreeDef => def.kind === 'tree' && def.place === 'sidebar');
}
