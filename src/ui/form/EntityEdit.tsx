import { useRef, useState, type ReactNode } from 'react';
import {
  EditBase,
  useEditContext,
  useNavigate,
  useNotify,
  useParams,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { useNotifyError } from '../errorText.ts';
import { ErrorNotice } from '../page/ErrorNotice.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { RecordSkeleton } from '../page/RecordSkeleton.tsx';
import { useRecordTitle } from '../recordTitle.ts';
import { useSurroundings } from '../ruleContext.ts';
import { NO_SLOTS, type Slots } from '../slots.ts';
import { Changeable } from './Changeable.tsx';
import { dropDraft } from './storedDraft.ts';
import { EntityForm, useBackPath, type FormDef } from './EntityForm.tsx';
import { refusedFields } from './refusedFields.ts';
import { SaveClash } from './SaveClash.tsx';

interface EntityEditProps {
  def: FormDef;
  slots?: Slots;
}

/** The error is shown in place of the record; react-admin would also redirect. */
const QUERY = { onError: () => undefined };

/** Edit page of an entity. */
export function EntityEdit({ def, slots = NO_SLOTS }: EntityEditProps) {
  const { meta } = def;
  const { id } = useParams();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const { me } = useSurroundings();
  const isSavedRef = useRef(false);
  const back = useBackPath(meta, id);
  const [before, setBefore] = useState<Values | null>(null);
  const onSuccess = () => {
    isSavedRef.current = true;
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`draft.${me?.userId ?? ''}.${meta.resource}.${id}.`)) dropDraft(key);
    notify('ui.form.saved', { type: 'success' });
    navigate(back);
  };
  const onError = (error: unknown, { previousData }: { previousData?: Values }) => {
    // Field errors are shown at the fields.
    if (refusedFields(error)) return;
    notifyError(error);
    setBefore(previousData ?? null);
  };
  return (
    <EditBase
      resource={meta.resource}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      queryOptions={QUERY}
      loading={<RecordSkeleton />}
      error={<EditError />}
      disableAuthentication
    >
      <EditHeader meta={meta} back={back} actions={slots.form?.toolbar} />
      <Changeable meta={meta} back={back}>
        <SaveClash meta={meta} before={before} />
        <EntityForm def={def} operation="update" slots={slots} isSaved={isSavedRef} back={back} />
      </Changeable>
    </EditBase>
  );
}

function EditHeader({ meta, ...rest }: { meta: EntityMeta; back: string; actions: ReactNode }) {
  const record = useRecordContext();
  const title = useRecordTitle(meta);
  return <PageHeader title={title(record ?? {})} {...rest} />;
}

function EditError() {
  const { error, refetch } = useEditContext();
  const translate = useTranslate();
  return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
}
