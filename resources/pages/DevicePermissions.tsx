import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { RightsPanel } from './rights/RightsPanel.tsx';
import { rightsSentences } from './rights/sentences.ts';

/** The screens and groups that one account controls, given and taken by switches (ENT-03). */
export default function DevicePermissions() {
  const translate = useSentences(rightsSentences);
  const { id = '' } = useParams();
  const { me } = useSurroundings();
  const pathOf = usePathOf();
  const { data, error, refetch } = useGetOne('accounts', { id });
  if (error) return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  return (
    <>
      <PageHeader
        title={translate('rights.title', { name: String(data['realName']) })}
        back={pathOf('accounts', 'show', id)}
      />
      {me?.userId === id ? <Notice title={translate('rights.own')} /> : <RightsPanel accountId={id} />}
    </>
  );
}
