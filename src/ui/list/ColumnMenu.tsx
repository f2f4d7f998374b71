import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useLabels } from '../labels.ts';
import { useListView } from './listView.ts';
import { useColumnChoice } from './useColumnChoice.ts';

interface ColumnMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The columns, each to be shown or not. The last one cannot be taken away. */
export default function ColumnMenu({ anchor, onClose }: ColumnMenuProps) {
  const { meta, columns } = useListView();
  const { shown, isShown, isStandard, toggle, reset } = useColumnChoice();
  const labels = useLabels(meta.resource);
  const translate = useTranslate();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
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
  );
}
