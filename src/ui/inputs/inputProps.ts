import { useTranslate } from 'react-admin';
import { useEntityForm } from '../form/formContext.ts';

/** What every input takes. */
export interface InputProps {
  source: string;
  /** Message key; by default the field's own. */
  label?: string;
  /** Message key of the sentence under the field. */
  help?: string;
  required?: boolean;
}

/** What every input hands on to react-admin's: the mark of what is required, the help, and whether it is locked. */
export function useInputProps({ source, label, help, required = false }: InputProps) {
  const { locked } = useEntityForm();
  const translate = useTranslate();
  const why = locked.get(source);
  const helperText = why ? translate(why) : help ? translate(help) : false;
  return {
    source,
    label,
    helperText,
    isRequired: required,
    readOnly: why !== undefined,
    disabled: false,
    margin: 'none',
    fullWidth: true,
  } as const;
}
