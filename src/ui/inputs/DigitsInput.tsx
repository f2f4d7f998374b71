import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin';
import { keepDigits } from './digits.ts';
import { useInputProps, type InputProps } from './inputProps.ts';

export interface DigitsInputProps extends InputProps {
  scale: number;
  isSigned?: boolean;
  read: (text: string) => number | null;
  write: (value: number) => string;
  /** Stands before or after the figure: a currency, a unit. */
  before?: string;
  after?: string;
}

/** A text field that takes digits only. What is typed stays as typed ("1." on the way to "1.5") until the value changes from outside. */
export function DigitsInput({ scale, isSigned = false, read, write, before, after, ...props }: DigitsInputProps) {
  const { source, label, helperText, isRequired, readOnly } = useInputProps(props);
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({
    source,
    isRequired,
    readOnly,
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const written = typeof field.value === 'number' ? write(field.value) : '';
  const [text, setText] = useState(written);
  const shown = read(text) === (typeof field.value === 'number' ? field.value : null) ? text : written;
  return (
    <MuiTextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={shown}
      onBlur={field.onBlur}
      onChange={(event) => {
        const kept = keepDigits(event.target.value, scale, isSigned);
        setText(kept);
        field.onChange(read(kept));
      }}
      label={<FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={
        fieldState.invalid || helperText ? (
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        ) : undefined
      }
      fullWidth
      slotProps={{
        htmlInput: { inputMode: scale === 0 ? 'numeric' : 'decimal', autoComplete: 'off' },
        input: {
          readOnly,
          startAdornment: before ? <InputAdornment position="start">{before}</InputAdornment> : undefined,
          endAdornment: after ? <InputAdornment position="end">{after}</InputAdornment> : undefined,
        },
      }}
    />
  );
}
