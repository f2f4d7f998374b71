import { lazy, Suspense, useContext, useEffect, useMemo, useRef } from 'react';
import {
  AutocompleteInput,
  ReferenceInput as RaReferenceInput,
  useChoicesContext,
  useCreateSuggestionContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { EntityFormViewContext } from '../form/formViewContext.ts';
import { useOwnChoices } from '../owner.ts';
import { useCan } from '../permission.ts';
import { useInputProps, type InputProps } from './inputProps.ts';
import { useSentences } from '../sentences.ts';
import { pickerSentences } from './sentences.ts';

const CreateDialog = lazy(() => import('./CreateDialog.tsx'));

export interface ReferenceInputProps extends InputProps {
  /** Narrows what can be chosen. */
  filter?: Readonly<Record<string, unknown>>;
  /** Records of other enterprises can be chosen, too. */
  across?: boolean;
  /** A new record begins with the only record that can be chosen. */
  preset?: boolean;
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

/**
 * Chooses the only choice of a new record, once, where nothing else stands there. It counts as no change: nobody is
 * asked to save it before leaving.
 */
function OnlyChoice({ source }: { source: string }) {
  const { allChoices, total, filterValues, isPending, isFetching } = useChoicesContext();
  const { getValues, setValue } = useFormContext();
  const isAskedRef = useRef(false);
  const isWhole = !isPending && !isFetching && !filterValues?.['q'];
  const only: unknown = total === 1 ? allChoices?.[0]?.id : undefined;
  useEffect(() => {
    if (!isWhole || isAskedRef.current) return;
    isAskedRef.current = true;
    if (only !== undefined && (getValues(source) ?? '') === '') setValue(source, only);
  }, [isWhole, only, source, getValues, setValue]);
  return null;
}

/** One record of another entity, found by typing. */
export function ReferenceInput(all: Props) {
  const { resource, display, sort = display, owned, across, filter, create, preset = false, ...props } = all;
  const view = useContext(EntityFormViewContext);
  const own = useOwnChoices({ owned }, across);
  const shared = useInputProps(props);
  const translate = useSentences(pickerSentences);
  const mayCreate = useCan(create) && create !== undefined && !shared.readOnly;
  return (
    <RaReferenceInput
      source={props.source}
      reference={resource}
      perPage={CHOICES}
      filter={{ ...own, ...filter }}
      sort={{ field: sort, order: 'ASC' }}
    >
      {preset && view?.operation === 'create' ? <OnlyChoice source={props.source} /> : null}
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
