import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import type { AdRow } from '#generated/model/ads/types.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { AuditRow } from './AuditRow.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';
import { reviewSentences } from './sentences.ts';
import '../review.css';
import './review.css';

const EVERY_MS = 20_000;

/** State of the open ad: after a decision the next ad opens. */
function useOpen(data: readonly AdRow[], isNarrow: boolean) {
  const [chosen, setChosen] = useState<{ id: string; at: number } | null>(null);
  const { page, setPage, hasNextPage, hasPreviousPage } = useListContext();
  const at = chosen ? data.findIndex(({ id }) => id === chosen.id) : -1;
  // A wide window always shows an ad, a narrow one only after a click.
  const index = at >= 0 ? at : chosen || !isNarrow ? Math.min(chosen?.at ?? 0, data.length - 1) : -1;
  const open = data[index];
  const choose = (to: number) => {
    const ad = data[to];
    if (ad) setChosen({ id: ad.id, at: to });
  };
  const turn = (to: number, first: number) => {
    setPage(to);
    setChosen({ id: '', at: first });
  };
  const next = () => (index + 1 < data.length ? choose(index + 1) : hasNextPage ? turn(page + 1, 0) : undefined);
  const previous = () =>
    index > 0 ? choose(index - 1) : hasPreviousPage ? turn(page - 1, Number.MAX_SAFE_INTEGER) : undefined;
  return { open, choose, next, previous, close: () => setChosen(null) };
}

/** Review list beside a preview of the ad, so that one looks and decides on one page (AD-07). */
export default function AuditList() {
  const translate = useSentences(reviewSentences);
  const { data = [], refetch } = useListContext<AdRow>();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { open, choose, next, previous, close } = useOpen(data, isNarrow);
  // Other people review too, and new ads come in.
  useEffect(() => {
    const timer = setInterval(() => void refetch(), EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const desk = open ? <ReviewDesk key={open.id} id={open.id} next={next} previous={previous} /> : null;
  return (
    <div className="audit">
      <ul className="audit-rows" aria-label={translate('ads.review.list')}>
        {data.map((ad, at) => (
          <AuditRow key={ad.id} ad={ad} isOpen={ad.id === open?.id} onOpen={() => choose(at)} />
        ))}
      </ul>
      {isNarrow ? (
        <Dialog
          open={open !== undefined}
          onClose={close}
          fullScreen
          aria-label={open?.name}
          slotProps={{ paper: { className: 'review-full' } }}
        >
          {open ? <ReviewDesk key={open.id} id={open.id} next={next} previous={previous} onClose={close} /> : null}
        </Dialog>
      ) : (
        <div className="audit-panel">{desk}</div>
      )}
    </div>
  );
}
