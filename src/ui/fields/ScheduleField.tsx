import { useFormats } from '../format.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

interface TimeWindow {
  from: string;
  to: string;
}

/** Says whether a value is a window of hours, as in {from: "08:00", to: "22:00"}. */
export const isTimeWindow = (value: unknown): value is TimeWindow =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'to' in value &&
  typeof value.from === 'string' &&
  typeof value.to === 'string';

interface ScheduleFieldProps extends FieldProps {
  of: 'weekdays' | 'timeWindows' | 'dates';
}

/** Schedule in words: weekdays, windows of hours, or single days. */
export function ScheduleField({ source, of }: ScheduleFieldProps) {
  const value = useValue(source);
  const formats = useFormats();
  const items: unknown[] = Array.isArray(value) ? value : [];
  if (items.length === 0) return <Empty />;
  const words = items.flatMap((item) => {
    if (of === 'weekdays') return typeof item === 'number' ? [formats.weekday(item)] : [];
    if (of === 'dates') return typeof item === 'string' ? [formats.date(item)] : [];
    return isTimeWindow(item) ? [`${item.from}–${item.to}`] : [];
  });
  return <span>{words.join(', ')}</span>;
}
