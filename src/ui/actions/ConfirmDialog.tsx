import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { ReasonedButton } from './ReasonedButton.tsx';
import { questionSentences } from './sentences.ts';
import { useSentences } from '../sentences.ts';
import { useFocusOnMount } from '../useFocusOnMount.ts';

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** It was confirmed and something is asked before it is sent: it cannot be confirmed again, and can still be left. */
  isAsking?: boolean;
  /** Why it cannot be confirmed; absent when it can. */
  reason?: string | undefined;
  /** Must be typed before it can be confirmed. */
  typeToConfirm?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens. In danger the focus is on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel,
    isDanger = false,
    isBusy = false,
    isAsking = false,
    reason,
    typeToConfirm,
    onConfirm,
    onClose,
  } = props;
  const translate = useSentences(questionSentences);
  const titleId = useId();
  const wayOut = useFocusOnMount<HTMLButtonElement>(isDanger);
  const wayOn = useFocusOnMount<HTMLButtonElement>(!isDanger);
  const isRefused = reason !== undefined;
  // Whoever pressed the button that is exchanged now would lose the keyboard.
  useEffect(() => {
    if (isRefused && !document.activeElement?.closest('[role="dialog"]')) wayOut.current?.focus();
  }, [isRefused, wayOut]);
  const [typed, setTyped] = useState('');
  const mayConfirm = !isBusy && !isAsking && (typeToConfirm === undefined || typed.trim() === typeToConfirm);
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {typeToConfirm === undefined ? null : (
          <TextField
            label={translate('ui.action.typeToConfirm', { text: typeToConfirm })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            fullWidth
            sx={{ mt: 2 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} ref={wayOut} color="inherit">
          {cancelLabel ?? translate('ui.cancel')}
        </Button>
        {reason === undefined ? (
          <Button
            onClick={onConfirm}
            disabled={!mayConfirm}
            ref={wayOn}
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            loading={isBusy || isAsking}
          >
            {confirmLabel}
          </Button>
        ) : (
          <ReasonedButton reason={reason} variant="contained" color={isDanger ? 'error' : 'primary'}>
            {confirmLabel}
          </ReasonedButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
