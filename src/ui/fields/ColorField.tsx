import Box from '@mui/material/Box';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

/** A colour and its name. */
export function ColorField({ source }: FieldProps) {
  const value = useValue(source);
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return <Empty />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 16, height: 16, borderRadius: '4px', border: 1, borderColor: 'divider', bgcolor: value }}
      />
      {value}
    </Box>
  );
}
