import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';

interface Pending {
  sentence: string;
  answer: (isConfirmed: boolean) => void;
}

/** Asks before a form is sent: `ask` answers whether to go on, `dialog` is drawn by the form. */
export function useQuestion(): { ask: (sentence: string) => Promise<boolean>; dialog: ReactElement | null } {
  const translate = useTranslate();
  const [pending, setPending] = useState<Pending | null>(null);
  const ask = (sentence: string) => new Promise<boolean>((answer) => setPending({ sentence, answer }));
  const close = (isConfirmed: boolean) => () => {
    setPending(null);
    pending?.answer(isConfirmed);
  };
  const dialog = pending ? (
    <ConfirmDialog
      title={translate('ui.form.question')}
      confirmLabel={translate('ui.form.goOn')}
      onConfirm={close(true)}
      onClose={close(false)}
    >
      <Typography>{pending.sentence}</Typography>
    </ConfirmDialog>
  ) : null;
  return { ask, dialog };
}
