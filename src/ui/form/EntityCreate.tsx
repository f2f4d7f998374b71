import { useContext, useRef } from 'react';
import { CreateBase, useNavigate, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useNames } from '../labels.ts';
import { ErrorNotice } from '../page/ErrorNotice.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { RecordSkeleton } from '../page/RecordSkeleton.tsx';
import { usePathOf } from '../paths.ts';
import { useHasVerb } from '../permission.ts';
import { recordName } from '../recordName.ts';
import { useSurroundings } from '../ruleContext.ts';
import { NO_SLOTS, type Slots } from '../slots.ts';
import { dropDraft } from './storedDraft.ts';
import { EmbeddedFormContext } from './embeddedForm.ts';
import { useOriginal } from './duplicate.ts';
import { EntityForm, newKey, useBackPath, type FormDef } from './EntityForm.tsx';

interface EntityCreateProps {
  def: FormDef;
  slots?: Slots;
}

/** The page on which a new record is made; in a picker's dialog its form alone. */
export function EntityCreate({ def, slots = NO_SLOTS }: EntityCreateProps) {
  const { meta } = def;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const names = useNames(meta.resource);
  const pathOf = usePathOf();
  const { me } = useSurroundings();
  const isSavedRef = useRef(false);
  const has = useHasVerb(meta);
  const back = useBackPath(meta);
  const embedded = useContext(EmbeddedFormContext);
  const original = useOriginal(meta, embedded !== null);
  const title = original.record
    ? translate('ui.duplicateOf', { name: recordName(original.record, meta.display) })
    : translate('ui.create', { name: names.one });
  const onSuccess = (record: RaRecord<string>) => {
    isSavedRef.current = true;
    notify('ui.form.created', { type: 'success', messageArgs: { name: recordName(record, meta.display) } });
    if (embedded) {
      embedded.onCreated(record);
      return;
    }
    dropDraft(`draft.${me?.userId ?? ''}.${meta.resource}.${newKey(original.id)}`);
    navigate((has('one') ? pathOf(meta.resource, 'show', record.id) : null) ?? back);
  };
  return (
    <CreateBase
      resource={meta.resource}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      disableAuthentication
    >
      {embedded ? null : <PageHeader title={title} back={back} actions={slots.form?.toolbar} />}
      {original.id === null || original.values ? (
        <EntityForm
          key={original.id}
          def={def}
          operation="create"
          slots={slots}
          isSaved={isSavedRef}
          back={back}
          original={original.values && { id: original.id ?? '', values: original.values }}
        />
      ) : original.error ? (
        <ErrorNotice title={translate('ui.show.error')} error={original.error} onRetry={original.retry} />
      ) : (
        <RecordSkeleton />
      )}
    </CreateBase>
  );
}
