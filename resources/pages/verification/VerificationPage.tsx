import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { RelatedList } from '#src/ui/related/RelatedList.tsx';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { VERIFY_KINDS, VERIFY_PATHS, type VerifyKind } from '../../parts/verify/kinds.ts';
import { verifySentences } from '../../parts/verify/sentences.ts';
import { VerifyChip } from '../../parts/verify/VerifyChip.tsx';
import { verificationSentences } from './sentences.ts';
import { StateNote } from './StateNote.tsx';
import { SubmitForm } from './SubmitForm.tsx';
import { useAudit, type Audit, type KindAudit } from './useAudit.ts';

/** States in which nothing holds and nothing waits: the form is there at once. */
const OPEN: readonly KindAudit['state'][] = ['unsubmitted', 'refused', 'withdrawn', 'expired'];

/** The way to the other two. */
function Kinds({ kind, proxyId }: { kind: VerifyKind; proxyId: string | undefined }) {
  const translate = useSentences(verificationSentences);
  return (
    <Tabs value={kind} aria-label={translate('verify.tabs')} variant="scrollable" sx={{ mb: 2 }}>
      {VERIFY_KINDS.map((each) => (
        <Tab
          key={each}
          value={each}
          component={Link}
          to={`${VERIFY_PATHS[each]}${proxyId === undefined ? '' : `/${proxyId}`}`}
          label={translate(`verify.title.${each}`)}
        />
      ))}
    </Tabs>
  );
}

/** Earlier submissions, the newest first. */
function Records({ kind, advertiserId }: { kind: VerifyKind; advertiserId: string }) {
  const translate = useSentences(verificationSentences);
  const def = useMemo(
    () => ({
      name: 'verification.advertiserId',
      resource: 'verifications',
      field: 'advertiserId',
      by: { field: 'kind', value: kind },
      perm: 'verification.view' as const,
    }),
    [kind],
  );
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
        {translate('verify.history')}
      </Typography>
      <RelatedList def={def} id={advertiserId} of={`verification.${kind}`} />
    </section>
  );
}

/** A page of one of the three verifications (ADS-05): how far it is, its papers to submit, and what was submitted before. */
export function VerificationPage({ kind }: { kind: VerifyKind }) {
  const translate = useSentences(verificationSentences);
  const { data, error, refetch, proxyId } = useAudit();
  // A poll that fails takes nothing away of what somebody is typing.
  if (error && !data)
    return <ErrorNotice title={translate('verify.failed')} error={error} onRetry={() => void refetch()} />;
  const audit = data?.kinds.find((each) => each.kind === kind);
  if (!data || !audit) return <RecordSkeleton />;
  return <Papers key={`${kind} ${data.advertiserId}`} of={data} audit={audit} proxyId={proxyId} refetch={refetch} />;
}

interface PapersProps {
  of: Audit;
  audit: KindAudit;
  proxyId: string | undefined;
  refetch: () => Promise<unknown>;
}

/** The page of one verification of one enterprise: another one begins with an empty form. */
function Papers({ of: data, audit, proxyId, refetch }: PapersProps) {
  const { kind } = audit;
  useSentences(verifySentences);
  const translate = useSentences(verificationSentences);
  const notify = useNotify();
  const pathOf = usePathOf();
  const maySubmit = useCan('verification.submit');
  const [isAnew, setAnew] = useState(false);
  const onSent = useCallback(() => {
    setAnew(false);
    notify(translate('verify.sent'), { type: 'success' });
    void refetch();
  }, [notify, refetch, translate]);
  const title = translate(`verify.title.${kind}`);
  const isOpen = maySubmit && (isAnew || OPEN.includes(audit.state));
  const mayAnew = maySubmit && !isOpen && audit.latest?.status !== 'submitted';
  return (
    <>
      <PageHeader
        title={proxyId === undefined ? title : translate('verify.of', { kind: title, name: data.name })}
        back={proxyId === undefined ? undefined : pathOf('proxies', 'list')}
        badge={<VerifyChip state={audit.state} />}
      />
      <Kinds kind={kind} proxyId={proxyId} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 840 }}>
        {translate(`verify.lead.${kind}`)} {translate('verify.privacy')}
      </Typography>
      <StateNote audit={audit} onAnew={mayAnew ? () => setAnew(true) : undefined} />
      {isOpen ? (
        <SubmitForm kind={kind} advertiserId={proxyId === undefined ? undefined : data.advertiserId} onSent={onSent} />
      ) : null}
      <Records
        key={`${kind} ${audit.latest?.id ?? ''} ${audit.latest?.status ?? ''}`}
        kind={kind}
        advertiserId={data.advertiserId}
      />
    </>
  );
}
