import { useFormats } from '../format.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

interface MeasureFieldProps extends FieldProps {
  /** Unit of the number: bytes, or milliseconds of a duration. */
  of: 'bytes' | 'duration';
}

/** A size or a duration, formatted for people. */
export function MeasureField({ source, of }: MeasureFieldProps) {
  const value = useValue(source);
  const formats = useFormats();
  return typeof value === 'number' ? <span>{formats[of](value)}</span> : <Empty />;
}
