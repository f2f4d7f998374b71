import { useTranslate } from 'react-admin';
import { ReasonedButton } from '#src/ui/actions/ReasonedButton.tsx';
import { VerbIcon } from '#src/ui/icons.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { useCan } from '#src/ui/permission.ts';
import type { Seen } from './useSeen.ts';

/** Decision of a reviewer. */
export type Verb = 'approve' | 'reject';

interface ReviewActionsProps {
  seen: Seen;
  /** Number of materials to look at. */
  total: number;
  onAsk: (verb: Verb) => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** Buttons of the decision. The reason why one cannot approve is shown, not hidden. */
export function ReviewActions({ seen, total, onAsk, onNext, onPrevious }: ReviewActionsProps) {
  const translate = useTranslate();
  const labels = useLabels('ads');
  const [canApprove, canReject] = [useCan('adAudit.pass'), useCan('adAudit.fail')];
  const reason = seen.isDone
    ? undefined
    : seen.count < total
      ? translate('ads.review.unseen', { n: total - seen.count, all: total })
      : translate('ads.review.telling');
  return (
    <footer className="review-actions">
      <nav className="review-walk" aria-label={translate('ads.review.walk')}>
        <button type="button" onClick={onPrevious}>
          {translate('ads.review.keys.previous')} <kbd aria-hidden="true">K</kbd>
        </button>
        <button type="button" onClick={onNext}>
          {translate('ads.review.keys.next')} <kbd aria-hidden="true">J</kbd>
        </button>
      </nav>
      {canReject ? (
        <ReasonedButton
          size="large"
          variant="outlined"
          color="error"
          startIcon={<VerbIcon verb="reject" />}
          onClick={() => onAsk('reject')}
        >
          {labels.action('reject')} <kbd aria-hidden="true">D</kbd>
        </ReasonedButton>
      ) : null}
      {canApprove ? (
        <ReasonedButton
          size="large"
          variant="contained"
          startIcon={<VerbIcon verb="approve" />}
          reason={reason}
          onClick={() => onAsk('approve')}
        >
          {labels.action('approve')} <kbd aria-hidden="true">A</kbd>
        </ReasonedButton>
      ) : null}
      {reason && canApprove ? <p className="review-why">{reason}</p> : null}
    </footer>
  );
}
