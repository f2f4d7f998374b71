import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { LayoutDocument } from '#core/layout/document.ts';
import { useErrorText } from '#src/ui/errorText.ts';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { Comparison } from './Comparison.tsx';
import { draftSentences } from './draftSentences.ts';
import type { Saved } from './useDraft.ts';

interface TheirsDialogProps {
  mine: LayoutDocument;
  load: () => Promise<Saved>;
  /** Both are told what was compared. */
  onLoad: (theirs: Saved) => void;
  onKeep: (theirs: Saved) => void;
  onClose: () => void;
}

/** Compares the draft saved by another with one's own, before one is given up. */
export function TheirsDialog({ mine, load, onLoad, onKeep, onClose }: TheirsDialogProps) {
  const translate = useSentences(draftSentences);
  const textOf = useErrorText();
  const titleId = useId();
  const { data, error } = useQuery({ queryKey: ['layoutTheirs'], queryFn: load, gcTime: 0, retry: false });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogTitle id={titleId}>{translate('draft.lookTheirs')}</DialogTitle>
      <DialogContent className="draft-dialog">
        {error ? <Alert severity="error">{textOf(error)}</Alert> : null}
        {data ? (
          <Comparison
            before={{ label: translate('draft.theirs'), document: data.document }}
            after={{ label: translate('draft.nowDraft'), document: mine }}
          />
        ) : error ? null : (
          <RecordSkeleton />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('draft.close')}
        </Button>
        <Button onClick={() => data && onLoad(data)} disabled={!data}>
          {translate('draft.loadTheirs')}
        </Button>
        <Button onClick={() => data && onKeep(data)} disabled={!data} color="warning">
          {translate('draft.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
