import { DateTextInput } from './DateTextInput.tsx';
import type { InputProps } from './inputProps.ts';

/** A time of day: "08:30". */
export const TimeInput = (props: InputProps) => <DateTextInput {...props} kind="time" />;
