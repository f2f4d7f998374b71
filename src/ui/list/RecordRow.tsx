import { memo } from 'react';
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { recordName } from '../recordName.ts';
import { CellValue } from './Cell.tsx';
import { cellClass, type Column } from './column.ts';
import { isForRow } from './isForRow.ts';
import { useListView } from './listView.ts';

interface RecordRowProps {
  row: RaRecord<string>;
  columns: readonly Column[];
  /** Sticky column. */
  held: string | undefined;
  path: string | null;
  isSelected: boolean;
  /** True when its record is open beside the list. */
  isOpen: boolean;
  onOpen?: (id: string) => void;
  /** `isRange`: with all since the last one. */
  onToggle?: (id: string, isRange: boolean) => void;
}

/** One record. Its name is the link for keyboard and screen reader; the whole row is a larger target for the mouse. */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { row, columns, held, path, isSelected, isOpen, onOpen, onToggle } = props;
  const { meta, actions, forms, slots } = useListView();
  const translate = useTranslate();
  const name = recordName(row, meta.display);
  return (
    <RecordContextProvider value={row}>
      <tr
        data-id={row.id}
        data-opens={onOpen ? '' : undefined}
        data-open={isOpen ? '' : undefined}
        aria-selected={onToggle ? isSelected : undefined}
        tabIndex={-1}
        onClick={(event) => {
          if (isForRow(event)) onOpen?.(row.id);
        }}
      >
        {onToggle ? (
          <td className="rows-box rows-held">
            <label>
              <input
                type="checkbox"
                checked={isSelected}
                aria-label={translate('ui.list.select', { name })}
                onChange={({ nativeEvent }) =>
                  onToggle(row.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
                }
              />
            </label>
          </td>
        ) : null}
        {columns.map((column) => (
          <td key={column.source} className={cellClass(column, held)}>
            <CellValue column={column} path={column.source === meta.display ? path : null} />
          </td>
        ))}
        {actions.length > 0 ? (
          <td className="rows-end">
            <ActionMenu meta={meta} actions={actions} record={row} forms={forms} slots={slots} />
          </td>
        ) : null}
      </tr>
    </RecordContextProvider>
  );
});
