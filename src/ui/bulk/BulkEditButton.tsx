import Edit from '@mui/icons-material/EditOutlined';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { failedItems } from '../actions/batch.ts';
import { ReasonedButton } from '../actions/ReasonedButton.tsx';
import type { FormDef } from '../form/EntityForm.tsx';
import { refusedFields } from '../form/refusedFields.ts';
import { recordName } from '../recordName.ts';
import type { Slots } from '../slots.ts';
import type { BulkEdit } from './bulkEdit.ts';
import { useBulkRun } from './useBulkRun.ts';
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
  /** After everything went well. */
  onDone: () => void;
}

interface Sent {
  answer: BatchResult;
  set: Readonly<Record<string, unknown>>;
}

/** Changes fields of the selection, one by one chosen (UI-10). The form's inputs are loaded when it is first asked for. */
export function BulkEditButton({ meta, bulk, records, isLoading, slots, onDone }: BulkEditButtonProps) {
  const [translate, notify] = [useSentences(bulkSentences), useNotify()];
  const nameOf = (id: string) => recordName(records.find((record) => record.id === id) ?? { id }, meta.display);
  const { run, isRunning } = useBulkRun(meta, nameOf);
  const [def, setDef] = useState<FormDef | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const isAsking = useRef(false);
  const close = () => {
    isAsking.current = false;
    setDef(null);
  };
  const say = (error: unknown) =>
    notify(error instanceof Error ? error.message : 'ui.failed', {
      type: 'error',
      messageArgs: { _: translate('ui.failed') },
    });
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
  const send = async (ids: readonly string[], set: Sent['set']) => {
    const answer = await run(ids, set);
    close();
    if (failedItems(answer).length > 0) setSent({ answer, set });
    else {
      setSent(null);
      onDone();
    }
  };
  // A refusal that names fields belongs to the dialog, if it is still there; every other is said at once.
  const sendForm = async (ids: readonly string[], set: Sent['set']) => {
    try {
      await send(ids, set);
    } catch (error) {
      if (isAsking.current && refusedFields(error)) throw error;
      say(error);
    }
  };
  return (
    <>
      <ReasonedButton
        reason={isLoading ? translate('ui.bulk.loading') : undefined}
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
            nameOf={nameOf}
            isBusy={isRunning}
            onRetry={(ids) => void send(ids, sent.set).catch(say)}
            onClose={() => setSent(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
