import { DateInput as RaDateInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

/** A day without a time: "2026-11-20". */
export function DateInput(props: InputProps) {
  const shared = useInputProps(props);
  return <RaDateInput {...shared} parse={(value: string) => value || null} />;
}
