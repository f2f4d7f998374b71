import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { monitorTaskMeta } from '#generated/model/monitor-tasks/meta.gen.ts';
import type { MonitorTaskDetail } from '#generated/model/monitor-tasks/types.gen.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { monitoringSentences } from './sentences.ts';

/** Loaded with its QR library only when somebody asks for the link. */
const PhotoLink = lazy(() => import('./PhotoLink.tsx'));

/** States in which something can be handed in, by form or by link. */
const OPEN: readonly unknown[] = monitorTaskMeta.actions.find(({ name }) => name === 'finish')?.from ?? [];

/** Opens the link by which the photos of a task are handed in without an account (MON-01). */
export function PhotoLinkButton() {
  const translate = useSentences(monitoringSentences);
  const task = useRecordContext<MonitorTaskDetail>();
  const mayPlan = useCan('ad.monitor');
  const { me } = useSurroundings();
  const [isOpen, setOpen] = useState(false);
  if (!task || !OPEN.includes(task.status) || !(mayPlan || task.handlerId === me?.userId)) return null;
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<QrCodeIcon />} onClick={() => setOpen(true)}>
        {translate('monitoring.link')}
      </Button>
      {isOpen ? (
        <Suspense>
          <PhotoLink task={task} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
