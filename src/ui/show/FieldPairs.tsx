import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { useLabels } from '../labels.ts';

interface FieldPairsProps {
  resource: string;
  fields: readonly string[];
  /** Component that shows each field. */
  values: Readonly<Partial<Record<string, ReactElement>>>;
}

const pairs = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(88px, 32%) 1fr', sm: 'minmax(120px, min(200px, 38%)) 1fr' },
  columnGap: { xs: 2, sm: 3 },
  rowGap: { xs: 1, sm: 1.5 },
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;

/** Labels and values of the record in context, one pair to a line. */
export function FieldPairs({ resource, fields, values }: FieldPairsProps) {
  const labels = useLabels(resource);
  return (
    <Box component="dl" sx={pairs}>
      {fields.map((name) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{labels.field(name)}</dt>
          <dd>{values[name]}</dd>
        </Box>
      ))}
    </Box>
  );
}
