import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { Origin } from './explained/Origin.tsx';
import { PermissionChecks } from './explained/PermissionChecks.tsx';
import { explainedSentences } from './explained/sentences.ts';

type Explained = CallTypes['permission.explain']['output'];

/** Permissions of an account and rows it reaches, each with its reason (NET-11). Without an id: one's own. */
export default function AccountPermissions() {
  const { id } = useParams();
  const call = useCall();
  const pathOf = usePathOf();
  const translate = useSentences(explainedSentences);
  const { data, error, refetch } = useQuery({
    queryKey: ['permission', 'explain', id ?? null],
    queryFn: async () => (await call('permission.explain', id === undefined ? {} : { accountId: id })) as Explained,
  });
  if (error) return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  return (
    <>
      <PageHeader
        title={id === undefined ? translate('explained.own') : translate('explained.title', { name: data.realName })}
        back={id === undefined ? undefined : pathOf('accounts', 'show', id)}
      />
      {data.shut ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {translate(`explained.shut.${data.shut}`)}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Origin explained={data} />
        <PermissionChecks system={data.system} held={data.held} lacking={data.lacking} />
      </Box>
    </>
  );
}
