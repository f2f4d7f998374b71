import Typography from '@mui/material/Typography';
import { lazy, use, useState, type ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { Preflight as Division } from '#core/entity/guard.ts';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import { hex32 } from '#core/protocol/random.ts';
import { useNotifyError } from '../errorText.ts';
import { useLabels } from '../labels.ts';
import { isEmpty } from '../fields/useValue.ts';
import { useRestoreAction } from '../list/bin.ts';
import { recordName } from '../recordName.ts';
import type { ActionForm, ActionForms } from './actionForms.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ActionRecord } from './useActionFlow.tsx';
import Box from '@mui/material/Box';
import { useRecordNames } from '../recordNames.ts';
import { Touches } from './Touches.tsx';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { useIsReadable } from '../show/readable.ts';
import { namesById } from './batch.ts';
import { DeletionUses } from './DeletionUses.tsx';
import { deletionSentences, questionSentences } from './sentences.ts';
import { useSentences } from '../sentences.ts';
import { useDeletable } from './useDeletable.ts';
import { useGuardReason } from './useGuardReason.ts';

/** Loaded with the form library, which a plain confirmation does not need. */
const ActionFormDialog = lazy(async () => ({ default: (await import('./ActionFormDialog.tsx')).ActionFormDialog }));

interface ActionQuestionProps {
  meta: EntityMeta;
  action: ActionMeta;
  division: Division<ActionRecord>;
  /** Form of the action, if it has one. */
  forms: Promise<ActionForms> | undefined;
  isBusy: boolean;
  onSend: (ids: readonly string[], extra?: Readonly<Record<string, unknown>>) => Promise<void>;
  onClose: () => void;
}

/** Confirmation of an action: the records, those that are left out, and the action's form. */
export function ActionQuestion(props: ActionQuestionProps) {
  return props.action.deletes ? <DeletionQuestion {...props} /> : <Question {...props} />;
}

/** Confirmation of a deletion: what the server would refuse is left out, and said (UI-09). */
function DeletionQuestion(props: ActionQuestionProps) {
  const { meta, division, onSend } = props;
  const translate = useSentences(deletionSentences);
  const { able } = division;
  const { confirm, isSent, ...answer } = useDeletable(
    meta.name,
    able.map(({ id }) => id),
  );
  const kept = new Set(answer.refused.map(({ id }) => id));
  const free = able.filter(({ id }) => !kept.has(id));
  const isNone = able.length > 0 && free.length === 0;
  const about = <DeletionUses {...answer} free={free.length} nameOf={namesById(able, meta.display)} />;
  const why = answer.refused.length === 1 ? answer.refused[0]?.message : translate('ui.deletion.none');
  return (
    <Question
      {...props}
      division={{ ...division, able: free }}
      asked={able}
      isAsking={isSent}
      onSend={(ids, extra) => confirm(() => onSend(ids, extra))}
      kept={about}
      reason={isNone ? why : undefined}
    />
  );
}

interface QuestionProps extends ActionQuestionProps {
  /** The records that the question is about, where not all of them can be done. */
  asked?: readonly ActionRecord[];
  /** It was confirmed, and nothing is sent yet. */
  isAsking?: boolean;
  /** Sentence about a deletion. */
  kept?: ReactNode;
  /** Why nothing can be confirmed. */
  reason?: string | undefined;
}

function Question(props: QuestionProps) {
  const { meta, action, division, forms, isBusy, isAsking = false, onSend, onClose, kept, reason } = props;
  const { able } = division;
  const { asked = able } = props;
  const translate = useSentences(questionSentences);
  const labels = useLabels(meta.resource);
  const notifyError = useNotifyError();
  // One intention, for as long as the question stands: it closes with the answer.
  const [key] = useState(hex32);
  const own = action.money ? { key } : undefined;
  const label = labels.action(action.name);
  const form = forms && use(forms)[action.name];
  // The one that is asked about, also where it cannot be done.
  const only = asked.length === 1 && division.unable.length === 0 ? asked[0] : undefined;
  const name = only ? recordName(only, meta.display) : '';
  const isDanger = action.confirm === 'danger';
  const isUndone = useRestoreAction(meta) !== null;
  const [entered] = action.to ?? [];
  const does = labels.does(action.name);
  const about = (
    <>
      {does ? <Typography sx={{ mb: 1 }}>{does}</Typography> : null}
      {only && form?.shows ? <Shown meta={meta} record={only} values={form.shows} /> : null}
      <Preflight meta={meta} division={division} />
      {meta.states && entered !== undefined && !action.deletes ? (
        <Typography color="text.secondary">
          {translate('ui.action.becomes', { state: labels.value(meta.states.field, entered) })}
        </Typography>
      ) : null}
      {kept}
      {action.touches && able.length > 0 ? (
        <Touches entity={meta.name} ids={able.map(({ id }) => id)} isOver={isBusy} />
      ) : null}
      {reason === undefined && (action.irreversible || (action.deletes && !isUndone)) ? (
        <Typography color="text.secondary">{translate('ui.action.irreversible')}</Typography>
      ) : null}
      {reason === undefined && action.deletes && isUndone ? (
        <Typography color="text.secondary">{translate('ui.bin.kept')}</Typography>
      ) : null}
    </>
  );
  const ids = able.map(({ id }) => id);
  const doIt = only || able.length === 0 ? label : translate('ui.action.doIt', { action: label, n: able.length });
  if (form) {
    const title = only
      ? translate('ui.action.title', { action: label, name })
      : translate('ui.action.titleMany', { action: label, n: able.length });
    return (
      <ActionFormDialog
        title={title}
        resource={meta.resource}
        form={form}
        action={action.name}
        records={able}
        confirmLabel={doIt}
        isBusy={isBusy || isAsking}
        isDanger={isDanger}
        onSubmit={(values) => onSend(ids, { ...values, ...own })}
        onClose={onClose}
      >
        {about}
      </ActionFormDialog>
    );
  }
  const title = only
    ? translate('ui.action.ask', { action: label, name })
    : translate('ui.action.askMany', { action: label, n: able.length || asked.length });
  const typed = action.typeToConfirm && only ? recordName(only, action.typeToConfirm) : undefined;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={doIt}
      isDanger={isDanger}
      isBusy={isBusy}
      isAsking={isAsking}
      typeToConfirm={reason === undefined ? typed || undefined : undefined}
      reason={reason}
      onConfirm={() => void onSend(ids, own).catch(notifyError)}
      onClose={onClose}
    >
      {about}
    </ConfirmDialog>
  );
}

interface ShownProps {
  meta: EntityMeta;
  record: ActionRecord;
  values: NonNullable<ActionForm['shows']>;
}

/** Fields of the one record that decide what is answered: those that have a value and may be read. */
function Shown({ meta, record, values }: ShownProps) {
  const isReadable = useIsReadable(meta);
  const fields = Object.keys(values).filter((name) => isReadable(name) && !isEmpty(record[name]));
  if (fields.length === 0) return null;
  return (
    <RecordContextProvider value={record}>
      <Box sx={{ my: 2 }}>
        <FieldPairs resource={meta.resource} fields={fields} values={values} />
      </Box>
    </RecordContextProvider>
  );
}

interface PreflightProps {
  meta: EntityMeta;
  division: Division<ActionRecord>;
}

/** Shows "32 can, 3 cannot (Expired): these" before anything is sent. Renders nothing when all can. */
function Preflight({ meta, division }: PreflightProps) {
  const translate = useSentences(questionSentences);
  const { word } = useGuardReason(meta);
  const namesOf = useRecordNames(meta);
  if (division.unable.length === 0) return null;
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      <li>{translate('ui.action.can', { n: division.able.length })}</li>
      {division.unable.map(({ why, records }) => (
        <Box component="li" key={word(why)} sx={{ color: 'text.secondary' }}>
          {translate('ui.action.cannot', { n: records.length, why: word(why), names: namesOf(records) })}
        </Box>
      ))}
    </Box>
  );
}
