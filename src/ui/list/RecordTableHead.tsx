import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLabels } from '../labels.ts';
import { cellClass, twoLines, type Column } from './column.ts';
import { useListView } from './listView.ts';

interface RecordTableHeadProps {
  columns: readonly Column[];
  held: string | undefined;
}

/** Names of the columns; those that can be sorted by are buttons. */
export function RecordTableHead({ columns, held }: RecordTableHeadProps) {
  const { meta, actions, isSelectable } = useListView();
  const { sort, setSort } = useListContext();
  const labels = useLabels(meta.resource);
  const translate = useTranslate();
  const isAscending = sort.order !== 'DESC';
  const turn = (source: string) =>
    setSort({ field: source, order: sort.field === source && isAscending ? 'DESC' : 'ASC' });
  return (
    <thead>
      <tr>
        {isSelectable ? <SelectPage /> : null}
        {columns.map((column) => {
          const { source, sortable } = column;
          const sorted = sortable && sort.field === source ? (isAscending ? 'ascending' : 'descending') : undefined;
          return (
            <th key={source} scope="col" className={cellClass(column, held)} aria-sort={sorted}>
              {sortable ? (
                <button
                  type="button"
                  className="rows-sort"
                  onClick={() => turn(source)}
                  title={translate('ui.list.sortBy', { name: labels.field(source) })}
                >
                  <ColumnLabel text={labels.field(source)} />
                  <ArrowUpward aria-hidden />
                </button>
              ) : (
                <ColumnLabel text={labels.field(source)} />
              )}
            </th>
          );
        })}
        {actions.length > 0 ? (
          <th scope="col" className="rows-end">
            <span className="visually-hidden">{translate('ui.more')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

function ColumnLabel({ text }: { text: string }) {
  return (
    <span className="rows-label" style={{ minWidth: `${twoLines(text)}ch` }}>
      {text}
    </span>
  );
}

/** Selects or leaves the whole page; in between while some of it is selected. */
function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  const isSome = chosen.length > 0 && !isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  const toggle = () =>
    onSelect(isAll ? selectedIds.filter((id) => !ids.includes(id)) : [...new Set([...selectedIds, ...ids])]);
  return (
    <th scope="col" className="rows-box rows-held">
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          aria-label={translate('ui.list.selectPage')}
          onChange={toggle}
        />
      </label>
    </th>
  );
}
