import Box from '@mui/material/Box';
import { Empty } from './Empty.tsx';
import { isEmpty, useValue, type FieldProps } from './useValue.ts';

interface TextFieldProps extends FieldProps {
  /** Keeps its lines, for long texts on the record's page. */
  multiline?: boolean;
}

/** Text as it is. A text too long for its cell is cut and whole in the tooltip. This file is the pattern of the room. */
export function TextField({ source, multiline = false }: TextFieldProps) {
  const value = useValue(source);
  if (isEmpty(value)) return <Empty />;
  const text = String(value);
  if (multiline) return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>;
  return <span title={text.length > 24 ? text : undefined}>{text}</span>;
}
