import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CorporationSlots } from '#generated/console/corporations/slots.gen.tsx';
import { useListView } from '#src/ui/list/listView.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { bothLanguages, useSentences } from '#src/ui/sentences.ts';

export const reviewSentences = bothLanguages(
  {
    advertisers: {
      waiting_one: '{{count}} verification waits for your review',
      waiting_other: '{{count}} verifications wait for your review',
      review: 'Review',
    },
  },
  {
    advertisers: {
      waiting_one: '{{count}} 份认证等待审核',
      waiting_other: '{{count}} 份认证等待审核',
      review: '去审核',
    },
  },
);

/** Verifications to review, above the advertisers (ENT-08). */
function Waiting() {
  const translate = useSentences(reviewSentences);
  const { view } = useListView();
  const isAsked = useCan('verification.review') && view === 'ads_platform';
  const { total = 0 } = useGetList(
    'verifications',
    { pagination: { page: 1, perPage: 1 }, filter: { status: 'submitted' } },
    { enabled: isAsked },
  );
  const path = usePathOf()('verifications', 'verifications_waiting');
  if (!isAsked || total === 0 || !path) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={path} color="inherit" size="small">
          {translate('advertisers.review')}
        </Button>
      }
    >
      {translate('advertisers.waiting', { smart_count: total })}
    </Alert>
  );
}

export const slots: CorporationSlots = { list: { above: <Waiting /> } };
