import { useFormats } from '../format.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

/** Integer fen, shown as yuan. */
export function MoneyField({ source }: FieldProps) {
  const value = useValue(source);
  const { money } = useFormats();
  return typeof value === 'number' ? <span>{money(value)}</span> : <Empty />;
}
