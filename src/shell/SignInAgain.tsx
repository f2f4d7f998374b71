import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { CallError } from '#core/protocol/reply.ts';
import { focusOnMount } from '../ui/useFocusOnMount.ts';
import { useConsole } from './consoleContext.ts';

interface SignInAgainProps {
  /** The same person is signed in again. */
  onDone: () => void;
  /** Called when somebody else has signed in: the page must be reloaded. */
  onOther: () => void;
}

/** Asks for the password over the page when its session timed out: the page stays, and what waited is sent (SES-09). */
export default function SignInAgain({ onDone, onOther }: SignInAgainProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { services, session, logOut } = useConsole();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { store } = services;
  useEffect(
    () => store.onElsewhere(() => (store.session()?.userId === session.userId ? onDone() : onOther())),
    [store, session.userId, onDone, onOther],
  );
  const signIn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { userId } = await services.signIn.signIn({ system: session.system, userName: session.userName, password });
      if (userId === session.userId) onDone();
      else onOther();
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : translate('network.busy'));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !isBusy) void signIn();
  };
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('shell.timeout.title')}</DialogTitle>
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <DialogContentText>{translate('shell.timeout.text')}</DialogContentText>
          {failure === null ? null : <Alert severity="error">{failure}</Alert>}
          <TextField
            label={translate('shell.timeout.account')}
            value={session.userName}
            autoComplete="username"
            fullWidth
            slotProps={{ input: { readOnly: true } }}
          />
          <TextField
            label={translate('shell.timeout.password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            inputRef={focusOnMount}
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={isBusy} onClick={logOut}>
            {translate('shell.logout')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={password === ''}>
            {translate('shell.timeout.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
