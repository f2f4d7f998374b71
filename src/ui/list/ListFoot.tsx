import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useFormats } from '../format.ts';
import { PlainSelect } from '../PlainSelect.tsx';
import { Pager } from './Pager.tsx';

const SIZES = [10, 20, 50, 100];

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexWrap: 'wrap',
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Foot of a list: total, page size and pager. */
export function ListFoot() {
  const { total = 0, page, perPage, setPage, setPerPage } = useListContext();
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <Box sx={frame}>
      <Typography variant="body2" color="text.secondary">
        {translate('ui.list.total', { n: number(total) })}
      </Typography>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
        <PlainSelect
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
          aria-label={translate('ui.list.rows')}
        >
          {(SIZES.includes(perPage) ? SIZES : [perPage, ...SIZES]).map((size) => (
            <option key={size} value={size}>
              {`${translate('ui.list.rows')} ${size}`}
            </option>
          ))}
        </PlainSelect>
        <Pager page={page} perPage={perPage} total={total} onPage={setPage} />
      </Box>
    </Box>
  );
}
