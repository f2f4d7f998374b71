import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RecordContextProvider, useDataProvider, useGetMany, useGetOne, useTranslate } from 'react-admin';
import { adStates } from '#generated/model/ads/states.gen.ts';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useCan } from '#src/ui/permission.ts';
import { useUploads } from '#src/ui/upload.ts';
import { partsOf, type Part } from './parts.ts';
import { ReviewActions, type Verb } from './ReviewActions.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import { ReviewStage } from './ReviewStage.tsx';
import { useReviewKeys } from './useReviewKeys.ts';
import { useSeen, type Seen } from './useSeen.ts';

interface Around {
  next: () => void;
  previous: () => void;
  /** Goes back to the list, on a narrow screen. */
  onClose?: () => void;
}

/** The materials of an ad in their order, each with whether it has been seen. */
function Strip(props: { parts: readonly Part[]; at: number; seen: Seen; onChoose: (at: number) => void }) {
  const { parts, at, seen, onChoose } = props;
  const translate = useTranslate();
  const { urlOf } = useUploads();
  if (parts.length < 2) return null;
  return (
    <ul className="ad-strip">
      {parts.map((part, index) => (
        <li key={part.key} className={seen.has(part.key) ? 'review-part-seen' : undefined}>
          <button
            type="button"
            aria-pressed={index === at}
            aria-label={translate(seen.has(part.key) ? 'ads.review.partSeen' : 'ads.review.part', { name: part.name })}
            onClick={() => onChoose(index)}
          >
            {part.material ? <Thumb {...fileThumb(part.material, urlOf)} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns who made the ad, and what was decided about it before. */
function useHistory({ id, rev }: AdDetail) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['ads', 'history', id, rev], queryFn: () => provider.call('ad.history', { id }) }).data;
}

/** Looks at one ad, and decides. */
function Desk({
  ad,
  materials,
  next,
  previous,
  onClose,
}: Around & { ad: AdDetail; materials: readonly MaterialRow[] }) {
  const translate = useTranslate();
  const parts = partsOf(ad, materials);
  const seen = useSeen(ad, parts);
  const [chosen, setChosen] = useState(0);
  const [asked, setAsked] = useState<Verb | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [canApprove, canReject] = [useCan('adAudit.pass'), useCan('adAudit.fail')];
  const history = useHistory(ad);
  const isOpen = ad.status === 'pendingApproval';
  const at = Math.min(chosen, parts.length - 1);
  const part = parts[at];
  const play = () => {
    const film = video.current;
    if (film && !film.ended) void (film.paused ? film.play() : film.pause());
    else setChosen((at + 1) % Math.max(parts.length, 1));
  };
  useReviewKeys({
    next,
    previous,
    play,
    part: (to) => to < parts.length && setChosen(to),
    ...(isOpen && canApprove && seen.isDone ? { approve: () => setAsked('approve') } : {}),
    ...(isOpen && canReject ? { reject: () => setAsked('reject') } : {}),
  });
  return (
    <RecordContextProvider value={ad}>
      <article className="review" aria-label={ad.name}>
        <header>
          {onClose ? (
            <IconButton aria-label={translate('ui.back')} onClick={onClose} edge="start">
              <ArrowBack />
            </IconButton>
          ) : null}
          <h2>{ad.name}</h2>
          {isOpen ? (
            <output className={seen.isDone ? 'review-progress review-progress-done' : 'review-progress'}>
              {translate('ads.review.progress', { n: seen.count, all: parts.length })}
            </output>
          ) : (
            <StateField source="status" states={adStates} />
          )}
        </header>
        <div className="review-scroll">
          {part ? (
            <ReviewStage
              key={part.key}
              ad={ad}
              part={part}
              onSeen={seen.mark}
              onVideo={(film) => {
                video.current = film;
              }}
            />
          ) : (
            <p className="review-stage ad-unable">{translate('ads.review.unable')}</p>
          )}
          <Strip parts={parts} at={at} seen={seen} onChoose={setChosen} />
          <ReviewFacts ad={ad} history={history} />
          {history ? <ReviewHistory history={history} /> : null}
        </div>
        {isOpen ? (
          <ReviewActions seen={seen} total={parts.length} onAsk={setAsked} onNext={next} onPrevious={previous} />
        ) : null}
      </article>
      {asked ? <ReviewDialog verb={asked} records={[ad]} onClose={() => setAsked(null)} /> : null}
    </RecordContextProvider>
  );
}

/** One ad of the review with its materials, once they are there. */
export function ReviewDesk({ id, ...around }: Around & { id: string }) {
  const translate = useTranslate();
  const maySee = useCan('material.view');
  const { data: ad, error, refetch } = useGetOne<AdDetail>('ads', { id });
  const ids = ad?.kind === 'file' ? (ad.materials ?? []) : [];
  const wanted = maySee && ids.length > 0;
  const { data: materials = [], isPending } = useGetMany<MaterialRow>('materials', { ids }, { enabled: wanted });
  if (error) return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  // The first data is the list's row from the cache, which lacks fields that only the record has.
  if (!ad || ad.targetIds === undefined || (wanted && isPending)) return <RecordSkeleton />;
  return <Desk key={`${ad.id} ${ad.contentHash}`} ad={ad} materials={materials.filter(Boolean)} {...around} />;
}
