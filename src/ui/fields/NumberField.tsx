import { useFormats } from '../format.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

/** A figure by the console's language. */
export function NumberField({ source }: FieldProps) {
  const value = useValue(source);
  const { number } = useFormats();
  return typeof value === 'number' ? <span>{number(value)}</span> : <Empty />;
}
