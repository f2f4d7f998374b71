import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import { Touches } from '../actions/Touches.tsx';
import type { FormDef } from '../form/EntityForm.tsx';
import { EntityFormContext } from '../form/formContext.ts';
import { useQuestion } from '../form/useQuestion.tsx';
import { refusedFields, type RefusedFields } from '../form/refusedFields.ts';
import { useRuleContext } from '../ruleContext.ts';
import type { Slots } from '../slots.ts';
import type { BulkRecord } from './BulkEditButton.tsx';
import { BulkFields } from './BulkFields.tsx';
import { bulkResolver, setOf } from './bulkValues.ts';
import { ReasonedButton } from '../actions/ReasonedButton.tsx';
import { useApplicability } from './useApplicability.ts';
import { useSentences } from '../sentences.ts';
import { divide } from './divide.ts';
import { bulkSentences } from './sentences.ts';

interface BulkEditDialogProps {
  def: FormDef;
  fields: readonly string[];
  records: readonly BulkRecord[];
  slots: Slots;
  isBusy: boolean;
  /** Errors thrown by it that name fields are shown at the fields. It goes on when the dialog is closed. */
  onSend: (ids: readonly string[], set: Readonly<Record<string, unknown>>) => Promise<void>;
  onClose: () => void;
}

/** The answer names fields as the call has them: below `set`. */
const withoutSet = (errors: RefusedFields): RefusedFields =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(/^set\./, ''), message]));

/** Dialog to set fields on all selected records; counts before sending how many records accept the values. */
export function BulkEditDialog({ def, fields, records, slots, isBusy, onSend, onClose }: BulkEditDialogProps) {
  const { meta, inputs } = def;
  const translate = useSentences(bulkSentences);
  const context = useRuleContext('update');
  const [titleId, formId] = [useId(), useId()];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const known = useMemo(
    () => ({ fields: new Map(meta.fields.map((field) => [field.name, field])), locked: new Map<string, string>() }),
    [meta],
  );
  const resolver = useMemo(() => bulkResolver(def, chosen, context), [def, chosen, context]);
  const { ask, dialog } = useQuestion();
  const translateField = useTranslate();
  const submit = async (values: Record<string, unknown>) => {
    const set = setOf(values, chosen);
    const { able } = divide(def, set, records, context());
    if (able.length === 0) return undefined;
    for (const { name, confirmed } of meta.fields)
      if (confirmed && name in set && !(await ask(translateField(`resources.${meta.resource}.confirm.${name}`))))
        return undefined;
    try {
      await onSend(
        able.map(({ id }) => id),
        set,
      );
      return undefined;
    } catch (error) {
      const refused = refusedFields(error);
      if (!refused) throw error;
      return withoutSet(refused);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('ui.bulk.title', { n: records.length })}</DialogTitle>
      <ResourceContextProvider value={meta.resource}>
        <EntityFormContext.Provider value={known}>
          <Form id={formId} resolver={resolver} onSubmit={submit} record={{}} noValidate disableInvalidFormNotification>
            <DialogContent sx={{ pt: 0 }}>
              <Typography color="text.secondary" sx={{ mb: 2 }}>
                {translate('ui.bulk.hint')}
              </Typography>
              <BulkFields
                def={def}
                fields={fields}
                chosen={chosen}
                onChoose={setChosen}
                inputs={{ ...inputs, ...slots.inputs }}
                records={records}
              />
              <BulkTouches def={def} chosen={chosen} records={records} isBusy={isBusy} />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose} color="inherit">
                {translate(isBusy ? 'ui.bulk.leave' : 'ui.cancel')}
              </Button>
              <BulkSend def={def} chosen={chosen} records={records} isBusy={isBusy} />
            </DialogActions>
          </Form>
        </EntityFormContext.Provider>
      </ResourceContextProvider>
      {dialog}
    </Dialog>
  );
}

interface BulkSendProps {
  def: FormDef;
  chosen: readonly string[];
  records: readonly BulkRecord[];
  isBusy: boolean;
}

/** Effects of the change, where one of the chosen fields decides what plays (UI-09). */
function BulkTouches({ def, chosen, records, isBusy }: BulkSendProps) {
  const { able } = useApplicability(def, chosen, records);
  const { name, fields } = def.meta;
  if (!fields.some((field) => field.touches && chosen.includes(field.name))) return null;
  return <Touches entity={name} ids={able.map(({ id }) => id)} isOver={isBusy} />;
}

/** Sends the fields to the records that take them; off with its reason where there is nothing to do. */
function BulkSend({ def, chosen, records, isBusy }: BulkSendProps) {
  const translate = useSentences(bulkSentences);
  const { able } = useApplicability(def, chosen, records);
  const reason =
    chosen.length === 0 ? translate('ui.bulk.addFirst') : able.length === 0 ? translate('ui.bulk.nobody') : undefined;
  return (
    <ReasonedButton
      type={reason === undefined ? 'submit' : 'button'}
      reason={reason}
      variant="contained"
      loading={isBusy}
    >
      {translate('ui.bulk.change', { n: able.length })}
    </ReasonedButton>
  );
}
