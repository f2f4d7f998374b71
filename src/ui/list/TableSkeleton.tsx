import { useListContext, useTranslate } from 'react-admin';
import { cellClass } from './column.ts';
import { useListView } from './listView.ts';
import { RecordTableHead } from './RecordTableHead.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useColumnChoice } from './useColumnChoice.ts';

/** Most skeleton rows; more would be below the screen. */
const MOST_ROWS = 15;
/** Widths of the bars, different so that a row looks like text. */
const WIDTHS = ['64%', '88%', '72%', '48%', '80%'];

/** Table with bars instead of values while the first page loads, so that nothing moves when the rows come. */
export function TableSkeleton() {
  const { actions, isSelectable } = useListView();
  const { perPage } = useListContext();
  const { shown } = useColumnChoice();
  const translate = useTranslate();
  const rows = Array.from({ length: Math.min(perPage, MOST_ROWS) }, (_, index) => index);
  return (
    <section aria-busy aria-label={translate('ra.page.loading')}>
      <div aria-hidden inert>
        <TableFrame isTall>
          <table>
            <RecordTableHead columns={shown} held={undefined} />
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  {isSelectable ? <td aria-hidden className="rows-box" /> : null}
                  {shown.map((column, at) => (
                    <td key={column.source} aria-hidden className={cellClass(column)}>
                      <span className="rows-bar" style={{ width: WIDTHS[(row + at) % WIDTHS.length] }} />
                    </td>
                  ))}
                  {actions.length > 0 ? <td aria-hidden className="rows-end" /> : null}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </div>
    </section>
  );
}
