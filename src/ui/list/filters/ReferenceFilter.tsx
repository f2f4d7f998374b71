import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useGetList, useGetMany, useTranslate, type RaRecord } from 'react-admin';
import { useTree } from '../../inputs/tree.ts';
import { recordName } from '../../recordName.ts';
import { useFocusOnMount } from '../../useFocusOnMount.ts';
import type { FilterEditorProps } from './filter.ts';

/** One record of another entity, found by typing. */
export function ReferenceFilter({ def, label, value, onChange }: FilterEditorProps<'reference'>) {
  const translate = useTranslate();
  const input = useFocusOnMount<HTMLInputElement>();
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search);
  const { data = [], isPending } = useGetList<RaRecord<string>>(def.resource, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: def.sort ?? def.display, order: 'ASC' },
    filter: q ? { q } : {},
  });
  const id = typeof value === 'string' ? value : undefined;
  const { data: chosen } = useGetMany<RaRecord<string>>(
    def.resource,
    { ids: id ? [id] : [] },
    { enabled: id !== undefined },
  );
  return (
    <Autocomplete
      options={data}
      value={chosen?.[0] ?? null}
      loading={isPending}
      filterOptions={(options) => options}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => recordName(option, def.display)}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      noOptionsText={translate('ui.noMatches')}
      openText={translate('ui.open')}
      clearText={translate('ui.clear')}
      closeText={translate('ui.close')}
      onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
      onChange={(_event, next) => onChange(next?.id)}
      renderInput={(params) => <TextField {...params} label={label} inputRef={input} />}
      sx={{ minWidth: 240 }}
    />
  );
}

/** One node of a tree. */
export function TreeFilter({ def, label, value, onChange }: FilterEditorProps<'tree'>) {
  const { nodes } = useTree(def);
  const known = nodes.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={label}
      value={known ? value : ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      fullWidth
    >
      {nodes.map(({ id, name, depth }) => (
        <MenuItem key={id} value={id} sx={{ pl: 2 + depth * 2 }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
