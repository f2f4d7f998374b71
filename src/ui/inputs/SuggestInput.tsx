import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useEntityForm } from '../form/formContext.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

interface SuggestInputProps extends TextInputProps, Pick<ReferenceTarget, 'resource' | 'display' | 'sort' | 'owned'> {
  /** Narrows what is offered. */
  filter?: Readonly<Record<string, unknown>>;
}

/** Words that are fetched, and of these the most that are offered at once: more would not be read. */
const FETCHED = 200;
const OFFERED = 8;

/** A text, with names of records offered below it. Any other text can be typed: it refers to no record. */
export function SuggestInput(given: SuggestInputProps) {
  const { resource, display, sort = display, owned: _, filter = {}, ...props } = given;
  const { locked } = useEntityForm();
  return (
    <div>
      <TextInput {...props} />
      {locked.has(props.source) ? null : <Words source={props.source} of={{ resource, display, sort, filter }} />}
    </div>
  );
}

interface WordsProps {
  source: string;
  of: Required<Pick<SuggestInputProps, 'resource' | 'display' | 'sort' | 'filter'>>;
}

/** The words that have what is typed so far; one that was chosen is offered no more. */
function Words({ source, of: { resource, display, sort, filter } }: WordsProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const { data } = useGetList<RaRecord<string>>(resource, {
    pagination: { page: 1, perPage: FETCHED },
    sort: { field: sort, order: 'ASC' },
    filter,
  });
  const typed = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const words = [...new Set((data ?? []).map((record) => String(record[display])))];
  const fitting = words.filter((word) => word.toLowerCase() !== typed && word.toLowerCase().includes(typed));
  // Once a word is chosen, others may take its place.
  const shown = (fitting.length > 0 ? fitting : words.filter((word) => word.toLowerCase() !== typed)).slice(0, OFFERED);
  if (shown.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('ui.suggested')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}
    >
      {shown.map((word) => (
        <Chip
          key={word}
          label={word}
          size="small"
          variant="outlined"
          onClick={() => setValue(source, word, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
        />
      ))}
    </Box>
  );
}
