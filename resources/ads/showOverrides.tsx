import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useLocale, useRecordContext } from 'react-admin';
import type { AdSlots } from '#generated/console/ads/slots.gen.tsx';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { AdContent } from './AdContent.tsx';
import { Outcome } from './preview/Outcome.tsx';
import { readDraft } from './preview/useAdDraft.ts';
import { useReach } from './preview/useReach.ts';
import { sentence, tongueOf } from './sentence/sentence.ts';
import './preview/preview.css';

/** Loaded with its QR library only when the page needs it. */
const QrCode = lazy(() => import('./QrCode.tsx'));

/** Statuses of an ad that is over: the server is not asked about its screens, which may be others by now. */
const OVER: readonly unknown[] = ['expired', 'disapproved'];

/** Warnings of a saved ad: the reasons why it does not play, in the words of the wizard. */
function ShowOutcome({ ad }: { ad: AdDetail }) {
  const language = useLocale() ?? '';
  const { words, why } = tongueOf(language);
  const { instant, date } = useFormats();
  const draft = readDraft({ ...ad });
  const isOver = OVER.includes(ad.status);
  const reach = useReach(isOver ? { ...draft, targetIds: [] } : draft);
  const facts = { ...draft, slot: null, contents: [], hasTarget: true, reach, needsOther: false };
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
    </div>
  ) : null;
}

/** An ad is shown by its pictures (AD-10). */
export const slots: AdSlots = {
  values: {
    qrCode: (
      <Suspense fallback={<Skeleton variant="rounded" width={132} height={132} />}>
        <QrCode />
      </Suspense>
    ),
  },
  show: { aside: <ShowContent /> },
};
