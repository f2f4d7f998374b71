import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { useRecordContext } from 'react-admin';
import { AppLink } from '../AppLink.tsx';
import { Empty } from '../fields/Empty.tsx';
import { OwnerTag } from '../fields/OwnerTag.tsx';
import { useRuleContext } from '../ruleContext.ts';
import type { Column } from './column.ts';
import { useListView } from './listView.ts';
import './table.css';

interface CellProps {
  column: Column;
  /** Link of the record's name. */
  path: string | null;
}

/** Value of one column, by its slot if there is one; marked when its alert holds. */
export function CellValue({ column, path }: CellProps) {
  const { meta, slots } = useListView();
  const record = useRecordContext() ?? {};
  const context = useRuleContext();
  if (column.when && !column.when(record, context())) return <Empty />;
  const cell = slots.cells?.[column.source] ?? column.cell;
  if (column.alert?.(record, context())) {
    return (
      <span className="rows-alert">
        <WarningAmber fontSize="inherit" aria-hidden />
        {cell}
      </span>
    );
  }
  const isName = column.source === meta.display;
  const named = path ? (
    <AppLink href={path} className="rows-link">
      {cell}
    </AppLink>
  ) : (
    cell
  );
  if (!isName) return named;
  return (
    <>
      {named}
      <OwnerTag />
    </>
  );
}
