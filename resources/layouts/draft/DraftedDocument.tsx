import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { readLayout } from '#core/layout/migrate.ts';
import type { LayoutDraftOpenOutput } from '#generated/model/layout-drafts/types.gen.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { Templates } from '../Templates.tsx';
import { DocumentText } from './DocumentText.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { draftSentences } from './draftSentences.ts';

/** A template that cannot be read: it says so, is shown as it is, and stays until something else takes its place (LAY-08). */
function Unreadable({ value, why, onRead }: { value: unknown; why: string; onRead: (document: unknown) => void }) {
  const translate = useSentences(draftSentences);
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        <strong>{translate('draft.unreadable')}</strong>
        <br />
        {translate('draft.unreadableHint', { why })}
      </Alert>
      <details className="layout-text">
        <summary>{translate('draft.startOver')}</summary>
        <Templates chosen={null} onChoose={(template) => onRead(template.document)} />
      </details>
      <details className="layout-text" open>
        <summary>{translate('draft.plainText')}</summary>
        <DocumentText value={value} onChange={onRead} />
      </details>
    </>
  );
}

/** The arrangement of a layout that exists: its draft, opened anew each time. */
export function DraftedDocument({ layoutId }: { layoutId: string }) {
  const translate = useTranslate();
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['layoutDraft', layoutId],
    queryFn: async () => (await call('layoutDraft.open', { layoutId })) as LayoutDraftOpenOutput,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [chosen, choose] = useState<unknown>(undefined);
  const read = useMemo(() => (data ? readLayout(chosen ?? data.document) : null), [chosen, data]);
  if (error) return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (!data || !read) return <RecordSkeleton />;
  if (!read.ok) return <Unreadable value={data.document} why={read.why} onRead={choose} />;
  return <DraftEditor layoutId={layoutId} opened={data} document={read.document} isNew={chosen !== undefined} />;
}
