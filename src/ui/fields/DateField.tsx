import { useFormats } from '../format.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

/** A day without a time. */
export function DateField({ source }: FieldProps) {
  const value = useValue(source);
  const { date } = useFormats();
  return typeof value === 'string' && value !== '' ? <time dateTime={value}>{date(value)}</time> : <Empty />;
}
