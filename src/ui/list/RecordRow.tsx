import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { RecordContextProvider, useNavigate, useTranslate, type RaRecord } from 'react-admin';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { recordName } from '../recordName.ts';
import { Cell } from './Cell.tsx';
import type { Column } from './column.ts';
import { useListView } from './listView.ts';

interface RecordRowProps {
  row: RaRecord<string>;
  columns: readonly Column[];
  path: string | null;
  isSelectable: boolean;
  isSelected: boolean;
  onToggle: () => void;
}

/** The last cell lies over what scrolls below it: its ground is opaque, and looks as the row does. */
const ground = (theme: Theme) => ({
  '&:hover td:last-of-type': {
    backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
  },
  '&.Mui-selected td, &.Mui-selected:hover td': { bgcolor: 'action.selected', backgroundImage: 'none' },
});

/** In sight however far a wide table is scrolled. */
const atEnd = { position: 'sticky', right: 0, pr: 1, bgcolor: 'background.paper' } as const;

const INTERACTIVE = 'a, button, input, label, [role="button"], [role="menuitem"]';

/** A click on the bare row opens it; links, boxes and menus in it keep theirs, and marking text opens nothing. */
function isForRow(event: MouseEvent<HTMLElement>): boolean {
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return false;
  return event.target.closest(INTERACTIVE) === null && (window.getSelection()?.toString() ?? '') === '';
}

/** One record. Its name is the link for keyboard and screen reader; the whole row is a larger target for the mouse. */
export function RecordRow({ row, columns, path, isSelectable, isSelected, onToggle }: RecordRowProps) {
  const { meta, actions, forms, slots } = useListView();
  const navigate = useNavigate();
  const translate = useTranslate();
  const name = recordName(row, meta.display);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (path && isForRow(event)) navigate(path);
  };
  return (
    <RecordContextProvider value={row}>
      <TableRow hover selected={isSelected} onClick={open} sx={[ground, path !== null && { cursor: 'pointer' }]}>
        {isSelectable ? (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={isSelected}
              onChange={onToggle}
              slotProps={{ input: { 'aria-label': translate('ui.list.select', { name }) } }}
            />
          </TableCell>
        ) : null}
        {columns.map((column) => (
          <Cell key={column.source} column={column} path={column.source === meta.display ? path : null} />
        ))}
        {actions.length > 0 ? (
          <TableCell align="right" padding="none" sx={atEnd}>
            <ActionMenu meta={meta} actions={actions} record={row} forms={forms} slots={slots} />
          </TableCell>
        ) : null}
      </TableRow>
    </RecordContextProvider>
  );
}
