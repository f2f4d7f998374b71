import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Suspense, useDeferredValue } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Later } from '../Later.tsx';
import { ErrorNotice } from '../page/ErrorNotice.tsx';
import { BIN } from './bin.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { SIDEBAR_WIDTH, useSidebarFilters } from './filters/useSidebarFilters.ts';
import { ListFoot } from './ListFoot.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useListView } from './listView.ts';
import { BulkBar, BulkCommands, ListEmpty, ListTotals, PeekPanel, RecordCards, TreeSidebar } from './listParts.ts';
import { usePeek } from './peek/usePeek.ts';
import { RecordTable } from './RecordTable.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

/** Room for one line of totals while they are loaded. */
const TOTALS_HEIGHT = 39;

/** Layout of a list page. */
export function ListLayout() {
  const { slots, meta } = useListView();
  const { selectedIds } = useListContext();
  const sidebar = useSidebarFilters();
  const peek = usePeek();
  const { above, before, aside } = slots.list ?? {};
  return (
    <section>
      <ListHeader />
      {above}
      <FilterBar />
      <Box sx={{ display: { md: 'flex' }, gap: 2, alignItems: 'flex-start' }}>
        {before}
        {sidebar.length > 0 ? (
          <Suspense fallback={<Box sx={{ width: SIDEBAR_WIDTH, flex: 'none' }} />}>
            <TreeSidebar filters={sidebar} />
          </Suspense>
        ) : null}
        <Paper
          variant="outlined"
          sx={{
            overflow: 'hidden',
            flex: 1,
            minWidth: 0,
            ...(meta.totals ? { '--totals': `${TOTALS_HEIGHT}px` } : {}),
          }}
        >
          <ListBody />
        </Paper>
        {aside}
      </Box>
      <Later when={selectedIds.length > 0}>
        <BulkBar />
      </Later>
      <Suspense fallback={null}>
        <BulkCommands />
      </Suspense>
      <Later when={peek.id !== null}>
        <PeekPanel />
      </Later>
    </section>
  );
}

function ListBody() {
  const { slots, meta, view } = useListView();
  const { isPending, error, total, data, refetch } = useListContext();
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  // Rows are rendered in slices: twenty at once would block the page.
  const hasRows = useDeferredValue(!isPending && data !== undefined);
  if (error) return <ErrorNotice title={translate('ui.list.error')} error={error} onRetry={() => void refetch()} />;
  if (isPending || !data || !hasRows) return isNarrow || slots.list?.body ? <ListSkeleton /> : <TableSkeleton />;
  if (total === 0) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <ListEmpty />
      </Suspense>
    );
  }
  return (
    // The foot is rendered together with the rows: below the skeleton it would first be visible and then move down.
    <Suspense fallback={<ListSkeleton />}>
      {slots.list?.body ?? (isNarrow ? <RecordCards /> : <RecordTable />)}
      {meta.totals && view !== BIN ? (
        <Suspense fallback={<Box sx={{ height: TOTALS_HEIGHT }} />}>
          <ListTotals />
        </Suspense>
      ) : null}
      {slots.list?.foot ?? <ListFoot />}
    </Suspense>
  );
}
