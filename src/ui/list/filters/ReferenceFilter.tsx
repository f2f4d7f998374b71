import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useGetList, useGetMany, useTranslate, type RaRecord } from 'react-admin';
import { OWN_FIRST, useOwnedNames } from '../../ownedNames.ts';
import { useFocusOnMount } from '../../useFocusOnMount.ts';
import type { FilterEditorProps } from './filter.ts';

interface ReferenceFilterProps extends FilterEditorProps<'reference'> {
  /** Stands among others, so that it does not take the focus. */
  isInline?: boolean;
  /** Narrows what is offered. */
  within?: Readonly<Record<string, unknown>>;
}

/** One record of another entity, found by typing; own ones first, and others' with their owner. */
export function ReferenceFilter({
  def: { target },
  label,
  value,
  onChange,
  isInline = false,
  within,
}: ReferenceFilterProps) {
  const translate = useTranslate();
  const input = useFocusOnMount<HTMLInputElement>();
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search);
  const { data = [], isPending } = useGetList<RaRecord<string>>(target.resource, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: target.sort ?? target.display, order: 'ASC' },
    filter: { ...within, ...(q ? { q } : {}) },
    ...OWN_FIRST,
  });
  const id = typeof value === 'string' ? value : undefined;
  const { data: chosen } = useGetMany<RaRecord<string>>(
    target.resource,
    { ids: id ? [id] : [] },
    { enabled: id !== undefined },
  );
  const nameOf = useOwnedNames([...data, ...(chosen ?? []).filter((one) => one !== undefined)], target.display);
  return (
    <Autocomplete
      options={data}
      value={chosen?.[0] ?? null}
      loading={isPending}
      filterOptions={(options) => options}
      getOptionKey={(option) => option.id}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      noOptionsText={translate('ui.noMatches')}
      openText={translate('ui.open')}
      clearText={translate('ui.clear')}
      closeText={translate('ui.close')}
      onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
      onChange={(_event, next) => onChange(next?.id)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={isInline ? undefined : input}
          size={isInline ? 'small' : undefined}
        />
      )}
      sx={{ minWidth: isInline ? 0 : 240 }}
    />
  );
}
