import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import { useListContext, useTranslate } from 'react-admin';
import { useLabels } from '../labels.ts';
import { RecordRow } from './RecordRow.tsx';
import { RecordTableHead } from './RecordTableHead.tsx';
import { useListView } from './listView.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import { useRowPath, useRows } from './useRows.ts';

/** The page as a dense table, its head always in sight. */
export function RecordTable() {
  const { meta, isEmbedded, isSelectable } = useListView();
  const { isFetching, selectedIds, onToggleItem } = useListContext();
  const { shown } = useColumnChoice();
  const rows = useRows();
  const pathOf = useRowPath();
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  return (
    <TableContainer
      sx={isEmbedded ? undefined : { maxHeight: 'calc(100vh - 280px)', minHeight: 240 }}
      aria-busy={isFetching}
    >
      <Table size="small" stickyHeader aria-label={translate('ui.list.label', { name: labels.many })}>
        <RecordTableHead columns={shown} isSelectable={isSelectable} />
        <TableBody>
          {rows.map((row) => (
            <RecordRow
              key={row.id}
              row={row}
              columns={shown}
              path={pathOf(row.id)}
              isSelectable={isSelectable}
              isSelected={selectedIds.includes(row.id)}
              onToggle={() => onToggleItem(row.id)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
