import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-admin';
import { preflight } from '#core/entity/guard.ts';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { useNotifyError } from '../errorText.ts';
import { refusedFields } from '../form/refusedFields.ts';
import { useLabels } from '../labels.ts';
import { usePathOf } from '../paths.ts';
import type { Slots } from '../slots.ts';
import type { ActionForms, LoadActionForms } from './actionForms.ts';
import { failedItems, fieldRefusal, namesById } from './batch.ts';
import { useActionRun, type ActionSending } from './useActionRun.ts';
import { useAsker } from './useAsker.ts';

const ActionQuestion = lazy(async () => ({ default: (await import('./ActionQuestion.tsx')).ActionQuestion }));
const BatchResultDialog = lazy(async () => ({ default: (await import('./BatchResultDialog.tsx')).BatchResultDialog }));

export type ActionRecord = Readonly<Record<string, unknown>> & { id: string };

interface ActionFlowOptions {
  meta: EntityMeta;
  action: ActionMeta;
  records: readonly ActionRecord[];
  forms?: LoadActionForms;
  slots?: Slots;
  /** Called when everything has succeeded; with what was chosen then. */
  onDone?: (ids: readonly string[]) => void;
}

/** Open confirmation, with its forms, which may still be loading. */
interface Question {
  forms: Promise<ActionForms> | undefined;
}

/** Sent batch with the records of then, and its result: a retry of failed items sends the same values. */
interface SentBatch extends ActionSending {
  answer: BatchResult;
  chosen: readonly ActionRecord[];
}

/**
 * Runs one action: checks which records can, asks for confirmation where needed, sends, and shows failures. Returns a
 * function that starts it, and the open dialog, if any.
 */
export function useActionFlow({ meta, action, records, forms, slots, onDone }: ActionFlowOptions) {
  const { run, isRunning, isHere } = useActionRun(meta, action);
  const [question, setQuestion] = useState<Question | null>(null);
  const [batch, setBatch] = useState<SentBatch | null>(null);
  const [say, navigate, pathOf] = [useNotifyError(), useNavigate(), usePathOf()];
  const label = useLabels(meta.resource).action(action.name);
  const division = preflight(meta, action, records, useAsker().context());
  const slot = slots?.actions?.[action.name];
  const needsQuestion =
    slot?.dialog !== undefined || action.form || action.confirm !== 'none' || division.unable.length > 0;

  const send = async (sending: ActionSending, chosen: readonly ActionRecord[], isForm = false) => {
    const result = await run(sending);
    const at = isForm ? fieldRefusal(result) : null;
    if (at) throw at;
    setQuestion(null);
    const isShown = failedItems(result).length > 0 || result.results.some(({ secret }) => secret !== undefined);
    setBatch(isShown ? { ...sending, answer: result, chosen } : null);
    if (!isShown) onDone?.(chosen.map(({ id }) => id));
    await slot?.after?.({ records: chosen.filter(({ id }) => sending.ids.includes(id)), result });
  };
  // Of a page that was left, the tray has said it.
  const sayHere = (error: unknown) => {
    if (isHere()) say(error);
  };
  // A refusal with field errors belongs to the form; any other is shown as a notification.
  const sendForm = async (ids: readonly string[], extra?: Readonly<Record<string, unknown>>) => {
    try {
      await send({ ids, extra, nameOf: namesById(records, meta.display) }, records, extra !== undefined);
    } catch (error) {
      if (extra !== undefined && refusedFields(error)) throw error;
      sayHere(error);
    }
  };
  const begin = async () => {
    if ((await slot?.before?.({ records })) === false) return;
    const ids = records.map(({ id }) => id).join(',');
    const opened = action.open && !slot?.dialog ? pathOf(meta.resource, action.open, ids) : null;
    if (opened) navigate(opened);
    else if (needsQuestion) setQuestion({ forms: action.form && !slot?.dialog ? forms?.() : undefined });
    else await sendForm(records.map(({ id }) => id));
  };
  const start = () => void begin().catch(say);

  let dialog: ReactNode = null;
  if (batch) {
    dialog = (
      <BatchResultDialog
        action={label}
        batch={batch.answer}
        nameOf={batch.nameOf}
        isBusy={isRunning}
        onRetry={(ids) => void send({ ...batch, ids }, batch.chosen).catch(sayHere)}
        onClose={() => {
          setBatch(null);
          if (failedItems(batch.answer).length === 0) onDone?.(batch.chosen.map(({ id }) => id));
        }}
      />
    );
  } else if (question && slot?.dialog) {
    const Dialog = slot.dialog;
    dialog = <Dialog records={records} onClose={() => setQuestion(null)} />;
  } else if (question) {
    dialog = (
      <ActionQuestion
        meta={meta}
        action={action}
        division={division}
        forms={question.forms}
        isBusy={isRunning}
        onSend={sendForm}
        onClose={() => setQuestion(null)}
      />
    );
  }
  return { start, isRunning, dialog: dialog && <Suspense fallback={null}>{dialog}</Suspense> };
}
