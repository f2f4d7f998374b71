import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useListView } from '../listView.ts';
import type { FilterDef } from './filter.ts';

/** Filters that can be a tree at the side. */
export type SideDef = Extract<FilterDef, { kind: 'tree' | 'district' }>;

/** Width of the trees at the side, in px: the rows leave it free while the trees are loaded. */
export const SIDEBAR_WIDTH = 208;

/** Returns the tree filters of the sidebar; on narrow screens they are in the filter bar. */
export function useSidebarFilters(): SideDef[] {
  const { filters } = useListView();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  return isNarrow
    ? []
    : filters.filter(
        (def): def is SideDef => (def.kind === 'tree' || def.kind === 'district') && def.place === 'sidebar',
      );
}
