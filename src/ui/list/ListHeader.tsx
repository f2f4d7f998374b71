import Add from '@mui/icons-material/Add';
import AutoDelete from '@mui/icons-material/AutoDeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '../format.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { useNames } from '../labels.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { usePathOf } from '../paths.ts';
import { useMay } from '../permission.ts';
import { Hint } from '../Hint.tsx';
import { BIN, BIN_SEARCH, useRestoreAction } from './bin.ts';
import { ExportButton } from './ExportButton.tsx';
import { useListView } from './listView.ts';
import { ViewSwitch } from './saved/ViewSwitch.tsx';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { lazy, useState } from 'react';
import { Later } from '../Later.tsx';

const ColumnMenu = lazy(() => import('./ColumnMenu.tsx'));

/** Menu to choose the columns. */
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

/** List heading: title, total and primary action. */
export function ListHeader() {
  const { meta, view, slots } = useListView();
  const { total, isPending } = useListContext();
  const names = useNames(meta.resource);
  const { number } = useFormats();
  const pathOf = usePathOf();
  const translate = useTranslate();
  if (view === BIN)
    return (
      <>
        <PageHeader
          title={translate('ui.bin.of', { name: names.many })}
          count={isPending || total === undefined ? undefined : number(total)}
          back={pathOf(meta.resource, 'list')}
          actions={<ColumnChoice />}
        />
        <Typography color="text.secondary" sx={{ mt: -1, mb: 2 }}>
          {translate('ui.bin.hint')}
        </Typography>
      </>
    );
  const title = view === 'list' ? names.many : names.view(view);
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
          {view === 'list' ? <BinButton /> : null}
          {view === 'list' || meta.views.some(({ name, isWhole }) => name === view && isWhole) ? (
            <CreateButton />
          ) : null}
        </>
      }
    />
  );
}

/** Link to the bin of deleted records. */
function BinButton() {
  const { meta } = useListView();
  const translate = useTranslate();
  const restore = useRestoreAction(meta);
  const path = usePathOf()(meta.resource, 'list');
  if (!restore || !path) return null;
  return (
    <Hint text={translate('ui.bin.title')}>
      <IconButton component={Link} to={`${path}${BIN_SEARCH}`} aria-label={translate('ui.bin.title')} size="small">
        <AutoDelete fontSize="small" />
      </IconButton>
    </Hint>
  );
}

/** Link to the create form, if there is one and this session may use it. */
export function CreateButton() {
  const { meta } = useListView();
  const translate = useTranslate();
  const names = useNames(meta.resource);
  const may = useMay(meta, 'create');
  const path = usePathOf()(meta.resource, 'create');
  if (!may || !path) return null;
  return (
    <Button component={Link} to={path} variant="contained" startIcon={<Add />}>
      {translate('ui.create', { name: names.one })}
    </Button>
  );
}
