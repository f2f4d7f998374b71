import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusOnMount } from '../../useFocusOnMount.ts';

interface NameDialogProps {
  title: string;
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Longest name, as in schemas/saved-view.yaml; the server checks it again. */
const LONGEST = 40;

/** Asks what a view is to be called. */
export function NameDialog({ title, name, onSave, onClose }: NameDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const input = useFocusOnMount<HTMLInputElement>();
  const [text, setText] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const wanted = text.trim();
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === '' || isBusy) return;
          setBusy(true);
          void onSave(wanted).finally(() => setBusy(false));
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            label={translate('ui.views.name')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
            inputRef={input}
            fullWidth
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy} color="inherit">
            {translate('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={wanted === ''} loading={isBusy}>
            {translate('ui.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
