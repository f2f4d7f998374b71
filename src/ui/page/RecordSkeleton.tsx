import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

const LINES = ['70%', '45%', '60%', '80%', '35%', '55%'];

/** The shape of a record's page or form while it is on its way. */
export function RecordSkeleton() {
  const translate = useTranslate();
  return (
    <Box component="section" aria-busy aria-label={translate('ra.page.loading')}>
      <Skeleton variant="text" width={240} height={40} sx={{ mb: 2 }} />
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
        {LINES.map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={20} />
        ))}
      </Paper>
    </Box>
  );
}
