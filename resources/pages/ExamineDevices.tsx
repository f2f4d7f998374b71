import { Suspense, useMemo } from 'react';
import { ResourceContextProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { EmbedContext } from '#src/ui/list/embed.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { RelatedRows } from '#src/ui/related/RelatedRows.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useViews } from '#src/ui/view.ts';
import { rightsSentences } from './rights/sentences.ts';

/** The screens of one enterprise, as their own list has them (ENT-04). */
export default function ExamineDevices() {
  const translate = useSentences(rightsSentences);
  const { id = '' } = useParams();
  const pathOf = usePathOf();
  const List = useViews('devices')?.List;
  const embed = useMemo(
    () => ({ name: 'corporations', filter: { corpId: id }, without: 'corpId', perPage: 20, layout: <RelatedRows /> }),
    [id],
  );
  const { data, error, refetch } = useGetOne('corporations', { id });
  if (error) return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (!data || !List) return <RecordSkeleton />;
  return (
    <>
      <PageHeader
        title={translate('rights.screensOf', { name: String(data['name']) })}
        back={pathOf('corporations', 'show', id)}
      />
      <ResourceContextProvider value="devices">
        <EmbedContext value={embed}>
          <Suspense fallback={<ListSkeleton />}>
            <List />
          </Suspense>
        </EmbedContext>
      </ResourceContextProvider>
    </>
  );
}
