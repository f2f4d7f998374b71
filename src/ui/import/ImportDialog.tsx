import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useNames } from '../labels.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { useSentences } from '../sentences.ts';
import { importSentences } from './sentences.ts';

interface ImportDialogProps {
  meta: EntityMeta;
  importing: NonNullable<EntityMeta['importing']>;
  onClose: () => void;
}

/** An import in a dialog. It may be closed while it runs: the task goes on, and stands in the list of imports (UI-06). */
export default function ImportDialog({ meta, importing, onClose }: ImportDialogProps) {
  const names = useNames(meta.resource);
  const translate = useSentences(importSentences);
  const notify = useNotify();
  const titleId = useId();
  return (
    <ImportSteps meta={meta} importing={importing} onLeave={onClose}>
      {({ body, ways, runs, hasTask, stop }) => {
        const close = (): void => {
          if (runs) notify('ui.import.goesOn', { type: 'info' });
          // Its button says "Cancel" then; the upload of a page that is left goes on.
          if (!hasTask) stop();
          onClose();
        };
        return (
          <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
            <DialogTitle id={titleId}>{translate('ui.import.title', { name: names.many })}</DialogTitle>
            <DialogContent>{body}</DialogContent>
            <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
              {ways}
              <Button variant={hasTask ? 'contained' : 'text'} color={hasTask ? 'primary' : 'inherit'} onClick={close}>
                {translate(runs ? 'ui.import.leave' : hasTask ? 'ui.close' : 'ui.cancel')}
              </Button>
            </DialogActions>
          </Dialog>
        );
      }}
    </ImportSteps>
  );
}
