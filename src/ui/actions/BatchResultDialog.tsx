import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { BatchResult } from '#core/protocol/reply.ts';
import { useMayPass } from '../mayPass.ts';
import { useSentences } from '../sentences.ts';
import { failedItems } from './batch.ts';
import { batchSentences } from './sentences.ts';

interface BatchResultDialogProps {
  action: string;
  batch: BatchResult;
  nameOf: (id: string) => string;
  isBusy: boolean;
  onRetry: (ids: string[]) => void;
  onClose: () => void;
}

/** A generated password: one click selects it whole. */
const Secret = ({ text }: { text: string }) => (
  <Typography component="code" sx={{ fontFamily: 'monospace', fontSize: '1.1rem', userSelect: 'all' }}>
    {text}
  </Typography>
);

/**
 * Result of a batch: each item, failures first, and a button to retry those that may pass (AD-09). Secrets made for an
 * item are shown only here.
 */
export function BatchResultDialog({ action, batch, nameOf, isBusy, onRetry, onClose }: BatchResultDialogProps) {
  const translate = useSentences(batchSentences);
  const mayPass = useMayPass();
  const titleId = useId();
  const failed = failedItems(batch);
  const again = failed.filter(({ code }) => mayPass(code));
  const items = batch.results.toSorted((a, b) => Math.sign(a.code) - Math.sign(b.code));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('ui.batch.title', { action })}</DialogTitle>
      <DialogContent>
        <output>
          {translate('ui.batch.summary', { ok: batch.results.length - failed.length, failed: failed.length })}
        </output>
        {items.some(({ secret }) => secret !== undefined) ? (
          <Alert severity="info" sx={{ my: 1 }}>
            {translate('ui.batch.secretOnce')}
          </Alert>
        ) : null}
        <List dense disablePadding>
          {items.map(({ id, code, message, secret }) => (
            <ListItem key={id} disableGutters>
              <ListItemIcon sx={{ minWidth: 32 }}>
                {code < 0 ? (
                  <ErrorOutline color="error" fontSize="small" aria-hidden />
                ) : (
                  <CheckCircle color="success" fontSize="small" aria-hidden />
                )}
              </ListItemIcon>
              <ListItemText
                primary={nameOf(id)}
                secondary={
                  secret !== undefined ? <Secret text={secret} /> : code < 0 ? message : translate('ui.batch.succeeded')
                }
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        {again.length > 0 ? (
          <Button onClick={() => onRetry(again.map(({ id }) => id))} loading={isBusy}>
            {translate(again.length < failed.length ? 'ui.batch.retrySome' : 'ui.batch.retry', { n: again.length })}
          </Button>
        ) : null}
        <Button onClick={onClose} variant="contained">
          {translate('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
