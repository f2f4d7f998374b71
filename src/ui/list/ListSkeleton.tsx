import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The shape of a table while its first page is on its way. */
export function ListSkeleton() {
  const translate = useTranslate();
  return (
    <Box component="section" aria-busy aria-label={translate('ra.page.loading')} sx={{ p: 2, display: 'grid', gap: 2 }}>
      {ROWS.map((row) => (
        <Box key={row} sx={{ display: 'grid', gridTemplateColumns: '24px 96px 2fr 1fr 1fr', gap: 2 }}>
          <Skeleton variant="rounded" height={20} />
          <Skeleton variant="rounded" height={20} />
          <Skeleton variant="rounded" height={20} />
          <Skeleton variant="rounded" height={20} />
          <Skeleton variant="rounded" height={20} />
        </Box>
      ))}
    </Box>
  );
}
