import { useInput } from 'react-admin';
import { errorList } from '../form/errorList.ts';
import { useInputProps, type InputProps } from './inputProps.ts';

const asIs = (value: unknown): unknown => value;

/** Parts of an input that draws itself: the raw value, its change handler, and the props of its frame. */
export function useRawInput(props: InputProps) {
  const { source, label, helperText, isRequired, readOnly } = useInputProps(props);
  const { field, fieldState, id } = useInput({ source, isRequired, readOnly, format: asIs, parse: asIs });
  const { value, onChange, onBlur, ref, name } = field;
  return {
    id,
    name,
    value: value as unknown,
    change: onChange,
    blur: onBlur,
    /** Ref of the element that takes the focus when the field is wrong. */
    focusRef: ref,
    readOnly,
    frame: { source, label, helperText, isRequired, error: errorList({ [source]: fieldState.error })[0]?.message },
  };
}
