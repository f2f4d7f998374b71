import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput as RaReferenceInput,
  useCreate,
  useNotify,
} from 'react-admin';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useCan } from '../permission.ts';
import { useInputProps, type InputProps } from './inputProps.ts';

export interface ReferenceInputProps extends InputProps {
  /** Narrows what can be chosen. */
  filter?: Readonly<Record<string, unknown>>;
  /** Permission with which a new record can be made by its name alone, from inside the field. */
  create?: string;
}

type Props = ReferenceInputProps & Pick<ReferenceTarget, 'resource' | 'display' | 'sort'>;

/** Choices fetched at once; the search asks the server for others (UI-10). */
const CHOICES = 25;

const toQuery = (text: string): Record<string, string> => (text === '' ? {} : { q: text });

function useInlineCreate(resource: string, display: string, perm: string | undefined) {
  const may = useCan(perm) && perm !== undefined;
  const [create] = useCreate();
  const notify = useNotify();
  if (!may) return undefined;
  return async (text: string | undefined) => {
    if (!text) return undefined;
    try {
      return await create(resource, { data: { [display]: text } }, { returnPromise: true });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ui.failed', { type: 'error' });
      return undefined;
    }
  };
}

/** One record of another entity, found by typing. */
export function ReferenceInput({ resource, display, sort = display, filter, create, ...props }: Props) {
  const shared = useInputProps(props);
  const onCreate = useInlineCreate(resource, display, create);
  return (
    <RaReferenceInput
      source={props.source}
      reference={resource}
      perPage={CHOICES}
      filter={filter}
      sort={{ field: sort, order: 'ASC' }}
    >
      <AutocompleteInput
        {...shared}
        optionText={display}
        filterToQuery={toQuery}
        noOptionsText="ui.noMatches"
        createItemLabel="ui.picker.createNew"
        onCreate={onCreate}
      />
    </RaReferenceInput>
  );
}

/** Several records of another entity, found by typing. */
export function ReferencesInput({ resource, display, sort = display, filter, create, ...props }: Props) {
  const shared = useInputProps(props);
  const onCreate = useInlineCreate(resource, display, create);
  return (
    <ReferenceArrayInput
      source={props.source}
      reference={resource}
      perPage={CHOICES}
      filter={filter}
      sort={{ field: sort, order: 'ASC' }}
    >
      <AutocompleteArrayInput
        {...shared}
        optionText={display}
        filterToQuery={toQuery}
        noOptionsText="ui.noMatches"
        createItemLabel="ui.picker.createNew"
        onCreate={onCreate}
      />
    </ReferenceArrayInput>
  );
}
