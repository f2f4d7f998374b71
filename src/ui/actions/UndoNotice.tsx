import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, type Ref } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useErrorText } from '../errorText.ts';
import { useCall } from '../useCall.ts';
import { failedItems, readBatch } from './batch.ts';

interface UndoNoticeProps {
  meta: EntityMeta;
  /** Ids of the deleted records. */
  ids: readonly string[];
  message: string;
  /** Ref for the snackbar's animation. */
  ref?: Ref<HTMLDivElement>;
}

type Outcome = { severity: 'success' | 'error'; text: string };

/**
 * Notification of a deletion with an undo button (UI-11). Records that could not be restored are listed with the
 * reason.
 */
export function UndoNotice({ meta, ids, message, ref, ...motion }: UndoNoticeProps) {
  const translate = useTranslate();
  const call = useCall();
  const textOf = useErrorText();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const undo = async () => {
    setBusy(true);
    try {
      const batch = readBatch(await call(`${meta.name}.restore`, { ids }));
      const [failed] = failedItems(batch);
      const isDone = failed === undefined;
      setOutcome({
        severity: isDone ? 'success' : 'error',
        text: isDone ? translate('ui.bin.undone') : failed.message,
      });
      refresh();
    } catch (error) {
      setOutcome({ severity: 'error', text: textOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      ref={ref}
      {...motion}
      variant="filled"
      severity={outcome?.severity ?? 'success'}
      action={
        outcome ? undefined : (
          <Button color="inherit" size="small" loading={isBusy} onClick={() => void undo()}>
            {translate('ui.bin.undo')}
          </Button>
        )
      }
    >
      {outcome?.text ?? message}
    </Alert>
  );
}
