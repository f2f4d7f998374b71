import { useFormats } from '../format.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';
import './fields.css';

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
    <time dateTime={new Date(value).toISOString()} title={formats.precise(value)} className="field-nowrap">
      {formats.instant(value)}
    </time>
  );
}
