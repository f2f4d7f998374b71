import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useCreate, useTranslate, useUpdate, type HttpError } from 'react-admin';
import type { Folder } from './folders.ts';

interface FolderNameDialogProps {
  /** The folder that is renamed; absent for a new one. */
  folder?: Folder;
  /** Where a new one is made. */
  parentId?: string | null;
  onClose: () => void;
}

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'ui.failed';
  const body = (error as HttpError).body as { errors?: { name?: unknown } } | undefined;
  return typeof body?.errors?.name === 'string' ? body.errors.name : error.message;
};

/** Names a folder, new or old; the name is required (MAT-07). */
export function FolderNameDialog({ folder, parentId = null, onClose }: FolderNameDialogProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const titleId = useId();
  const [name, setName] = useState(folder?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [create, { isPending: isCreating }] = useCreate();
  const [update, { isPending: isUpdating }] = useUpdate();
  const isBusy = isCreating || isUpdating;
  const options = {
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['material-folders'] });
      onClose();
    },
    onError: (error: unknown) => setProblem(translate(sentenceOf(error))),
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') setProblem(translate('ui.required'));
    else if (folder)
      void update(
        'material-folders',
        { id: folder.id, data: { name: given }, previousData: { ...folder } },
        { ...options, mutationMode: 'pessimistic' },
      );
    else void create('material-folders', { data: { name: given, ...(parentId ? { parentId } : {}) } }, options);
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={save} noValidate>
        <DialogTitle id={titleId}>{translate(folder ? 'materials.renameFolder' : 'materials.newFolder')}</DialogTitle>
        <DialogContent>
          <TextField
            label={translate('materials.folderName')}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
            error={problem !== null}
            helperText={problem}
            slotProps={{ htmlInput: { maxLength: 40 } }}
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
