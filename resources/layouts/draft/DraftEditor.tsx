import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import type { LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import type { LayoutDraftOpenOutput, LayoutDraftPublishOutput } from '#generated/model/layout-drafts/types.gen.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { useFormKeeper } from '#src/ui/form/formViewContext.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { Designer } from '../designer/Designer.tsx';
import { dropHistory } from '../designer/storedHistory.ts';
import { layoutSentences } from '../../parts/layout/sentences.ts';
import { Templates } from '../Templates.tsx';
import { changesBetween } from './changes.ts';
import { DocumentText } from './DocumentText.tsx';
import { DraftBar } from './DraftBar.tsx';
import { draftSentences } from './draftSentences.ts';
import { useDraft, usePresence, type DraftSource } from './useDraft.ts';

const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }));
const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog.tsx')).VersionsDialog }));
const TheirsDialog = lazy(async () => ({ default: (await import('./TheirsDialog.tsx')).TheirsDialog }));

const documentOf = (value: unknown): LayoutDocument | null => {
  const read = readLayout(value);
  return read.ok ? read.document : null;
};

/** Asks for the draft as it is saved now, by whomever. */
function useTheirs(layoutId: string) {
  const call = useCall();
  return async () => {
    const now = (await call('layoutDraft.open', { layoutId })) as LayoutDraftOpenOutput;
    const document = documentOf(now.document);
    if (!document) throw new Error(`the draft of layout ${layoutId} cannot be read`);
    return { document, rev: now.rev, at: now.savedAt };
  };
}

/** Dialog open over the designer. */
type Open = 'publish' | 'versions' | 'theirs' | null;

/** A layout that exists, as a draft: designed, saved by itself, compared, restored, published (LAY-12). */
export function DraftEditor(source: DraftSource) {
  const { layoutId, opened } = source;
  const translate = useSentences(draftSentences);
  useSentences(layoutSentences);
  const notify = useNotify();
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const draft = useDraft(source);
  const { document, given, saved, status, change, replace, save, isUnsaved, fallBehind, loadTheirs, keepMine, revOf } =
    draft;
  const present = usePresence(layoutId);
  const theirs = useTheirs(layoutId);
  const goneIds = (present?.gone ?? []).join(' ');
  const gone = useMemo(() => new Set(goneIds.split(' ')), [goneIds]);
  const [published, setPublished] = useState(() => ({
    document: documentOf(opened.published),
    version: opened.version,
  }));
  const [open, setOpen] = useState<Open>(null);
  const changes = useMemo(
    () => (published.document ? changesBetween(published.document, document).length : 1),
    [published, document],
  );
  const theirRev = present?.rev;
  useEffect(() => {
    // Told by the other window before anything of ours is refused.
    if (theirRev !== undefined && theirRev > revOf() && status === 'saved') fallBehind();
  }, [theirRev, revOf, status, fallBehind]);
  const storeKey = `designer.${layoutId}`;
  useFormKeeper(useMemo(() => ({ isUnsaved, save }), [isUnsaved, save]));
  useEffect(
    () => () => {
      // If the last save fails, its changes stay in this window, for when the layout is reopened.
      void save().then(
        () => dropHistory(storeKey),
        () => undefined,
      );
    },
    [save, storeKey],
  );
  const close = () => setOpen(null);
  const settle = (answer: typeof loadTheirs) => {
    close();
    theirs().then(answer, notifyError);
  };
  const onPublished = ({ version, screens }: LayoutDraftPublishOutput) => {
    close();
    setPublished({ document, version });
    notify(translate('draft.published', { version, screens }), { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: ['layouts'] });
    void queryClient.invalidateQueries({ queryKey: ['layout-versions'] });
  };
  const onRestore = (version: LayoutDocument, number: number) => {
    close();
    replace(version);
    notify(translate('draft.restored', { number }), { type: 'success' });
  };
  return (
    <>
      <DraftBar
        draft={draft}
        changes={changes}
        version={published.version}
        present={present}
        behind={{
          onCompare: () => setOpen('theirs'),
          onLoad: () => settle(loadTheirs),
          onKeep: () => settle(keepMine),
        }}
      >
        <Button size="small" onClick={() => setOpen('versions')}>
          {translate('draft.versions')}
        </Button>
        <Button size="small" variant="contained" disabled={changes === 0} onClick={() => setOpen('publish')}>
          {translate('draft.publish')}
        </Button>
      </DraftBar>
      <Designer
        given={given.document}
        isTyping={given.isTyping}
        saved={saved.document}
        onChange={change}
        storeKey={storeKey}
        gone={gone}
      />
      <details className="layout-text">
        <summary>{translate('draft.startOver')}</summary>
        <Templates chosen={null} onChoose={(template) => replace(template.document)} />
      </details>
      <details className="layout-text">
        <summary>{translate('layouts.asText')}</summary>
        <DocumentText value={document} onChange={(next) => replace(next, true)} />
      </details>
      <Suspense fallback={null}>
        {open === 'publish' ? (
          <PublishDialog
            layoutId={layoutId}
            document={document}
            published={published.document}
            gone={gone}
            save={save}
            onPublished={onPublished}
            onClose={close}
          />
        ) : null}
        {open === 'versions' ? (
          <VersionsDialog layoutId={layoutId} document={document} save={save} onRestore={onRestore} onClose={close} />
        ) : null}
        {open === 'theirs' ? (
          <TheirsDialog
            mine={document}
            load={theirs}
            onLoad={(compared) => {
              close();
              loadTheirs(compared);
            }}
            onKeep={(compared) => {
              close();
              keepMine(compared);
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
