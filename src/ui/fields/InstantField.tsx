import { DEFAULT_ZONE } from '#core/time.ts';
import { useRecordContext } from 'react-admin';
import { useFormats } from '../format.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';
import './fields.css';

/**
 * An instant by the reader's clock. Where the record has a zone whose clock shows another time, that time stands beside it
 * with the zone's name (DEV-17); the tooltip has seconds.
 */
export function InstantField({ source, zone: other }: FieldProps & { zone?: unknown }) {
  const value = useValue(source);
  const zoneOfRow: unknown = useRecordContext()?.['zone'];
  const zone = other ?? zoneOfRow;
  const formats = useFormats();
  if (
    (typeof value !== 'string' && typeof value !== 'number') ||
    value === '' ||
    Number.isNaN(new Date(value).getTime())
  )
    return <Empty />;
  const own = formats.instant(value);
  const there = typeof zone === 'string' ? formats.instantIn(value, zone) : null;
  const isOther = there !== null && there.text !== own;
  const isElsewhere = isOther || formats.instantIn(value, DEFAULT_ZONE)?.text !== own;
  return (
    <time dateTime={new Date(value).toISOString()} title={formats.precise(value)} className="field-nowrap">
      {own}
      {isElsewhere ? <small className="field-zone"> {formats.zone(value)}</small> : null}
      {isOther ? <small className="field-there">{`${there.text} ${there.zone}`}</small> : null}
    </time>
  );
}
