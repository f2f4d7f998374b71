import useMediaQuery from '@mui/material/useMediaQuery';
import { useListView } from '#src/ui/list/listView.ts';
import { RecordCards } from '#src/ui/list/RecordCards.tsx';
import { RecordTable } from '#src/ui/list/RecordTable.tsx';
import { AuditList } from './AuditList.tsx';

/** The review looks at ads; every other list of them reads rows. */
export function AdListBody() {
  const { view } = useListView();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (view === 'adv_audit') return <AuditList />;
  return isNarrow ? <RecordCards /> : <RecordTable />;
}
