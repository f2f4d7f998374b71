import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface PagerProps {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** One page back, where one is, one page on. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const translate = useTranslate();
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        size="small"
        aria-label={translate('ui.list.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('ui.list.page', { page, pages })}
      </Typography>
      <IconButton
        size="small"
        aria-label={translate('ui.list.nextPage')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
}
