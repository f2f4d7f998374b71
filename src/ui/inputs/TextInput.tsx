import { TextInput as RaTextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useInputProps, type InputProps } from './inputProps.ts';

export interface TextInputProps extends InputProps {
  maxLength?: number;
  multiline?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
}

/** Least maximum length for which a counter shows how many characters are left. */
const COUNTED = 100;

function Counter({ source, max }: { source: string; max: number }) {
  const value: unknown = useWatch({ name: source });
  return <span>{`${typeof value === 'string' ? value.length : 0} / ${max}`}</span>;
}

/** A line of text, or several. This file is the pattern of the room. */
export function TextInput({ maxLength, multiline = false, type = 'text', ...props }: TextInputProps) {
  const { helperText, ...shared } = useInputProps(props);
  const isCounted = maxLength !== undefined && maxLength >= COUNTED && helperText === false;
  return (
    <RaTextInput
      {...shared}
      helperText={isCounted ? <Counter source={props.source} max={maxLength} /> : helperText}
      type={type}
      multiline={multiline}
      minRows={multiline ? 3 : undefined}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      parse={(value: string) => (value === '' ? null : value)}
    />
  );
}
