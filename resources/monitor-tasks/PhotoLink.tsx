import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { QrCode } from '#stage/QrCode.tsx';
import { monitoringSentences } from './sentences.ts';
import './monitoring.css';

type Link = CallTypes['monitorTask.link']['output'];
type Ask = CallTypes['monitorTask.link']['input'];

/** The link as a code for a phone beside the desk, and as text that can be selected by hand. */
function Code({ address, name }: { address: string; name: string }) {
  const translate = useSentences(monitoringSentences);
  return (
    <div className="photo-link">
      <QrCode text={address} label={translate('monitoring.qr', { name })} />
      <a href={address} target="_blank" rel="noreferrer noopener">
        {address}
      </a>
    </div>
  );
}

/** Shows the link of a task, copies it, mails it, and makes another one, which ends it (MON-01). */
export default function PhotoLink({
  task,
  onClose,
}: {
  task: { id: string; name?: string | null };
  onClose: () => void;
}) {
  const translate = useSentences(monitoringSentences);
  const ui = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const key = ['monitorTasks', 'link', task.id];
  const ask = async (more: Omit<Ask, 'id'> = {}) => (await call('monitorTask.link', { id: task.id, ...more })) as Link;
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => ask(), gcTime: 0, staleTime: Infinity });
  const address = data ? `${location.origin}${data.path}` : null;
  const run = async (more: Omit<Ask, 'id'>, said: 'mailed' | 'renewed') => {
    setBusy(true);
    try {
      client.setQueryData(key, await ask(more));
      notify(translate(`monitoring.${said}`), { type: 'success' });
    } catch (failure) {
      notifyError(failure);
    } finally {
      setBusy(false);
    }
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    notify(translate('monitoring.copied'), { type: 'info' });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('monitoring.title')}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate('monitoring.lead')}
        </Typography>
        {error ? (
          <ErrorNotice title={ui('ui.show.error')} error={error} onRetry={() => void refetch()} />
        ) : address === null ? (
          <Skeleton variant="rounded" width={200} height={200} sx={{ mx: 'auto' }} />
        ) : (
          <Code address={address} name={task.name ?? ''} />
        )}
      </DialogContent>
      {data && address !== null ? (
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button disabled={isBusy} onClick={() => void run({ renew: true }, 'renewed')}>
            {translate('monitoring.renew')}
          </Button>
          {data.canMail ? (
            <Button disabled={isBusy} onClick={() => void run({ mail: true }, 'mailed')}>
              {translate('monitoring.mail')}
            </Button>
          ) : null}
          {/* The clipboard exists on https and localhost alone; elsewhere the text is selected by hand. */}
          {'clipboard' in navigator ? (
            <Button variant="contained" onClick={() => void copy(address)}>
              {translate('monitoring.copy')}
            </Button>
          ) : null}
        </DialogActions>
      ) : null}
    </Dialog>
  );
}
