import TimelineIcon from '@mui/icons-material/ViewTimelineOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useLocale, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AdSlots } from '#generated/console/ads/slots.gen.tsx';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { ReportLink } from '../parts/ReportLink.tsx';
import { AdContent } from './AdContent.tsx';
import { MaterialTimesField } from './times/MaterialTimesField.tsx';
import { Preflight } from './preflight/Preflight.tsx';
import { preflightInput } from './preflight/preflightInput.ts';
import { preflightSentences } from './preflight/sentences.ts';
import { Outcome } from './preview/Outcome.tsx';
import { readDraft } from './preview/useAdDraft.ts';
import { useReach } from './preview/useReach.ts';
import { sentence, languagePackOf } from './sentence/sentence.ts';
import './preview/preview.css';

/** Loaded with its QR library only when the page needs it. */
const AdCode = lazy(() => import('./AdCode.tsx'));

/** Statuses of an ad that is over: the server is not asked about its screens, which may be others by now. */
const OVER: readonly unknown[] = ['expired', 'disapproved'];

/** Warnings of a saved ad: the reasons why it does not play, in the words of the wizard. */
function ShowOutcome({ ad }: { ad: AdDetail }) {
  const language = useLocale() ?? '';
  const { words, why } = languagePackOf(language);
  const { instant, date } = useFormats();
  const draft = readDraft({ ...ad });
  const isOver = OVER.includes(ad.status);
  const reach = useReach(isOver ? { ...draft, targetIds: [] } : draft);
  const facts = { ...draft, slot: null, contents: [], hasTarget: true, reach, review: 'done' as const };
  const { warnings } = sentence(facts, language, { instant, date });
  if (reach === null || warnings.length === 0) return null;
  return (
    <Outcome
      title={words.outcome}
      said={{ text: null, warnings, notes: [], open: null }}
      named={reach.named.map((one) => ({ ...one, why: why[one.why] }))}
    />
  );
}

function ShowContent() {
  const ad = useRecordContext<AdDetail>();
  return ad ? (
    <div className="ad-content-panel">
      <AdContent ad={ad} />
      <ShowOutcome ad={ad} />
      {OVER.includes(ad.status) ? null : <Preflight asked={preflightInput({ ...ad }, ad.id)} />}
    </div>
  ) : null;
}

/** Leads to the day of its screens: when it plays there, and why not at any moment (AD-19). */
function TimelineLink() {
  const translate = useSentences(preflightSentences);
  const record = useRecordContext<AdDetail>();
  const may = useCan('device.view');
  const path = usePathOf()('ads', 'playList', record?.id);
  if (!record || !may || path === null) return null;
  return (
    <Button component={Link} to={path} color="inherit" startIcon={<TimelineIcon />}>
      {translate('preflight.timeline')}
    </Button>
  );
}

/** An ad is shown by its pictures (AD-10). */
export const slots: AdSlots = {
  values: {
    materialTimes: <MaterialTimesField />,
    qrCode: (
      <Suspense fallback={<Skeleton variant="rounded" width={132} height={132} />}>
        <AdCode />
      </Suspense>
    ),
  },
  show: {
    aside: <ShowContent />,
    toolbar: (
      <>
        <TimelineLink />
        <ReportLink by="ad" />
      </>
    ),
  },
};
