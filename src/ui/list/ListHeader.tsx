import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '../format.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { useLabels } from '../labels.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { usePathOf } from '../paths.ts';
import { useMay } from '../permission.ts';
import { ExportButton } from './ExportButton.tsx';
import { useListView } from './listView.ts';
import { ViewSwitch } from './saved/ViewSwitch.tsx';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { lazy, useState } from 'react';
import { Later } from '../Later.tsx';

const ColumnMenu = lazy(() => import('./ColumnMenu.tsx'));

/** Which columns are shown. */
function ColumnChoice() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {translate('ui.list.columns')}
      </Button>
      <Later when={anchor !== null}>
        <ColumnMenu anchor={anchor} onClose={() => setAnchor(null)} />
      </Later>
    </>
  );
}

/** Title, how many there are, and the primary action. */
export function ListHeader() {
  const { meta, view, slots } = useListView();
  const { total, isPending } = useListContext();
  const labels = useLabels(meta.resource);
  const { number } = useFormats();
  const title = view === 'list' ? labels.many : labels.view(view);
  return (
    <PageHeader
      title={title}
      count={isPending || total === undefined ? undefined : number(total)}
      badge={<ViewSwitch />}
      actions={
        <>
          {slots.list?.toolbar}
          {view === 'list' ? <ImportButton /> : null}
          <ExportButton />
          <ColumnChoice />
          {view === 'list' ? <CreateButton /> : null}
        </>
      }
    />
  );
}

/** Leads to the form of a new record, where there is one and this session may use it. */
export function CreateButton() {
  const { meta } = useListView();
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const may = useMay(meta, 'create');
  const path = usePathOf()(meta.resource, 'create');
  if (!may || !path) return null;
  return (
    <Button component={Link} to={path} variant="contained" startIcon={<Add />}>
      {translate('ui.create', { name: labels.one })}
    </Button>
  );
}
