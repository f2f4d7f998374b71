import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BatchResult } from '#core/protocol/reply.ts';
import { failedItems } from './batch.ts';

interface BatchResultDialogProps {
  action: string;
  batch: BatchResult;
  nameOf: (id: string) => string;
  isBusy: boolean;
  onRetry: (ids: string[]) => void;
  onClose: () => void;
}

/** What became of each item of a batch, the failed first, and a way to try those again (AD-09). */
export function BatchResultDialog({ action, batch, nameOf, isBusy, onRetry, onClose }: BatchResultDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const failed = failedItems(batch);
  const items = batch.results.toSorted((a, b) => Math.sign(a.code) - Math.sign(b.code));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('ui.batch.title', { action })}</DialogTitle>
      <DialogContent>
        <output>
          {translate('ui.batch.summary', { ok: batch.results.length - failed.length, failed: failed.length })}
        </output>
        <List dense disablePadding>
          {items.map(({ id, code, message }) => (
            <ListItem key={id} disableGutters>
              <ListItemIcon sx={{ minWidth: 32 }}>
                {code < 0 ? (
                  <ErrorOutline color="error" fontSize="small" aria-hidden />
                ) : (
                  <CheckCircle color="success" fontSize="small" aria-hidden />
                )}
              </ListItemIcon>
              <ListItemText primary={nameOf(id)} secondary={code < 0 ? message : translate('ui.batch.succeeded')} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onRetry(failed.map(({ id }) => id))} loading={isBusy}>
          {translate('ui.batch.retry', { n: failed.length })}
        </Button>
        <Button onClick={onClose} variant="contained">
          {translate('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
