import { lazy, Suspense, useMemo } from 'react';
import {
  AutocompleteInput,
  ReferenceInput as RaReferenceInput,
  useCreateSuggestionContext,
  useTranslate,
} from 'react-admin';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useOwnChoices } from '../owner.ts';
import { useCan } from '../permission.ts';
import { useInputProps, type InputProps } from './inputProps.ts';

const CreateDialog = lazy(() => import('./CreateDialog.tsx'));

export interface ReferenceInputProps extends InputProps {
  /** Narrows what can be chosen. */
  filter?: Readonly<Record<string, unknown>>;
  /** Records of other enterprises can be chosen, too. */
  across?: boolean;
  /** Permission with which a new record can be made from inside the field. */
  create?: string;
}

type Props = ReferenceInputProps & Pick<ReferenceTarget, 'resource' | 'display' | 'sort' | 'owned'>;

/** Choices fetched at once; the search asks the server for others (UI-10). */
const CHOICES = 25;

const toQuery = (text: string): Record<string, string> => (text === '' ? {} : { q: text });

/** The form of a new record, opened by the last of the choices; it begins with what was typed, and is chosen at once. */
function NewChoice({ resource, display }: Pick<ReferenceTarget, 'resource' | 'display'>) {
  const { filter, onCancel, onCreate } = useCreateSuggestionContext();
  const preset = useMemo(() => (filter ? { [display]: filter } : {}), [display, filter]);
  return (
    <Suspense fallback={null}>
      <CreateDialog resource={resource} preset={preset} onCreated={onCreate} onClose={onCancel} />
    </Suspense>
  );
}

/** One record of another entity, found by typing. */
export function ReferenceInput({ resource, display, sort = display, owned, across, filter, create, ...props }: Props) {
  const own = useOwnChoices({ owned }, across);
  const shared = useInputProps(props);
  const translate = useTranslate();
  const mayCreate = useCan(create) && create !== undefined && !shared.readOnly;
  return (
    <RaReferenceInput
      source={props.source}
      reference={resource}
      perPage={CHOICES}
      filter={{ ...own, ...filter }}
      sort={{ field: sort, order: 'ASC' }}
    >
      <AutocompleteInput
        {...shared}
        optionText={display}
        filterToQuery={toQuery}
        noOptionsText="ui.noMatches"
        create={mayCreate ? <NewChoice resource={resource} display={display} /> : undefined}
        createLabel={mayCreate ? translate('ui.picker.create') : undefined}
        createItemLabel="ui.picker.createNew"
      />
    </RaReferenceInput>
  );
}
