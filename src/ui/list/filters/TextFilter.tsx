import TextField from '@mui/material/TextField';
import { useFocusOnMount } from '../../useFocusOnMount.ts';
import { operand, type FilterEditorProps } from './filter.ts';

/** Text that the field contains, or is. */
export function TextFilter({ def, label, value, onChange }: FilterEditorProps<'text'>) {
  const input = useFocusOnMount<HTMLInputElement>();
  const text = def.op === 'contains' ? operand(value, 'contains') : value;
  return (
    <TextField
      label={label}
      value={typeof text === 'string' ? text : ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : def.op === 'contains' ? { contains: target.value } : target.value)
      }
      inputRef={input}
      fullWidth
    />
  );
}
