import { useRef } from 'react';
import { CreateBase, useNavigate, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useLabels } from '../labels.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { usePathOf } from '../paths.ts';
import { recordName } from '../recordName.ts';
import { useSurroundings } from '../ruleContext.ts';
import { NO_SLOTS, type Slots } from '../slots.ts';
import { dropDraft } from './draft.ts';
import { EntityForm, useBackPath, type FormDef } from './EntityForm.tsx';

interface EntityCreateProps<Row extends object, Field extends string, Section extends string, Action extends string> {
  def: FormDef<Field, Section>;
  slots?: Slots<Row, Field, Section, Action>;
}

/** The page on which a new record is made. */
export function EntityCreate<Row extends object, Field extends string, Section extends string, Action extends string>({
  def,
  slots = NO_SLOTS,
}: EntityCreateProps<Row, Field, Section, Action>) {
  const { meta } = def;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const labels = useLabels(meta.resource);
  const pathOf = usePathOf();
  const { me } = useSurroundings();
  const isSavedRef = useRef(false);
  const back = useBackPath(meta);
  const onSuccess = (record: RaRecord) => {
    isSavedRef.current = true;
    dropDraft(`draft.${me?.userId ?? ''}.${meta.resource}.new`);
    notify('ui.form.created', { type: 'success', messageArgs: { name: recordName(record, meta.display) } });
    navigate((meta.verbs.includes('one') ? pathOf(meta.resource, 'show', record.id) : null) ?? back);
  };
  return (
    <CreateBase
      resource={meta.resource}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      disableAuthentication
    >
      <PageHeader title={translate('ui.create', { name: labels.one })} back={back} />
      <EntityForm def={def} operation="create" slots={slots} isSaved={isSavedRef} back={back} />
    </CreateBase>
  );
}
