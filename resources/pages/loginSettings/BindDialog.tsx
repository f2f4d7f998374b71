import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNotifyError } from '#src/ui/errorText.ts';
import { refusedFields } from '#src/ui/form/refusedFields.ts';
import { useCall } from '#src/ui/useCall.ts';

/** Field to bind. */
export type Column = 'phone' | 'email';

interface BindDialogProps {
  column: Column;
  /** Bound already: it is changed. */
  isBound: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Sentence of a refused field, which comes as text or in an object. */
function sentenceOf(said: unknown): string {
  if (typeof said === 'string') return said;
  const message: unknown = typeof said === 'object' && said !== null && 'message' in said ? said.message : '';
  return typeof message === 'string' ? message : '';
}

/** Seconds until another code can be sent, counted down. */
function useCountdown() {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: setLeft };
}

/** Shows a refusal at its field, or as a notification. */
function useRefusals() {
  const notifyError = useNotifyError();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const say = (error: unknown) => {
    const fields = refusedFields(error);
    if (fields && !('root' in fields))
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, sentenceOf(said)])));
    else notifyError(error);
  };
  return { errors, say, clear: () => setErrors({}) };
}

/** Binds a phone or a mail address: a code goes there, and comes back with the present password. */
export function BindDialog({ column, isBound, onDone, onClose }: BindDialogProps) {
  const [translate, call, notify] = [useTranslate(), useCall(), useNotify()];
  const titleId = useId();
  const [to, setTo] = useState('');
  const [code, setCode] = useState('');
  const [oldPassword, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { left, start } = useCountdown();
  const { errors, say, clear } = useRefusals();
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    clear();
    try {
      await work();
    } catch (error) {
      say(error);
    } finally {
      setBusy(false);
    }
  };
  const send = () =>
    during(async () => {
      const { resendS } = (await call('session.bindCode', { [column]: to.trim() })) as { resendS: number };
      start(resendS);
      const said = translate('login_set.sent', { to: to.trim() });
      notify(said, { type: 'success', messageArgs: { _: said } });
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    void during(async () => {
      await call('session.bind', { [column]: to.trim(), code, oldPassword });
      notify('login_set.done', { type: 'success' });
      onDone();
    });
  };
  const shared = (name: string) =>
    ({ error: name in errors, helperText: errors[name] ?? ' ', fullWidth: true }) as const;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={save} noValidate>
        <DialogTitle id={titleId}>{translate(`login_set.${isBound ? 'change' : 'bind'}.${column}`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1, pt: '8px !important' }}>
          <TextField
            {...shared(column)}
            autoFocus
            label={translate(column === 'phone' ? 'login_set.newPhone' : 'login_set.newEmail')}
            type={column === 'phone' ? 'tel' : 'email'}
            autoComplete={column === 'phone' ? 'tel' : 'email'}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
          <TextField
            {...shared('code')}
            label={translate('login_set.code')}
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
            slotProps={{
              htmlInput: { inputMode: 'numeric' },
              input: {
                endAdornment: (
                  <Button
                    size="small"
                    disabled={left > 0 || isBusy || to.trim() === ''}
                    onClick={() => void send()}
                    sx={{ flex: 'none' }}
                  >
                    {left > 0 ? translate('login_set.resend', { s: left }) : translate('login_set.send')}
                  </Button>
                ),
              },
            }}
          />
          <TextField
            {...shared('oldPassword')}
            label={translate('login_set.password')}
            type="password"
            autoComplete="current-password"
            value={oldPassword}
            onChange={({ target }) => setPassword(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!to || code.length < 6 || !oldPassword}>
            {translate('login_set.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
