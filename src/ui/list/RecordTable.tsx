import { useRef } from 'react';
import { useListContext, useNavigate, useTranslate, useEvent, type RaRecord } from 'react-admin';
import { useNames } from '../labels.ts';
import { RecordRow } from './RecordRow.tsx';
import { RecordTableHead } from './RecordTableHead.tsx';
import { useListView } from './listView.ts';
import { TableFrame } from './TableFrame.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { usePeek } from './peek/usePeek.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useRowPath, useRows } from './useRows.ts';

/** The page as a dense table, its head always in sight. */
export function RecordTable() {
  const { meta, isEmbedded, isSelectable } = useListView();
  const { isFetching, selectedIds } = useListContext();
  const { shown } = useColumnChoice();
  const rows = useRows();
  const pathOf = useRowPath();
  const navigate = useNavigate();
  const translate = useTranslate();
  const names = useNames(meta.resource);
  const table = useRef<HTMLTableElement>(null);
  const { toggle, extend } = useRowSelection();
  const peek = usePeek();
  const open = (id: string) => {
    const row = rows.find((each) => each.id === id);
    const path = row ? pathOf(row) : null;
    if (peek.canOpen) peek.open(id);
    else if (path) navigate(path);
  };
  const actions = { open, toggle: isSelectable ? toggle : undefined, extend: isSelectable ? extend : undefined };
  const stable = useRowKeys(table, actions, !isEmbedded && peek.id === null);
  const held = shown.find(({ source }) => source === meta.display)?.source ?? shown[0]?.source;
  return (
    <TableFrame isTall={!isEmbedded} isBusy={isFetching}>
      <table
        ref={table}
        className={isSelectable ? 'rows-boxed' : undefined}
        aria-label={translate('ui.list.label', { name: names.many })}
      >
        <RecordTableHead columns={shown} held={held} />
        <tbody>
          {rows.map((row) => {
            const path = pathOf(row);
            return (
              <RecordRow
                key={row.id}
                row={row}
                columns={shown}
                held={held}
                path={path}
                isSelected={isSelectable && selectedIds.includes(row.id)}
                isOpen={peek.id === row.id}
                onOpen={path ? stable.open : undefined}
                onToggle={isSelectable ? stable.toggle : undefined}
              />
            );
          })}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Returns what selects rows: one, or all from the last one that was to this one. */
function useRowSelection() {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<RaRecord<string>>();
  const last = useRef<string | null>(null);
  const extend = useEvent((id: string) => {
    const ids = data.map((row) => row.id);
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
    if (from === undefined || to === undefined || from < 0) return;
    onSelect([...new Set([...selectedIds, ...ids.slice(from, to + 1)])]);
    last.current = id;
  });
  const toggle = useEvent((id: string, isRange = false) => {
    if (isRange && last.current !== null) {
      extend(id);
      return;
    }
    last.current = id;
    onToggleItem(id);
  });
  return { toggle, extend };
}
