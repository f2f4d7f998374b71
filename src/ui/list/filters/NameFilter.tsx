import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useFocusOnMount } from '../../useFocusOnMount.ts';
import { useSurroundings } from '../../ruleContext.ts';
import { chosenValues, type FilterEditorProps } from './filter.ts';

/** Any of what this console knows by name (calls, kinds of records), found by typing their words. */
export function NameFilter({ def, label, value, onChange }: FilterEditorProps<'name'>) {
  const translate = useTranslate();
  const input = useFocusOnMount<HTMLInputElement>();
  const { me } = useSurroundings();
  const names = def.names.filter(({ systems }) => me === null || systems.some((system) => system === me.system));
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={names.map(({ name }) => name)}
      value={chosenValues(value)}
      getOptionLabel={(name) => translate(`${def.of}.${name}`, { _: name })}
      noOptionsText={translate('ui.noMatches')}
      openText={translate('ui.open')}
      clearText={translate('ui.clear')}
      closeText={translate('ui.close')}
      onChange={(_event, next) => onChange(next.length === 0 ? undefined : { in: next })}
      renderInput={(params) => <TextField {...params} label={label} inputRef={input} />}
      sx={{ minWidth: 240 }}
    />
  );
}
