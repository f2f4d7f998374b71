import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { adStates } from '#generated/model/ads/states.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';
import { SearchBox } from '#src/ui/list/filters/SearchBox.tsx';
import { Pager } from '#src/ui/list/Pager.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { useUploads } from '#src/ui/upload.ts';
import { PER_PAGE, useChoices, type Choice, type Targets } from './useIssue.ts';
import '#src/ui/list/BulkBar.css';

/** Most ads of one call (schemas/ad.yaml). */
const MOST = 20;

interface ChoicesProps {
  targets: Targets;
  isBusy: boolean;
  onIssue: (ads: readonly Choice[]) => void;
}

/** The ads that can be issued, searched and paged; the chosen ones are issued together. */
export function Choices({ targets, isBusy, onIssue }: ChoicesProps) {
  const translate = useTranslate();
  const [q, setQ] = useState<string | undefined>();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const { data, error, refetch } = useChoices(targets, q, page);
  const toggle = (ad: Choice) =>
    setChosen((now) =>
      now.some(({ id }) => id === ad.id) ? now.filter(({ id }) => id !== ad.id) : [...now, ad].slice(-MOST),
    );
  if (error) return <ErrorNotice title={translate('issueAdv.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 860 }}>
        {translate('issueAdv.what')}
      </Typography>
      <Box sx={{ mb: 2 }}>
        <SearchBox
          value={q}
          onChange={(text) => {
            setQ(text);
            setPage(1);
          }}
        />
      </Box>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {!data ? <Skeleton variant="rectangular" height={320} /> : null}
        {data?.total === 0 ? (
          <Notice
            title={translate(q ? 'ui.noMatches' : 'issueAdv.none')}
            {...(q ? {} : { text: translate('issueAdv.noneText') })}
          />
        ) : null}
        <ul className="issue-ads">
          {data?.list.map((ad) => (
            <Row key={ad.id} ad={ad} isChosen={chosen.some(({ id }) => id === ad.id)} onToggle={() => toggle(ad)} />
          ))}
        </ul>
        {data && data.total > PER_PAGE ? (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, borderTop: 1, borderColor: 'divider' }}>
            <Pager page={page} perPage={PER_PAGE} total={data.total} onPage={setPage} />
          </Box>
        ) : null}
      </Paper>
      {chosen.length > 0 ? (
        <div className="bulk-bar" role="toolbar" aria-label={translate('ui.list.selected', { n: chosen.length })}>
          <Typography component="output" sx={{ mr: 1 }}>
            {translate('ui.list.selected', { n: chosen.length })}
          </Typography>
          <Button size="small" variant="contained" loading={isBusy} onClick={() => onIssue(chosen)}>
            {translate('issueAdv.issue', { n: chosen.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Row({ ad, isChosen, onToggle }: { ad: Choice; isChosen: boolean; onToggle: () => void }) {
  const translate = useTranslate();
  const labels = useLabels('ads');
  const { instant } = useFormats();
  const { urlOf } = useUploads();
  const state = adStates.values[ad.status];
  const to = ad.endAt ? instant(ad.endAt) : '';
  const facts = [
    labels.value('type', ad.type),
    ad.slot,
    ad.startAt
      ? translate('issueAdv.period', { from: instant(ad.startAt), to })
      : translate('issueAdv.whenApproved', { to }),
  ];
  return (
    <li>
      {/* The whole row chooses, as in a list that is picked from. */}
      <label className={isChosen ? 'is-chosen' : undefined}>
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': translate('issueAdv.select', { name: ad.name }) } }}
        />
        <Thumb url={ad.cover ? urlOf(ad.cover) : null} kind="image" />
        <span className="issue-facts">
          <strong>{ad.name}</strong>
          <small>{facts.filter(Boolean).join(' · ')}</small>
        </span>
        <span className="issue-state">
          {state ? <StateChip color={state.color} label={labels.value('status', ad.status)} /> : null}
          <small>{translate(`issueAdv.${ad.how}`)}</small>
        </span>
      </label>
    </li>
  );
}
