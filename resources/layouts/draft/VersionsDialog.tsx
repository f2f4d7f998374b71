import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useGetList, useGetOne, useNotify } from 'react-admin';
import type { LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import type { LayoutVersionDetail, LayoutVersionRow } from '#generated/model/layout-versions/types.gen.ts';
import { useErrorText, useNotifyError } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { Comparison } from './Comparison.tsx';
import { draftSentences } from './draftSentences.ts';

/** Versions that are offered; older ones stand in the list of versions. */
const OFFERED = 100;

interface VersionsDialogProps {
  layoutId: string;
  document: LayoutDocument;
  save: () => Promise<number>;
  onRestore: (document: LayoutDocument, number: number) => void;
  onClose: () => void;
}

/** Keeps the draft under a name. */
function Keep({ layoutId, save }: Pick<VersionsDialogProps, 'layoutId' | 'save'>) {
  const translate = useSentences(draftSentences);
  const call = useCall();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const keep = async () => {
    try {
      const rev = await save();
      const { number } = (await call('layoutVersion.keep', { layoutId, rev, name: name.trim() })) as { number: number };
      setName('');
      notify(translate('draft.kept', { number }), { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['layout-versions'] });
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <div className="draft-keep">
      <TextField
        label={translate('draft.keepName')}
        value={name}
        onChange={({ target }) => setName(target.value.slice(0, 50))}
        size="small"
        fullWidth
      />
      <Button onClick={() => void keep()} disabled={name.trim() === ''} variant="outlined">
        {translate('draft.keep')}
      </Button>
    </div>
  );
}

/** Returns a version's document once it is here, and why it is not. */
function useVersion(id: string | undefined) {
  const { data, error } = useGetOne<LayoutVersionDetail>('layout-versions', { id }, { enabled: id !== undefined });
  // Data kept from the version before does not count.
  const detail = data?.id === id ? data : undefined;
  const read = useMemo(() => (detail ? readLayout(detail.document) : null), [detail]);
  return { read, error };
}

interface ComparedProps extends ReturnType<typeof useVersion> {
  version: LayoutVersionRow;
  document: LayoutDocument;
}

function Compared({ version, document, read, error }: ComparedProps) {
  const translate = useSentences(draftSentences);
  const textOf = useErrorText();
  if (error) return <Alert severity="error">{textOf(error)}</Alert>;
  if (!read) return <RecordSkeleton />;
  if (!read.ok) return <Alert severity="warning">{translate('draft.unreadable')}</Alert>;
  return (
    <Comparison
      before={{ label: translate('draft.number', { number: version.number }), document: read.document }}
      after={{ label: translate('draft.nowDraft'), document }}
    />
  );
}

/** The versions of a layout: each beside the draft, with what differs; restored as the draft, which can be undone (LAY-12). */
export function VersionsDialog({ layoutId, document, save, onRestore, onClose }: VersionsDialogProps) {
  const translate = useSentences(draftSentences);
  const titleId = useId();
  const { instant } = useFormats();
  const { data, isPending } = useGetList<LayoutVersionRow>('layout-versions', {
    filter: { layoutId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: OFFERED },
  });
  const [chosenId, choose] = useState<string | null>(null);
  const version = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  const { read, error } = useVersion(version?.id);
  const restore = () => {
    if (version && read?.ok) onRestore(read.document, version.number ?? 0);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogTitle id={titleId}>{translate('draft.versionsTitle')}</DialogTitle>
      <DialogContent className="draft-versions">
        <div>
          <Keep layoutId={layoutId} save={save} />
          {isPending ? <RecordSkeleton /> : null}
          {data?.length === 0 ? <p>{translate('draft.noVersions')}</p> : null}
          <ol>
            {data?.map(({ id, number, name, published, createdAt }) => (
              <li key={id}>
                <button type="button" aria-pressed={id === version?.id} onClick={() => choose(id)}>
                  <strong>{name ?? translate('draft.number', { number })}</strong>
                  <small>
                    {translate('draft.number', { number })} ·{' '}
                    {translate(published ? 'draft.wasPublished' : 'draft.onlyKept')} ·{' '}
                    {createdAt ? instant(createdAt) : ''}
                  </small>
                </button>
              </li>
            ))}
          </ol>
        </div>
        {version ? <Compared key={version.id} {...{ version, document, read, error }} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('draft.close')}
        </Button>
        <Button onClick={restore} disabled={!read?.ok} variant="contained">
          {translate('draft.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
