import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate, type HttpError } from 'react-admin';

interface NameDialogProps {
  title: string;
  label: string;
  name: string;
  maxLength: number;
  /** An error that it throws is shown at the field. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'ui.failed';
  const body = (error as HttpError).body as { errors?: { name?: unknown } } | undefined;
  return typeof body?.errors?.name === 'string' ? body.errors.name : error.message;
};

/** Dialog to name a new thing or rename an old one; the name is required (MAT-07). */
export function NameDialog({ title, label, name: before, maxLength, onSave, onClose }: NameDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') {
      setProblem(translate('ui.required'));
      return;
    }
    setBusy(true);
    try {
      if (given !== before) await onSave(given);
      onClose();
    } catch (error) {
      setProblem(translate(sentenceOf(error)));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            label={label}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
            onFocus={(event) => event.target.select()}
            error={problem !== null}
            helperText={problem}
            slotProps={{ htmlInput: { maxLength } }}
            autoFocus
            fullWidth
            required
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {translate('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('ui.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
