import Paper from '@mui/material/Paper';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useNames } from '../labels.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { useListView } from '../list/listView.ts';
import { Pager } from '../list/Pager.tsx';
import { RecordCards } from '../list/RecordCards.tsx';
import { RecordTable } from '../list/RecordTable.tsx';
import { ErrorNotice } from '../page/ErrorNotice.tsx';

/** The rows of a list that is part of another page. */
export function RelatedRows() {
  const { meta } = useListView();
  const { isPending, error, total = 0, page, perPage, setPage, refetch } = useListContext();
  const translate = useTranslate();
  const names = useNames(meta.resource);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error) return <ErrorNotice title={translate('ui.list.error')} error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ListSkeleton />;
  if (total === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 2 }}>
        {translate('ui.related.none', { name: names.many })}
      </Typography>
    );
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {isNarrow ? <RecordCards /> : <RecordTable />}
      {total > perPage ? (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Pager page={page} perPage={perPage} total={total} onPage={setPage} />
        </Box>
      ) : null}
    </Paper>
  );
}
