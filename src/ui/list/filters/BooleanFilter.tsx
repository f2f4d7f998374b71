import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import type { FilterEditorProps } from './filter.ts';

/** Yes or no. */
export function BooleanFilter({ label, value, onChange }: FilterEditorProps<'boolean'>) {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <RadioGroup
        row
        aria-label={label}
        value={typeof value === 'boolean' ? String(value) : ''}
        onChange={(_event, next) => onChange(next === 'true')}
      >
        <FormControlLabel value="true" control={<Radio size="small" />} label={translate('ui.yes')} />
        <FormControlLabel value="false" control={<Radio size="small" />} label={translate('ui.no')} />
      </RadioGroup>
    </FormControl>
  );
}
