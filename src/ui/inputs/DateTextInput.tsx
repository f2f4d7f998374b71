import { FieldTitle, InputHelperText, useResourceContext } from 'react-admin';
import type { DateKind } from '../dates/dateKind.ts';
import { DateTextField } from '../dates/DateTextField.tsx';
import type { InputProps } from './inputProps.ts';
import { useRawInput } from './useRawInput.ts';

export interface DateInputProps extends InputProps {
  /** Earliest and latest choice in the calendar, as days or instants. */
  min?: string;
  max?: string;
  /** Time of day for a date without one; see DateTextField. */
  bareTime?: string;
  /** Text under the field when there is no other. */
  note?: string;
}

/** Common part of the inputs for days, times and instants. */
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
