import { useTranslate } from 'react-admin';
import { useEntityForm } from '../form/formContext.ts';

/** Props of every input. */
export interface InputProps {
  source: string;
  /** Message key; default is the field's own label. */
  label?: string;
  /** Message key of the help text under the field. */
  help?: string;
  required?: boolean;
}

/**
 * Returns the props that every input passes to react-admin: the required mark, the help text, and whether it is locked.
 */
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
