import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Suspense, useEffect, useId, useMemo, useRef, type FormEvent } from 'react';
import { ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { EmbeddedFormContext } from '../form/embeddedForm.ts';
import { useLabels } from '../labels.ts';
import { RecordSkeleton } from '../page/RecordSkeleton.tsx';
import { useViews } from '../view.ts';

interface CreateDialogProps {
  resource: string;
  /** What the form begins with: the name that was searched for. */
  preset: Readonly<Record<string, unknown>>;
  onCreated: (record: RaRecord<string>) => void;
  onClose: () => void;
}

/** The dialog is the frame of its form. */
const plain = { '& .MuiPaper-outlined': { border: 0, px: 0, pt: 1, pb: 0 } } as const;

/** Puts the cursor where typing begins, once the form is there: it may come late. */
function FirstInput() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    mark.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

/** A new record of another entity, by its own generated form, without leaving the form that needs it. */
export default function CreateDialog({ resource, preset, onCreated, onClose }: CreateDialogProps) {
  const Create = useViews(resource)?.Create;
  const translate = useTranslate();
  const labels = useLabels(resource);
  const titleId = useId();
  const embedded = useMemo(() => ({ preset, onCreated, onClose }), [preset, onCreated, onClose]);
  if (!Create) return null;
  return (
    // React hands events up through a portal: the form below this one would be sent as well.
    <Dialog
      open
      onClose={onClose}
      onSubmit={(event: FormEvent) => event.stopPropagation()}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate('ui.create', { name: labels.one })}</DialogTitle>
      <DialogContent sx={plain}>
        <ResourceContextProvider value={resource}>
          <EmbeddedFormContext value={embedded}>
            <Suspense fallback={<RecordSkeleton />}>
              <Create />
              <FirstInput />
            </Suspense>
          </EmbeddedFormContext>
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  );
}
