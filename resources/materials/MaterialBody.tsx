import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'react-admin';
import { useFormats } from '#src/ui/format.ts';
import { ListFoot } from '#src/ui/list/ListFoot.tsx';
import { RecordCards } from '#src/ui/list/RecordCards.tsx';
import { RecordTable } from '#src/ui/list/RecordTable.tsx';
import { MaterialGrid } from './grid/MaterialGrid.tsx';
import { useMaterialView } from './ViewSwitch.tsx';

/** Pictures for who looks, rows for who reads (MAT-01). */
export function MaterialBody() {
  const [view] = useMaterialView();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (view === 'grid') return <MaterialGrid />;
  return isNarrow ? <RecordCards /> : <RecordTable />;
}

/** The grid has no pages: it says how many there are. */
export function MaterialFoot() {
  const translate = useTranslate();
  const { number } = useFormats();
  const [view] = useMaterialView();
  const { total = 0 } = useListContext();
  if (view === 'list') return <ListFoot />;
  return <p className="material-foot">{translate('ui.list.total', { n: number(total) })}</p>;
}
