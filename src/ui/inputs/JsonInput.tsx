import { TextArrayInput, TextInput as RaTextInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

/** Several short texts, each a chip. */
export function WordsInput(props: InputProps) {
  const { source, label, helperText, isRequired } = useInputProps(props);
  return <TextArrayInput source={source} label={label} helperText={helperText} isRequired={isRequired} fullWidth />;
}

function readJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // Kept as text: the schema then says that it is of the wrong type, and nothing that was typed is lost.
    return text;
  }
}

/** A document as text, for what has no input of its own yet. */
export function JsonInput(props: InputProps) {
  const shared = useInputProps(props);
  return (
    <RaTextInput
      {...shared}
      multiline
      minRows={4}
      format={(value: unknown) =>
        typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value, null, 2)
      }
      parse={readJson}
    />
  );
}
