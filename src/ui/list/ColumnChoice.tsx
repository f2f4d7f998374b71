import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Later } from '../Later.tsx';

const ColumnMenu = lazy(() => import('./ColumnMenu.tsx'));

/** Which columns are shown. */
export function ColumnChoice() {
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
