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

/** With what draws it, once the page is there. */
const QrCode = lazy(() => import('./QrCode.tsx'));

/** An ad that is over is not asked about: its screens may be others by now. */
const OVER: readonly unknown[] = ['expired', 'disapproved'];

/** What keeps a saved ad from its screens, in the words of the form in which it was made. */
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
