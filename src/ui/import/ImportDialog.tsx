import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Link, useNotify, useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useLabels } from '../labels.ts';
import { usePathOf } from '../paths.ts';
import { ChooseSheet } from './ChooseSheet.tsx';
import { FailuresButton } from './FailuresButton.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { isRunning, TASK_RESOURCE } from './task.ts';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  meta: EntityMeta;
  importing: NonNullable<EntityMeta['importing']>;
  onClose: () => void;
}

/** Template, file, progress, result. It may be closed while it runs: the task goes on, and stands in the list of imports (UI-06). */
export default function ImportDialog({ meta, importing, onClose }: ImportDialogProps) {
  const { sent, task, refused, send, reset } = useImport(meta.name, importing.verb);
  const labels = useLabels(meta.resource);
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const pathOf = usePathOf();
  const runs = task !== undefined && isRunning(task);
  const page = task ? pathOf(TASK_RESOURCE, 'show', task.id) : null;
  const close = (): void => {
    if (runs) notify('ui.import.goesOn', { type: 'info' });
    onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('ui.import.title', { name: labels.many })}</DialogTitle>
      <DialogContent>
        {task ? (
          <>
            <ImportProgress task={task} />
            <ImportErrors resource={meta.resource} task={task} />
          </>
        ) : (
          <ChooseSheet
            entity={meta.name}
            template={importing.template}
            sent={sent}
            refused={refused}
            onChoose={(file) => void send(file)}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {task && page ? (
          <Button component={Link} to={page} color="inherit" sx={{ mr: 'auto' }} onClick={onClose}>
            {translate('ui.import.task')}
          </Button>
        ) : null}
        {task && !runs && task.failed > 0 ? <FailuresButton id={task.id} /> : null}
        {task && !runs ? (
          <Button color="inherit" onClick={reset}>
            {translate('ui.import.another')}
          </Button>
        ) : null}
        <Button variant={task ? 'contained' : 'text'} color={task ? 'primary' : 'inherit'} onClick={close}>
          {translate(runs ? 'ui.import.leave' : task ? 'ui.close' : 'ui.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
