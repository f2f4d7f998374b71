import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const rows = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
  rowGap: { xs: 0.25, sm: 1.5 },
  m: 0,
  maxWidth: 720,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere' },
} as const;

/** Facts beside their names, in the words of the page; what is null is not told. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={rows}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </Box>
  );
}
