import { useFormats } from '../format.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

interface MeasureFieldProps extends FieldProps {
  /** What the figure counts: bytes, or milliseconds of a duration. */
  of: 'bytes' | 'duration';
}

/** A size or a length of time as people say it. */
export function MeasureField({ source, of }: MeasureFieldProps) {
  const value = useValue(source);
  const formats = useFormats();
  return typeof value === 'number' ? <span>{formats[of](value)}</span> : <Empty />;
}
