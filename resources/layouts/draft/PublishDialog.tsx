import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { HttpError } from 'react-admin';
import type { LayoutDocument } from '#core/layout/document.ts';
import { materialIssues } from '#core/layout/materialIssues.ts';
import { layoutIssues } from '#core/layout/placement.ts';
import type { LayoutDraftImpactOutput, LayoutDraftPublishOutput } from '#generated/model/layout-drafts/types.gen.ts';
import { useErrorText } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useRuleContext } from '#src/ui/ruleContext.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { Comparison } from './Comparison.tsx';
import { draftSentences } from './draftSentences.ts';

/** Returns how it is said that a slot loses its area: with what was sold there, with its ads, or with nothing in it. */
const lossOf = ({ ads, orders }: LayoutDraftImpactOutput['lost'][number]): 'lostSold' | 'lost' | 'lostEmpty' =>
  orders > 0 ? 'lostSold' : ads > 0 ? 'lost' : 'lostEmpty';

/** Effects of publishing, line by line; slots that lose their area come as warnings. */
function Impact({ impact }: { impact: LayoutDraftImpactOutput }) {
  const translate = useSentences(draftSentences);
  const { number } = useFormats();
  const { screens, online, groups, slots, soldSlots, runningAds, orders, lost, moved, resized } = impact;
  return (
    <>
      <ul className="draft-impact">
        <li>
          {screens > 0
            ? translate('draft.impact.screens', { number: number(screens), online: number(online) })
            : translate('draft.impact.noScreens')}
        </li>
        {groups > 0 ? <li>{translate('draft.impact.groups', { number: number(groups) })}</li> : null}
        {slots > 0 ? (
          <li>{translate('draft.impact.sold', { number: number(soldSlots), all: number(slots) })}</li>
        ) : null}
        {runningAds > 0 ? <li>{translate('draft.impact.running', { number: number(runningAds) })}</li> : null}
        {orders > 0 ? <li>{translate('draft.impact.orders', { number: number(orders) })}</li> : null}
        {resized.map(({ id, ...slot }) => (
          <li key={id}>{translate('draft.impact.resized', slot)}</li>
        ))}
      </ul>
      {lost.map((slot) => (
        <Alert key={slot.id} severity="warning">
          {translate(`draft.impact.${lossOf(slot)}`, {
            name: slot.name,
            ads: number(slot.ads),
            orders: number(slot.orders),
          })}
        </Alert>
      ))}
      {moved.map(({ id, name, page, ...sold }) => (
        <Alert key={id} severity="warning">
          {translate('draft.impact.moved', { name, page, ads: number(sold.ads), orders: number(sold.orders) })}
        </Alert>
      ))}
    </>
  );
}

/** Rules that the draft breaks: it may break them, a published layout may not. */
function Faults({ document, issues }: { document: LayoutDocument; issues: ReturnType<typeof layoutIssues> }) {
  const translate = useSentences(draftSentences);
  return (
    <Alert severity="error">
      {translate('draft.faults')}
      <ul>
        {issues.map(({ path, rule, args }) => {
          const [, pageAt, , widgetAt] = path.split('.');
          const page = document.pages[Number(pageAt)];
          const widget = page?.widgets[Number(widgetAt)];
          const fault = translate(`rules.${rule}`, args);
          return (
            <li key={`${path} ${rule}`}>
              {page && widget ? translate('draft.faultAt', { page: page.name, widget: widget.name, fault }) : fault}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

/** Returns what the server said of a refusal: at each widget that it named, else as a whole. */
function useRefusal(document: LayoutDocument): (problem: unknown) => readonly string[] {
  const translate = useSentences(draftSentences);
  const textOf = useErrorText();
  return (problem) => {
    const { errors = {} } = problem instanceof HttpError ? (problem.body as { errors?: Record<string, unknown> }) : {};
    const named = Object.entries(errors).flatMap(([path, fault]) => {
      const [, , pageAt, , widgetAt] = path.split('.');
      const page = document.pages[Number(pageAt)];
      const widget = page?.widgets[Number(widgetAt)];
      return page && widget ? translate('draft.faultAt', { page: page.name, widget: widget.name, fault }) : [];
    });
    return named.length > 0 ? named : [textOf(problem)];
  };
}

interface PublishDialogProps {
  layoutId: string;
  document: LayoutDocument;
  published: LayoutDocument | null;
  /** Materials that the library has no more. */
  gone: ReadonlySet<string>;
  /** Saves what is not saved yet, and returns the rev of the draft. */
  save: () => Promise<number>;
  onPublished: (answer: LayoutDraftPublishOutput) => void;
  onClose: () => void;
}

/** Says what publishing touches, and what will be another, before anything happens (LAY-12, UI-09). */
export function PublishDialog(props: PublishDialogProps) {
  const { layoutId, document, published, gone, save, onPublished, onClose } = props;
  const translate = useSentences(draftSentences);
  const call = useCall();
  const textOf = useErrorText();
  const refusalOf = useRefusal(document);
  const titleId = useId();
  const context = useRuleContext('update');
  const issues = useMemo(
    () => [...layoutIssues(document, context()), ...materialIssues(document, gone)],
    [document, context, gone],
  );
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const { data: impact, error } = useQuery({
    queryKey: ['layoutImpact', layoutId],
    queryFn: async () => {
      // Of what is saved: all of it.
      await save();
      return (await call('layoutDraft.impact', { layoutId })) as LayoutDraftImpactOutput;
    },
    gcTime: 0,
    retry: false,
  });
  const publish = async () => {
    setBusy(true);
    setRefusal([]);
    try {
      const rev = await save();
      const named = name.trim() === '' ? {} : { name: name.trim() };
      onPublished((await call('layoutDraft.publish', { layoutId, rev, ...named })) as LayoutDraftPublishOutput);
    } catch (problem) {
      setRefusal(refusalOf(problem));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate('draft.publishTitle')}</DialogTitle>
      <DialogContent className="draft-dialog">
        {issues.length > 0 ? <Faults document={document} issues={issues} /> : null}
        {refusal.map((line) => (
          <Alert key={line} severity="error">
            {line}
          </Alert>
        ))}
        {error ? <Alert severity="error">{textOf(error)}</Alert> : null}
        {impact ? <Impact impact={impact} /> : error ? null : <RecordSkeleton />}
        {published ? (
          <Comparison
            before={{ label: translate('draft.nowPlays'), document: published }}
            after={{ label: translate('draft.nowDraft'), document }}
          />
        ) : null}
        <TextField
          label={translate('draft.versionName')}
          value={name}
          onChange={({ target }) => setName(target.value.slice(0, 50))}
          fullWidth
          size="small"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} color="inherit">
          {translate('ui.cancel')}
        </Button>
        <Button
          onClick={() => void publish()}
          disabled={issues.length > 0 || impact === undefined || isBusy}
          loading={isBusy}
          variant="contained"
        >
          {translate('draft.publishNow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
