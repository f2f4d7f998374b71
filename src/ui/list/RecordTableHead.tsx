import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext, useTranslate } from 'react-admin';
import { useLabels } from '../labels.ts';
import { MixedCheckbox } from '../MixedCheckbox.tsx';
import type { Column } from './column.ts';
import { useListView } from './listView.ts';

interface RecordTableHeadProps {
  columns: readonly Column[];
  isSelectable: boolean;
}

/** Names of the columns; those that can be sorted by are buttons. */
export function RecordTableHead({ columns, isSelectable }: RecordTableHeadProps) {
  const { meta, actions } = useListView();
  const { sort, setSort } = useListContext();
  const labels = useLabels(meta.resource);
  const translate = useTranslate();
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const turn = (source: string) =>
    setSort({ field: source, order: sort.field === source && direction === 'asc' ? 'DESC' : 'ASC' });
  return (
    <TableHead>
      <TableRow>
        {isSelectable ? <SelectPage /> : null}
        {columns.map(({ source, align, sortable }) => (
          <TableCell key={source} align={align} sortDirection={sort.field === source ? direction : false}>
            {sortable ? (
              <TableSortLabel
                active={sort.field === source}
                direction={sort.field === source ? direction : 'asc'}
                onClick={() => turn(source)}
                title={translate('ui.list.sortBy', { name: labels.field(source) })}
              >
                {labels.field(source)}
              </TableSortLabel>
            ) : (
              labels.field(source)
            )}
          </TableCell>
        ))}
        {actions.length > 0 ? (
          <TableCell align="right" sx={{ right: 0, zIndex: 3 }}>
            <span className="visually-hidden">{translate('ui.more')}</span>
          </TableCell>
        ) : null}
      </TableRow>
    </TableHead>
  );
}

/** Selects or leaves the whole page; in between while some of it is selected. */
function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  const toggle = () =>
    onSelect(isAll ? selectedIds.filter((id) => !ids.includes(id)) : [...new Set([...selectedIds, ...ids])]);
  return (
    <TableCell padding="checkbox">
      <MixedCheckbox
        checked={isAll}
        isMixed={chosen.length > 0 && !isAll}
        onChange={toggle}
        name={translate('ui.list.selectPage')}
      />
    </TableCell>
  );
}
