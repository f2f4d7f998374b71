import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useListView } from '../listView.ts';
import { useLabels } from '../../labels.ts';
import { chosenValues, type FilterEditorProps } from './filter.ts';

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
