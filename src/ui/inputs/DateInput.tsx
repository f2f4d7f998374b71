import { DateTextInput, type DateInputProps } from './DateTextInput.tsx';

/** A day without a time: "2026-11-20". */
export const DateInput = (props: DateInputProps) => <DateTextInput {...props} kind="day" />;
