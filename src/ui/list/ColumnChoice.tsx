import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLabels } from '../labels.ts';
import { useListView } from './listView.ts';
import { useColumnChoice } from './useColumnChoice.ts';

/** Which columns are shown. The last one cannot be taken away. */
export function ColumnChoice() {
  const { meta, columns } = useListView();
  const { shown, isShown, isStandard, toggle, reset } = useColumnChoice();
  const labels = useLabels(meta.resource);
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map((column) => (
          <MenuItem
            key={column.source}
            dense
            role="menuitemcheckbox"
            aria-checked={isShown(column)}
            disabled={isShown(column) && shown.length === 1}
            onClick={() => toggle(column.source)}
          >
            <Checkbox
              checked={isShown(column)}
              size="small"
              edge="start"
              tabIndex={-1}
              disableRipple
              slotProps={{ input: { 'aria-hidden': true } }}
              sx={{ py: 0 }}
            />
            <ListItemText primary={labels.field(column.source)} />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem dense disabled={isStandard} onClick={reset}>
          {translate('ui.list.resetColumns')}
        </MenuItem>
      </Menu>
    </>
  );
}
