import Ticked from '@mui/icons-material/CheckBox';
import Bare from '@mui/icons-material/CheckBoxOutlineBlank';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useLabels } from '../labels.ts';
import type { Column } from './column.ts';
import { useListView } from './listView.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import './ColumnMenu.css';

interface ColumnMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The columns in their order, each to be shown or not, and moved by hand or by Alt with an arrow. The last one cannot be taken away. */
export default function ColumnMenu({ anchor, onClose }: ColumnMenuProps) {
  const { meta } = useListView();
  const { ordered, shown, isShown, isStandard, toggle, move, reset } = useColumnChoice();
  const labels = useLabels(meta.resource);
  const translate = useTranslate();
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState<{ source: string; text: string } | null>(null);
  const put = (source: string, to: number) => {
    if (to < 0 || to >= ordered.length) return;
    move(source, to);
    const text = translate('ui.list.movedTo', { name: labels.field(source), n: to + 1, of: ordered.length });
    setSaid({ source, text });
  };
  const onKeyDown = (event: KeyboardEvent, { source }: Column, at: number) => {
    const step = STEPS[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    put(source, at + step);
  };
  const onDragOver = (event: DragEvent, at: number) => {
    if (dragged === null) return;
    event.preventDefault();
    if (ordered[at]?.source !== dragged) put(dragged, at);
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ list: { dense: true } }}>
      {ordered.map((column, at) => (
        <MenuItem
          key={column.source}
          className={dragged === column.source ? 'column-choice column-dragged' : 'column-choice'}
          role="menuitemcheckbox"
          aria-checked={isShown(column)}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          disabled={isShown(column) && shown.length === 1}
          draggable
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move';
            setDragged(column.source);
          }}
          onDragOver={(event) => onDragOver(event, at)}
          onDragEnd={() => setDragged(null)}
          onKeyDown={(event) => onKeyDown(event, column, at)}
          onClick={() => toggle(column.source)}
        >
          {isShown(column) ? <Ticked fontSize="small" /> : <Bare fontSize="small" />}
          <ListItemText primary={labels.field(column.source)} />
          <DragIndicator aria-hidden fontSize="small" />
          {/* Inside the menu item: a menu may contain only items. */}
          <output className="visually-hidden">{said?.source === column.source ? said.text : ''}</output>
        </MenuItem>
      ))}
      <li className="column-hint" role="none">
        {translate('ui.list.moveHint')}
      </li>
      <Divider />
      <MenuItem disabled={isStandard} onClick={reset}>
        {translate('ui.list.resetColumns')}
      </MenuItem>
    </Menu>
  );
}
