import Box from '@mui/material/Box';
import { useFormats } from '../format.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

/** An instant in the zone of whoever looks; the tooltip has seconds and says whose zone it is (DEV-17). */
export function InstantField({ source }: FieldProps) {
  const value = useValue(source);
  const formats = useFormats();
  if (
    (typeof value !== 'string' && typeof value !== 'number') ||
    value === '' ||
    Number.isNaN(new Date(value).getTime())
  )
    return <Empty />;
  return (
    <Box
      component="time"
      dateTime={new Date(value).toISOString()}
      title={formats.precise(value)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {formats.instant(value)}
    </Box>
  );
}
