import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useNames } from '../labels.ts';
import { FilterBar } from '../list/filters/FilterBar.tsx';
import { ListFoot } from '../list/ListFoot.tsx';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { useListView } from '../list/listView.ts';
import { RecordCards } from '../list/RecordCards.tsx';
import { RecordTable } from '../list/RecordTable.tsx';
import { ErrorNotice } from '../page/ErrorNotice.tsx';
import { Notice } from '../page/Notice.tsx';
import { MemberBar, type MemberBarProps } from './MemberBar.tsx';

/** The rows of one side, with search, filters and the bar that changes the chosen ones. */
export function MemberRows(props: MemberBarProps) {
  return (
    <>
      <FilterBar />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Body />
      </Paper>
      <MemberBar {...props} />
    </>
  );
}

function Body() {
  const { meta } = useListView();
  const { isPending, error, total, filterValues, refetch } = useListContext();
  const translate = useTranslate();
  const names = useNames(meta.resource);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error) return <ErrorNotice title={translate('ui.list.error')} error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ListSkeleton />;
  if (total === 0)
    return (
      <Notice
        title={
          Object.keys(filterValues).length > 0
            ? translate('ui.noMatches')
            : translate('ui.related.none', { name: names.many })
        }
      />
    );
  return (
    <>
      {isNarrow ? <RecordCards /> : <RecordTable />}
      <ListFoot />
    </>
  );
}
