import { useRef } from 'react';
import { CreateBase, EditBase, useGetList, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useNotifyError } from '../errorText.ts';
import { ErrorNotice } from '../page/ErrorNotice.tsx';
import { RecordSkeleton } from '../page/RecordSkeleton.tsx';
import { NO_SLOTS } from '../slots.ts';
import { EntityForm, type FormDef } from './EntityForm.tsx';
import { refusedFields } from './refusedFields.ts';

interface SettingFormProps {
  def: FormDef;
  /** Path that "cancel" leads to. */
  back: string;
  /** Which row is meant, where one sees more than one's own. */
  filter?: Record<string, unknown>;
}

const ONE = { page: 1, perPage: 1 };

/** The form of a record of which there is one: made by the first save, changed by every other. It stays open. */
export function SettingForm({ def, back, filter = {} }: SettingFormProps) {
  const { meta } = def;
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetList<RaRecord<string>>(meta.resource, { pagination: ONE, filter });
  if (error) return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RecordSkeleton />;
  const [row] = data;
  return row ? (
    <Changed key={`${row.id} ${String(row['rev'])}`} {...{ def, back }} id={row.id} onSaved={() => void refetch()} />
  ) : (
    <Made {...{ def, back }} onSaved={() => void refetch()} />
  );
}

interface PartProps {
  def: FormDef;
  back: string;
  onSaved: () => void;
}

/** Returns what is done after a save: it is said, and the form may be left. */
function useSaved(onSaved: () => void) {
  const isSaved = useRef(false);
  const notify = useNotify();
  const notifyError = useNotifyError();
  const onSuccess = () => {
    isSaved.current = true;
    notify('ui.form.saved', { type: 'success' });
    onSaved();
  };
  const onError = (error: unknown) => {
    // Field errors are shown at the fields.
    if (!refusedFields(error)) notifyError(error);
  };
  return { isSaved, options: { onSuccess, onError } };
}

function Changed({ def, back, id, onSaved }: PartProps & { id: string }) {
  const { isSaved, options } = useSaved(onSaved);
  return (
    <EditBase
      resource={def.meta.resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={options}
      loading={<RecordSkeleton />}
      disableAuthentication
    >
      <EntityForm def={def} operation="update" slots={NO_SLOTS} isSaved={isSaved} back={back} />
    </EditBase>
  );
}

function Made({ def, back, onSaved }: PartProps) {
  const { isSaved, options } = useSaved(onSaved);
  return (
    <CreateBase
      resource={def.meta.resource}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={options}
      disableAuthentication
    >
      <EntityForm def={def} operation="create" slots={NO_SLOTS} isSaved={isSaved} back={back} />
    </CreateBase>
  );
}
