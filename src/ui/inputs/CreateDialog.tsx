import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Suspense, useEffect, useId, useMemo, useRef, type FormEvent } from 'react';
import { ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { EmbeddedFormContext } from '../form/embeddedForm.ts';
import { useNames } from '../labels.ts';
import { RecordSkeleton } from '../page/RecordSkeleton.tsx';
import { useViews } from '../view.ts';

interface CreateDialogProps {
  resource: string;
  /** Initial values of the form: the name that was searched for. */
  preset: Readonly<Record<string, unknown>>;
  onCreated: (record: RaRecord<string>) => void;
  onClose: () => void;
}

/** The dialog is the frame of the form, so the form has none. */
const plain = { '& .MuiPaper-outlined': { border: 0, px: 0, pt: 1, pb: 0 } } as const;

/** Focuses the first input when the form has loaded, which may be late. */
function FirstInput() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    mark.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

/**
 * Create dialog of another entity with its generated form, so that one need not leave the form that needs the record.
 */
export default function CreateDialog({ resource, preset, onCreated, onClose }: CreateDialogProps) {
  const Create = useViews(resource)?.Create;
  const translate = useTranslate();
  const names = useNames(resource);
  const titleId = useId();
  const embedded = useMemo(() => ({ preset, onCreated, onClose }), [preset, onCreated, onClose]);
  if (!Create) return null;
  return (
    // React events bubble through portals: without this the form below would be submitted as well.
    <Dialog
      open
      onClose={onClose}
      onSubmit={(event: FormEvent) => event.stopPropagation()}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate('ui.create', { name: names.one })}</DialogTitle>
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
