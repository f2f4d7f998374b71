import { BooleanInput as RaBooleanInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

/** A switch. */
export function BooleanInput(props: InputProps) {
  const { source, label, helperText, readOnly } = useInputProps(props);
  return <RaBooleanInput source={source} label={label} helperText={helperText} readOnly={readOnly} />;
}
