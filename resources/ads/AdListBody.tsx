import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy } from 'react';
import { RecordCards } from '#src/ui/list/listParts.ts';
import { useListView } from '#src/ui/list/listView.ts';
import { RecordTable } from '#src/ui/list/RecordTable.tsx';

const AuditList = lazy(() => import('./review/AuditList.tsx'));
const AuditTabs = lazy(() => import('./review/AuditTabs.tsx'));

/** View names of the review begin with this. */
const AUDIT = 'adv_audit';

/** The review looks at ads; every other list of them reads rows. */
export function AdListBody() {
  const { view } = useListView();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (view.startsWith(AUDIT)) return <AuditList />;
  return isNarrow ? <RecordCards /> : <RecordTable />;
}

/** Tabs above the review: waiting and decided ads. */
export function AdListAbove() {
  const { view } = useListView();
  return view.startsWith(AUDIT) ? <AuditTabs /> : null;
}
