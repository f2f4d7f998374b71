import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayAt } from '#core/sales/days.ts';
import type { AdsOrderDetail } from '#generated/model/ads-orders/types.gen.ts';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { followingSentences } from './sentences.ts';
import { STEP_AT, stageOf, WAY, type Stage } from './stage.ts';
import { usePace } from './usePace.ts';

type Severity = 'info' | 'success' | 'warning' | 'error';

const SEVERITIES: Partial<Record<Stage, Severity>> = {
  refused: 'error',
  unpaid: 'warning',
  unsent: 'warning',
  held: 'warning',
  stopped: 'warning',
  playing: 'success',
  settled: 'success',
};

/** Time between two looks at the ad, milliseconds: as often as the order itself is read. */
const LOOK_MS = 30_000;

/** Returns the ad of an order, as its buyer sees it; undefined where there is none, or nobody here may see it. */
function useAdOf({ adId }: Pick<AdsOrderDetail, 'adId'>): AdDetail | undefined {
  const may = useCan('ad.view');
  const { data } = useGetOne<AdDetail>(
    'ads',
    { id: adId ?? '' },
    { enabled: may && Boolean(adId), refetchInterval: LOOK_MS, retry: false, onError: () => undefined },
  );
  return data;
}

/** Leads to the plays of the ad, to its report, and to its printable proof of play for the days that are over. */
function Links({ order, today }: { order: AdsOrderDetail; today: string }) {
  const say = useSentences(followingSentences);
  const may = useCan('report.ad');
  const plays = usePathOf()('proofs-of-play', 'list');
  const { adId, startDay, endDay } = order;
  if (!may || !adId || !startDay || !endDay || startDay > today) return null;
  const filter = new URLSearchParams({ filter: JSON.stringify({ adId }), displayedFilters: '{}' });
  const only = JSON.stringify([{ by: 'ad', key: adId, name: order.adNumber ?? adId }]);
  const to = endDay < today ? endDay : today;
  const report = new URLSearchParams({ period: 'custom', from: startDay, to, only });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {plays ? (
        <Button size="small" component={Link} to={`${plays}?${filter}`}>
          {say('following.plays')}
        </Button>
      ) : null}
      <Button size="small" component={Link} to={`/ad_report?${report}`}>
        {say('following.report')}
      </Button>
      <Button size="small" component={Link} to={`/ad_report/proof?${report}`} startIcon={<PrintOutlined />}>
        {say('following.proof')}
      </Button>
    </Box>
  );
}

/** Delivery by now, of today and in all. */
function Delivered({ order, today }: { order: AdsOrderDetail; today: string }) {
  const say = useSentences(followingSentences);
  const { number } = useFormats();
  const { data } = usePace(order);
  if (!data) return null;
  const { days } = data;
  const sum = (of: (day: (typeof days)[number]) => number | null) => days.reduce((all, day) => all + (of(day) ?? 0), 0);
  const now = days.find(({ day }) => day === today);
  const [delivered, sold] = [sum((day) => day.delivered), sum((day) => day.planned)];
  // What it was settled by stands, whatever is kept of its days.
  const plays = order.settledAt ? (order.delivered ?? 0) : sum((day) => day.plays);
  if (plays === 0 && days.length === 0) return null;
  const facts = [
    now && order.status === 'ongoing' ? say('following.today', { n: number(now.plays) }) : null,
    say('following.all', { n: number(plays) }),
    sold > 0 ? say(`following.sold.${data.of}`, { n: number(delivered), sold: number(sold) }) : null,
  ];
  return <Typography variant="body2">{facts.filter(Boolean).join(' · ')}</Typography>;
}

/**
 * The way of an order as its buyer follows it (ADS-03, ADS-07): paid, uploaded, reviewed, played, settled; where it stands, why,
 * what was delivered, and where the proof is. It says what the order and the buyer's own ad say, and nothing else of the media owner.
 */
export function Following({ order, title, action }: { order: AdsOrderDetail; title?: ReactNode; action?: ReactNode }) {
  const say = useSentences(followingSentences);
  const { money, date, instant } = useFormats();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { now } = useSurroundings();
  const titleId = useId();
  const ad = useAdOf(order);
  const stage = stageOf(order, ad);
  const at = STEP_AT[stage];
  const today = dayAt(now());
  const told = say(`following.stage.${stage}`, {
    owner: order.ownerName ?? '',
    from: order.startDay ? date(order.startDay) : '',
    to: order.endDay ? date(order.endDay) : '',
    until: order.payBefore ? instant(order.payBefore) : '',
    settled: order.settledAt ? instant(order.settledAt) : '',
    earned: money(order.earnedFen ?? 0),
    credit: money(order.creditFen ?? 0),
  });
  const reason = stage === 'refused' && ad?.reason ? say('following.reason', { reason: ad.reason }) : null;
  const goodDays = order.makeGoodDays ?? 0;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h3" id={titleId}>
        {title ?? say('following.title')}
      </Typography>
      {stage === 'cancelled' ? null : (
        <Stepper
          activeStep={at}
          alternativeLabel
          sx={
            isNarrow
              ? { '& .MuiStep-root': { px: 0.25 }, '& .MuiStepLabel-label': { fontSize: 12, lineHeight: '16px' } }
              : undefined
          }
        >
          {WAY.map((name, step) => (
            <Step key={name} completed={step < at}>
              <StepLabel error={stage === 'refused' && name === 'review'}>{say(`following.way.${name}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
      )}
      <Alert severity={SEVERITIES[stage] ?? 'info'} action={action}>
        {told}
        {reason ? <div>{reason}</div> : null}
        {goodDays > 0 ? <div>{say('following.madeGood', { count: goodDays })}</div> : null}
      </Alert>
      <Delivered order={order} today={today} />
      <Links order={order} today={today} />
    </Paper>
  );
}
