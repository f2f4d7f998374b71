import { useContext, useRef } from 'react';
import { CreateBase, useNavigate, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useLabels } from '../labels.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { usePathOf } from '../paths.ts';
import { useHasVerb } from '../permission.ts';
import { recordName } from '../recordName.ts';
import { useSurroundings } from '../ruleContext.ts';
import { NO_SLOTS, type Slots } from '../slots.ts';
import { dropDraft } from './draft.ts';
import { EmbeddedFormContext } from './embeddedForm.ts';
import { EntityForm, useBackPath, type FormDef } from './EntityForm.tsx';

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
  const labels = useLabels(meta.resource);
  const pathOf = usePathOf();
  const { me } = useSurroundings();
  const isSavedRef = useRef(false);
  const has = useHasVerb(meta);
  const back = useBackPath(meta);
  const embedded = useContext(EmbeddedFormContext);
  const onSuccess = (record: RaRecord<string>) => {
    isSavedRef.current = true;
    notify('ui.form.created', { type: 'success', messageArgs: { name: recordName(record, meta.display) } });
    if (embedded) {
      embedded.onCreated(record);
      return;
    }
    dropDraft(`draft.${me?.userId ?? ''}.${meta.resource}.new`);
    navigate((has('one') ? pathOf(meta.resource, 'show', record.id) : null) ?? back);
  };
  return (
    <CreateBase
      resource={meta.resource}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      disableAuthentication
    >
      {embedded ? null : (
        <PageHeader title={translate('ui.create', { name: labels.one })} back={back} actions={slots.form?.toolbar} />
      )}
      <EntityForm def={def} operation="create" slots={slots} isSaved={isSavedRef} back={back} />
    </CreateBase>
  );
}
