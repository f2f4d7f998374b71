import { DateTimeInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

/** A day and a time in the zone of whoever types; the value is ISO 8601 in UTC. */
export function InstantInput(props: InputProps) {
  const shared = useInputProps(props);
  return <DateTimeInput {...shared} parse={(value: string) => (value ? new Date(value).toISOString() : null)} />;
}
