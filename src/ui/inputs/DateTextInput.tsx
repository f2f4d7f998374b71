import { FieldTitle, InputHelperText, useResourceContext } from 'react-admin';
import type { DateKind } from '../dates/dateKind.ts';
import { DateTextField } from '../dates/DateTextField.tsx';
import type { InputProps } from './inputProps.ts';
import { useRawInput } from './useRawInput.ts';

export interface DateInputProps extends InputProps {
  /** The first and last that the calendar offers, as days or instants. */
  min?: string;
  max?: string;
  /** Time of a day without one; see DateTextField. */
  bareTime?: string;
  /** Said under the field where nothing else is. */
  note?: string;
}

/** What the inputs for days, times and instants share. */
export function DateTextInput({ kind, min, max, note, bareTime, ...props }: DateInputProps & { kind: DateKind }) {
  const { id, name, value, change, blur, focusRef, readOnly, frame } = useRawInput(props);
  const { source, label, isRequired, error, helperText } = frame;
  const resource = useResourceContext();
  const help = helperText || note;
  return (
    <DateTextField
      id={id}
      name={name}
      kind={kind}
      value={value}
      onChange={change}
      onBlur={blur}
      inputRef={focusRef}
      readOnly={readOnly}
      min={min}
      max={max}
      bareTime={bareTime}
      label={<FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />}
      error={error !== undefined}
      helperText={error || help ? <InputHelperText error={error} helperText={help} /> : undefined}
      fullWidth
    />
  );
}
