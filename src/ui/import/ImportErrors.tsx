import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { useFormats } from '../format.ts';
import type { ImportTask } from './task.ts';
import { useSentences } from '../sentences.ts';
import { importSentences } from './sentences.ts';

interface ImportErrorsProps {
  /** Resource of the imported records: its labels name the columns. */
  resource: string;
  task: ImportTask;
}

/** A column as narrow as its content. */
const narrow = { width: '1%', whiteSpace: 'nowrap' } as const;

/** Errors of an import by row and column, in the reader's language; when there are many, the first (DEV-03). */
export function ImportErrors({ resource, task }: ImportErrorsProps) {
  const translate = useSentences(importSentences);
  const isChinese = useLocale() === 'zh_cn';
  const { number } = useFormats();
  const errors = task.errors ?? [];
  if (errors.length === 0) return null;
  const shown = new Set(errors.map(({ row }) => row)).size;
  const placeOf = (column: string | undefined, field: string | undefined): string =>
    [column, field === undefined ? undefined : translate(`resources.${resource}.fields.${field}`, { _: field })]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <TableContainer sx={{ maxHeight: 320 }} tabIndex={0} role="region" aria-label={translate('ui.import.errors')}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={narrow}>
                {translate('ui.import.row')}
              </TableCell>
              <TableCell sx={narrow}>{translate('ui.import.column')}</TableCell>
              <TableCell>{translate('ui.import.wrong')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {errors.map(({ row, column, field, zh, en }, index) => (
              <TableRow key={index}>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {number(row)}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{placeOf(column, field)}</TableCell>
                <TableCell>{isChinese ? zh : en}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {task.failed > shown ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('ui.import.more', { n: number(task.failed - shown) })}
        </Typography>
      ) : null}
    </>
  );
}
