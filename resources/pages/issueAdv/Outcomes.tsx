import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePathOf } from '#src/ui/paths.ts';
import type { Outcome } from './useIssue.ts';

interface OutcomesProps {
  outcome: readonly Outcome[];
  adName: (id: string) => string;
  targetName: (id: string) => string;
  onAgain: () => void;
}

/** Outcome of each ad at each target, the refused first, and a link to the ad that now waits for review. */
export function Outcomes({ outcome, adName, targetName, onAgain }: OutcomesProps) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const failed = outcome.filter(({ code }) => code < 0).length;
  const sorted = outcome.toSorted((a, b) => Math.sign(a.code) - Math.sign(b.code));
  return (
    <>
      <Alert severity={failed === 0 ? 'success' : 'warning'} sx={{ mb: 2 }}>
        <output>{translate('issueAdv.summary', { ok: outcome.length - failed, failed })}</output>
      </Alert>
      <Paper variant="outlined" sx={{ overflow: 'hidden', mb: 2 }}>
        <ul className="issue-ads is-outcome">
          {sorted.map(({ adId, targetId, code, message, issuedId }) => {
            const path = issuedId ? pathOf('ads', 'show', issuedId) : null;
            return (
              <li key={`${adId} ${targetId}`}>
                {code < 0 ? (
                  <ErrorOutline color="error" fontSize="small" aria-hidden />
                ) : (
                  <CheckCircle color="success" fontSize="small" aria-hidden />
                )}
                <span className="issue-facts">
                  <strong>{translate('issueAdv.result', { ad: adName(adId), target: targetName(targetId) })}</strong>
                  <small>{code < 0 ? message : translate('issueAdv.waits')}</small>
                </span>
                {path ? (
                  <Button component={Link} to={path} size="small">
                    {translate('issueAdv.open')}
                  </Button>
                ) : null}
              </li>
            );
          })}
        </ul>
      </Paper>
      <Button variant="outlined" onClick={onAgain}>
        {translate('issueAdv.more')}
      </Button>
    </>
  );
}
