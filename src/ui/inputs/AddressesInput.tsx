import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useResourceContext, useTranslate } from 'react-admin';
import type { InputProps } from './inputProps.ts';
import { useRawInput } from './useRawInput.ts';

/** Between two addresses; the full-width forms come from a Chinese keyboard. */
const BETWEEN = /[;；,，\s]+/;

const asText = (value: unknown): string => (Array.isArray(value) ? value.join('; ') : '');

/** Returns what was typed as a list. What is no address stays in it: the schema says so. */
function listOf(text: string): string[] | null {
  const addresses = text.split(BETWEEN).filter((address) => address !== '');
  return addresses.length === 0 ? null : addresses;
}

/** E-mail addresses in one field, separated by semicolons. */
export function AddressesInput({ max, ...props }: InputProps & { max?: number | undefined }) {
  const { id, name, value, change, blur, focusRef, readOnly, frame } = useRawInput(props);
  const { source, label, isRequired, error, helperText } = frame;
  const resource = useResourceContext();
  const translate = useTranslate();
  // Typed text, also with a semicolon at its end; a value from elsewhere replaces it.
  const [typed, setTyped] = useState('');
  const text = asText(listOf(typed)) === asText(value) ? typed : asText(value);
  const count = Array.isArray(value) ? value.length : 0;
  const help = helperText || translate('ui.addresses', { count, max });
  return (
    <TextField
      id={id}
      name={name}
      inputRef={focusRef}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        change(listOf(target.value));
      }}
      onBlur={() => {
        setTyped(asText(value));
        blur();
      }}
      label={<FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />}
      error={error !== undefined}
      helperText={<InputHelperText error={error} helperText={help} />}
      multiline
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'email', autoComplete: 'off', spellCheck: false }, input: { readOnly } }}
    />
  );
}
