import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import { Link, useRecordContext } from 'react-admin';
import { Empty } from '../fields/Empty.tsx';
import { useRuleContext } from '../ruleContext.ts';
import type { Column } from './column.ts';
import { useListView } from './listView.ts';

const clip = {
  maxWidth: 320,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  py: 0.5,
  height: 41,
} as const;

interface CellProps {
  column: Column;
  /** Where the name of the record leads. */
  path: string | null;
}

/** The value of one column, by its slot where there is one; marked where it needs a look. */
export function CellValue({ column, path }: CellProps) {
  const { slots } = useListView();
  const record = useRecordContext() ?? {};
  const context = useRuleContext();
  if (column.when && !column.when(record, context())) return <Empty />;
  const cell = slots.cells?.[column.source] ?? column.cell;
  if (column.alert?.(record, context())) {
    return (
      <Box component="span" sx={{ color: 'error.main', display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        <WarningAmber fontSize="inherit" aria-hidden />
        {cell}
      </Box>
    );
  }
  if (!path) return cell;
  return (
    <MuiLink component={Link} to={path} color="inherit" underline="hover" sx={{ fontWeight: 550 }}>
      {cell}
    </MuiLink>
  );
}

export function Cell({ column, path }: CellProps) {
  return (
    <TableCell align={column.align} sx={clip}>
      <CellValue column={column} path={path} />
    </TableCell>
  );
}
