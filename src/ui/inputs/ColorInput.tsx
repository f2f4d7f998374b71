import { TextInput as RaTextInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

/** A colour as "#rrggbb". */
export function ColorInput(props: InputProps) {
  const shared = useInputProps(props);
  return (
    <RaTextInput
      {...shared}
      type="color"
      slotProps={{ inputLabel: { shrink: true } }}
      format={(value: unknown) => (typeof value === 'string' ? value : '#000000')}
    />
  );
}
