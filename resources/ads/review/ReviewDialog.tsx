import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { BatchResult } from '#core/protocol/reply.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { failedItems, namesById } from '#src/ui/actions/batch.ts';
import { BatchResultDialog } from '#src/ui/actions/BatchResultDialog.tsx';
import { useActionRun } from '#src/ui/actions/useActionRun.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { useLabels } from '#src/ui/labels.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { useRecordNames } from '#src/ui/recordNames.ts';
import { useRuleContext, useSurroundings } from '#src/ui/ruleContext.ts';
import { questionSentences } from '#src/ui/actions/sentences.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { focusOnMount } from '#src/ui/useFocusOnMount.ts';
import { divide, type Division, type Reviewed } from './division.ts';
import { ReasonInput } from './ReasonInput.tsx';
import type { Verb } from './ReviewActions.tsx';
import { reviewSentences } from './sentences.ts';

interface ReviewDialogProps {
  verb: Verb;
  records: readonly Reviewed[];
  onClose: () => void;
}

/** Lists the ads that are left out, each with its reason, before anything is sent. */
function Preflight({ division: { able, done, own, unseen } }: { division: Division }) {
  const translate = useSentences(reviewSentences, questionSentences);
  const labels = useLabels('ads');
  const namesOf = useRecordNames(adMeta);
  const out = [
    { why: translate('ads.review.notSeen'), records: unseen },
    { why: translate('ads.review.own'), records: own },
    ...done.map(({ state, records }) => ({ why: labels.value('status', state), records })),
  ].filter(({ records }) => records.length > 0);
  if (out.length === 0) return null;
  return (
    <ul className="review-preflight">
      <li>{translate('ui.action.can', { n: able.length })}</li>
      {out.map(({ why, records }) => (
        <li key={why}>{translate('ui.action.cannot', { n: records.length, why, names: namesOf(records) })}</li>
      ))}
    </ul>
  );
}

/** Link to the review, where the ads can be looked at; the review itself has no need of it. */
function LookLink({ unseen }: { unseen: Division['unseen'] }) {
  const translate = useTranslate();
  const path = usePathOf()('ads', 'adv_audit');
  const mayLook = useCan('adAudit.view');
  const isThere = useLocation().pathname === path;
  if (unseen.length === 0 || path === null || !mayLook || isThere) return null;
  const [only] = unseen.length === 1 ? unseen : [];
  const search = only ? `?${new URLSearchParams({ filter: JSON.stringify({ name: { contains: only.name } }) })}` : '';
  return (
    <p>
      <Link to={`${path}${search}`}>{translate('ads.review.look')}</Link>
    </p>
  );
}

/** Asks before a decision on one ad or many; a review cannot be taken back (AD-07). */
export function ReviewDialog({ verb, records, onClose }: ReviewDialogProps) {
  const translate = useSentences(reviewSentences, questionSentences);
  const labels = useLabels('ads');
  const [notify, say, refresh] = [useNotify(), useNotifyError(), useRefresh()];
  const provider = useDataProvider<ConsoleDataProvider>();
  const action = adMeta.actions.find(({ name }) => name === verb)!;
  const nameOf = namesById(records, adMeta.display);
  const { run, isRunning, isHere } = useActionRun(adMeta, action);
  const [titleId] = [useId()];
  const [reason, setReason] = useState('');
  const [answer, setAnswer] = useState<BatchResult | null>(null);
  const ids = records.map(({ id }) => id);
  const { data: seen, isPending } = useQuery({
    queryKey: ['ads', 'seen', ids],
    queryFn: async () => new Set((await provider.call('ad.seen', { ids })).ids),
    enabled: verb === 'approve',
    gcTime: 0,
  });
  const userId = useSurroundings().me?.userId ?? null;
  const context = useRuleContext();
  const mayReviewOwn = useCan('adAudit.own');
  const division = divide(verb, records, { userId, mayReviewOwn, seen: seen ?? new Set(), context: context() });
  const isLooking = verb === 'approve' && isPending;
  const { able } = division;
  const send = async (some: readonly string[]) => {
    try {
      const result = await run({ ids: some, extra: verb === 'reject' ? { reason: reason.trim() } : {}, nameOf });
      const [failed] = failedItems(result);
      if (failed && result.results.length > 1) return setAnswer(result);
      if (failed && isHere()) {
        notify(failed.message, { type: 'warning', messageArgs: { _: failed.message } });
        refresh();
      }
    } catch (error) {
      // Of a page that was left, the tray has said it.
      if (isHere()) say(error);
    }
    return onClose();
  };
  if (answer)
    return (
      <BatchResultDialog
        action={labels.action(verb)}
        batch={answer}
        nameOf={nameOf}
        isBusy={isRunning}
        onRetry={(some) => void send(some)}
        onClose={onClose}
      />
    );
  const only = records.length === 1 ? records[0] : undefined;
  const asked = { action: labels.action(verb), name: only ? nameOf(only.id) : '', n: able.length };
  const mayConfirm = !isLooking && able.length > 0 && (verb === 'approve' || reason.trim() !== '');
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (mayConfirm && !isRunning) void send(able.map(({ id }) => id));
        }}
      >
        <DialogTitle id={titleId}>{translate(only ? 'ui.action.ask' : 'ui.action.askMany', asked)}</DialogTitle>
        <DialogContent>
          {isLooking ? null : <Preflight division={division} />}
          {isLooking ? null : <LookLink unseen={division.unseen} />}
          {verb === 'reject' ? <ReasonInput value={reason} onChange={setReason} /> : null}
          <p className="review-final">{translate('ads.review.final')}</p>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isRunning} color="inherit">
            {translate('ui.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={verb === 'reject' ? 'error' : 'primary'}
            disabled={!mayConfirm}
            loading={isRunning || isLooking}
            ref={verb === 'approve' && mayConfirm ? focusOnMount : undefined}
          >
            {only ? labels.action(verb) : translate('ui.action.doIt', asked)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
