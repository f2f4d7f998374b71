import { TextInput as RaTextInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

/** A time of day: "08:30". */
export function TimeInput(props: InputProps) {
  const shared = useInputProps(props);
  return (
    <RaTextInput
      {...shared}
      type="time"
      slotProps={{ inputLabel: { shrink: true } }}
      format={(value: unknown) => (typeof value === 'string' ? value.slice(0, 5) : '')}
      parse={(value: string) => value || null}
    />
  );
}
