import Edit from '@mui/icons-material/EditOutlined';
import { lazy, Suspense, useRef, useState } from 'react';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { failedItems, namesById } from '../actions/batch.ts';
import { ReasonedButton } from '../actions/ReasonedButton.tsx';
import { useNotifyError } from '../errorText.ts';
import type { FormDef } from '../form/EntityForm.tsx';
import { refusedFields } from '../form/refusedFields.ts';
import type { Slots } from '../slots.ts';
import type { BulkEdit } from './bulkEdit.ts';
import { useBulkRun, type BulkChange } from './useBulkRun.ts';
import { useSentences } from '../sentences.ts';
import { bulkSentences } from './sentences.ts';

const BulkEditDialog = lazy(async () => ({ default: (await import('./BulkEditDialog.tsx')).BulkEditDialog }));
const BatchResultDialog = lazy(async () => ({
  default: (await import('../actions/BatchResultDialog.tsx')).BatchResultDialog,
}));

export type BulkRecord = Readonly<Record<string, unknown>> & { id: string };

interface BulkEditButtonProps {
  meta: EntityMeta;
  bulk: BulkEdit;
  records: readonly BulkRecord[];
  /** Not all records of the selection are there yet. */
  isLoading: boolean;
  slots: Slots;
  /** After everything went well; with what was selected then. */
  onDone: (ids: readonly string[]) => void;
}

/** Sent change, with the names and the selection of then: meanwhile others may be selected. */
interface Sent extends BulkChange {
  answer: BatchResult;
  selected: readonly string[];
}

/** Changes fields of the selection, one by one chosen (UI-10). The form's inputs are loaded when it is first asked for. */
export function BulkEditButton({ meta, bulk, records, isLoading, slots, onDone }: BulkEditButtonProps) {
  const [translate, say] = [useSentences(bulkSentences), useNotifyError()];
  const { run, isRunning, isHere } = useBulkRun(meta);
  const [def, setDef] = useState<FormDef | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const isAsking = useRef(false);
  const close = () => {
    isAsking.current = false;
    setDef(null);
  };
  const open = async () => {
    setOpening(true);
    try {
      setDef(await bulk.load());
      isAsking.current = true;
    } catch (error) {
      say(error);
    } finally {
      setOpening(false);
    }
  };
  const send = async (change: BulkChange, selected: readonly string[]) => {
    const answer = await run(change);
    close();
    if (failedItems(answer).length > 0) setSent({ ...change, answer, selected });
    else {
      setSent(null);
      onDone(selected);
    }
  };
  // Of a page that was left, the tray has said it.
  const sayHere = (error: unknown) => {
    if (isHere()) say(error);
  };
  // A refusal that names fields belongs to the dialog, if it is still there; every other is said at once.
  const sendForm = async (ids: readonly string[], set: BulkChange['set']) => {
    try {
      const selected = records.map(({ id }) => id);
      await send({ ids, set, nameOf: namesById(records, meta.display) }, selected);
    } catch (error) {
      if (isAsking.current && refusedFields(error)) throw error;
      sayHere(error);
    }
  };
  // One at a time: its end closes the dialog, which may be no other's.
  const reason = isLoading ? 'ui.bulk.loading' : isRunning && def === null ? 'ui.bulk.running' : undefined;
  return (
    <>
      <ReasonedButton
        reason={reason && translate(reason)}
        onClick={() => void open()}
        loading={isOpening}
        variant="outlined"
        size="small"
        startIcon={<Edit />}
      >
        {translate('ui.bulk.edit')}
      </ReasonedButton>
      <Suspense fallback={null}>
        {def ? (
          <BulkEditDialog
            def={def}
            fields={bulk.fields}
            records={records}
            slots={slots}
            isBusy={isRunning}
            onSend={sendForm}
            onClose={close}
          />
        ) : null}
        {sent ? (
          <BatchResultDialog
            action={translate('ui.bulk.edit')}
            batch={sent.answer}
            nameOf={sent.nameOf}
            isBusy={isRunning}
            onRetry={(ids) => void send({ ...sent, ids }, sent.selected).catch(sayHere)}
            onClose={() => setSent(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
