import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useListView } from '../listView.ts';
import { useLabels } from '../../labels.ts';
import { operand, type FilterEditorProps } from './filter.ts';

/** Returns the values that a filter on words asks for; a single value may come from a link. */
export function chosenValues(value: unknown): string[] {
  const list = operand(value, 'in');
  if (Array.isArray(list)) return list.map(String);
  return typeof value === 'string' ? [value] : [];
}

/** Any of several words. */
export function ChoiceFilter({ def, label, value, onChange }: FilterEditorProps<'choice'>) {
  const labels = useLabels(useListView().meta.resource);
  const chosen = chosenValues(value);
  const toggle = (one: string) => {
    const next = def.values.filter((other) => (other === one ? !chosen.includes(other) : chosen.includes(other)));
    onChange(next.length === 0 ? undefined : { in: next });
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {def.values.map((one) => (
          <FormControlLabel
            key={one}
            label={labels.value(def.source, one)}
            control={<Checkbox size="small" checked={chosen.includes(one)} onChange={() => toggle(one)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
