import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormats } from '#src/ui/format.ts';
import type { KindAudit } from './useAudit.ts';

const SEVERITY = {
  unsubmitted: 'info',
  submitted: 'warning',
  verified: 'success',
  refused: 'error',
  withdrawn: 'error',
  expired: 'error',
} as const;

interface StateNoteProps {
  audit: KindAudit;
  /** Offers to submit anew; absent while the form is there or one is in review. */
  onAnew?: (() => void) | undefined;
}

/** State of a verification, with its details as text. */
export function StateNote({ audit: { kind, state, latest }, onAnew }: StateNoteProps) {
  const translate = useTranslate();
  const { instant, date } = useFormats();
  const until = latest?.validUntil ? date(latest.validUntil) : null;
  const reason = latest?.reason ?? '';
  const said = () => {
    if (state === 'unsubmitted') return translate(`verify.said.unsubmitted.${kind}`);
    if (state === 'submitted') return translate('verify.said.submitted', { at: instant(latest?.createdAt ?? '') });
    // The valid one may be older than the latest one.
    if (state === 'verified' && latest?.status === 'verified')
      return [
        translate('verify.said.verified', { at: instant(latest.reviewedAt ?? ''), holder: latest.holder }),
        ...(until === null ? [] : [translate('verify.said.until', { until })]),
      ].join(' ');
    if (state === 'expired') return translate(`verify.said.expired.${kind}`, { until: until ?? '' });
    if (state === 'verified')
      return translate(`verify.newer.${latest?.status === 'submitted' ? 'submitted' : 'refused'}`, { reason });
    return translate(`verify.said.${state}`, { reason });
  };
  return (
    <Alert
      severity={SEVERITY[state]}
      sx={{ mb: 3, maxWidth: 840 }}
      action={
        onAnew ? (
          <Button color="inherit" size="small" onClick={onAnew}>
            {translate('verify.anew')}
          </Button>
        ) : undefined
      }
    >
      {said()}
    </Alert>
  );
}
