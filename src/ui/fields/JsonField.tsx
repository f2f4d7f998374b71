import Box from '@mui/material/Box';
import { Empty } from './Empty.tsx';
import { isEmpty, useValue, type FieldProps } from './useValue.ts';

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A list of words as words; any other document as indented text. An entity that has something better fills the slot. */
export function JsonField({ source }: FieldProps) {
  const value = useValue(source);
  if (isEmpty(value)) return <Empty />;
  if (Array.isArray(value) && value.every(isScalar)) return <span>{value.join(', ')}</span>;
  return (
    <Box
      component="pre"
      // Scrolled by keyboard as well.
      tabIndex={0}
      sx={{ m: 0, maxHeight: 240, overflow: 'auto', fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}
