import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { hex32 } from '#core/protocol/random.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import { useErrorText } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { keepDigits } from '#src/ui/inputs/digits.ts';
import { isDefinite } from '../../parts/pay/moneyKey.ts';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { bidOf, linesOf, playsOf, type PartProps } from './draft.ts';
import { addSlotSentences } from './sentences.ts';

type Quote = CallTypes['adsOrder.quote']['output'];

/** Bid form, loaded for auctions only. */
const Bidding = lazyPart(() => import('./Bidding.tsx'));

const HOUR_MS = 3_600_000;

/** The second step: what it costs and how often it will play, before anything is bound. */
export function Pricing({ draft, change }: PartProps) {
  const say = useSentences(addSlotSentences);
  const { date, money, number } = useFormats();
  const provider = useDataProvider<ConsoleDataProvider>();
  const textOf = useErrorText();
  const [refused, setRefused] = useState<{ of: string; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const { from, to, sellingMode, chosen, key, sent } = draft;
  const plays = sellingMode === 'cpm' ? playsOf(draft.plays) : null;
  const range = { min: number(limits.orderPlaysMin), max: number(limits.orderPlaysMax) };
  // One who is typing has not come to the least yet.
  const isWrong = draft.plays !== '' && plays === null && (isLeft || Number(draft.plays) > limits.orderPlaysMax);
  const bid = sellingMode === 'rtb' ? bidOf(draft.bid) : null;
  const wish = { lines: linesOf(chosen), from, to, sellingMode, plays, ...bid };
  const asked = JSON.stringify(wish);
  // An order sent and not answered may be placed, and then its own places are busy: it can be sent again as it was.
  const unanswered = sent?.asked === asked ? sent : null;
  const isAsked = { cpt: true, cpm: plays !== null, rtb: bid !== null }[sellingMode];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['adsOrder.quote', wish],
    queryFn: ({ signal }) => provider.call('adsOrder.quote', wish, { signal }),
    enabled: isAsked,
    retry: false,
    gcTime: 0,
  });
  const place = async (amountFen: number) => {
    setBusy(true);
    setRefused(null);
    change({ sent: { asked, amountFen } });
    try {
      const { advertiser, promotionGroupId } = draft;
      const advertiserId = advertiser?.id ?? null;
      const whole = { ...wish, amountFen, advertiserId, promotionGroupId, key };
      const { orders } = await provider.call('adsOrder.place', whole);
      change({ step: 2, orders: orders.map(({ id }) => id), key: hex32(), sent: null });
    } catch (cause) {
      setRefused({ of: asked, text: textOf(cause) });
      if (!isDefinite(cause)) return;
      change({ key: hex32(), sent: null });
      // The price or the places are others by now: what is shown is asked for anew.
      void refetch();
    } finally {
      setBusy(false);
    }
  };
  const amountFen = unanswered?.amountFen ?? data?.amountFen;
  const isOffered = data !== undefined && error === null && !isFetching && data.busy.length === 0;
  return (
    <>
      <Typography>
        {date(from)} – {date(to)} · {say(`addSlot.${sellingMode}`)} ·{' '}
        {say('addSlot.chosen', { n: number(chosen.length) })}
      </Typography>
      {sellingMode === 'cpm' ? (
        <TextField
          label={say('addSlot.plays')}
          value={draft.plays}
          onChange={({ target }) => change({ plays: keepDigits(target.value, 0, false).slice(0, 12) })}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          error={isWrong}
          helperText={say('addSlot.playsHelp', range)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ maxWidth: 320 }}
        />
      ) : null}
      {sellingMode === 'rtb' ? (
        <Suspense fallback={<RecordSkeleton />}>
          <Bidding draft={draft} change={change} />
        </Suspense>
      ) : null}
      {error ? <Alert severity="error">{textOf(error)}</Alert> : null}
      {!error && refused?.of === asked ? <Alert severity="error">{refused.text}</Alert> : null}
      {isAsked && !data && !error ? <RecordSkeleton /> : null}
      {unanswered && !isBusy ? <Alert severity="warning">{say('addSlot.unanswered')}</Alert> : null}
      {data && !error && !unanswered ? <Busy quote={data} onTake={(period) => change(period)} /> : null}
      {data && !error ? <Lines quote={data} /> : null}
      {sellingMode === 'rtb' ? null : (
        <Typography color="text.secondary">
          {say('addSlot.expectedHelp', { hours: limits.forecastHours / HOUR_MS })} {say('addSlot.hold')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button color="inherit" variant="outlined" onClick={() => change({ step: 0 })}>
          {say('addSlot.back')}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || (!unanswered && !isOffered)}
          onClick={() => amountFen !== undefined && void place(amountFen)}
        >
          {say('addSlot.place')}
          {amountFen === undefined ? '' : ` · ${money(amountFen)}`}
        </Button>
      </Box>
    </>
  );
}

/** When else there is room, where a screen is full. */
function Busy({
  quote: { busy, free },
  onTake,
}: {
  quote: Quote;
  onTake: (period: { from: string; to: string }) => void;
}) {
  const say = useSentences(addSlotSentences);
  if (busy.length === 0) return null;
  return (
    <Alert severity="warning">
      {say('addSlot.busy')}
      {free.length > 0 ? (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
          {say('addSlot.nearest')}
          {free.map((period) => (
            <Chip key={period.from} label={`${period.from} – ${period.to}`} onClick={() => onTake(period)} />
          ))}
        </Box>
      ) : null}
    </Alert>
  );
}

/** Cells that stand under the slot's name on a phone. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

function Lines({ quote }: { quote: Quote }) {
  const say = useSentences(addSlotSentences);
  const { money, number } = useFormats();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{say('addSlot.slot')}</TableCell>
            <TableCell sx={WIDE}>{say('addSlot.owner')}</TableCell>
            <TableCell align="right" sx={WIDE}>
              {say('addSlot.screens')}
            </TableCell>
            <TableCell align="right" sx={WIDE}>
              {say('addSlot.days')}
            </TableCell>
            <TableCell align="right">{say('addSlot.expected')}</TableCell>
            <TableCell align="right">{say('addSlot.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {quote.lines.map((line) => (
            <TableRow key={line.goodsId}>
              <TableCell>
                {line.slotName}
                <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                  {line.owner} · {say('addSlot.screens')} {number(line.screens)} · {say('addSlot.days')}{' '}
                  {number(line.days)}
                </Typography>
              </TableCell>
              <TableCell sx={WIDE}>{line.owner}</TableCell>
              <TableCell align="right" sx={WIDE}>
                {number(line.screens)}
              </TableCell>
              <TableCell align="right" sx={WIDE}>
                {number(line.days)}
              </TableCell>
              <TableCell align="right">{number(line.plays ?? line.expectedPlays)}</TableCell>
              <TableCell align="right">{money(line.amountFen)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell>{say('addSlot.total')}</TableCell>
            <TableCell sx={WIDE} />
            <TableCell sx={WIDE} />
            <TableCell sx={WIDE} />
            <TableCell align="right">{number(quote.expectedPlays)}</TableCell>
            <TableCell align="right">
              <strong>{money(quote.amountFen)}</strong>
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}
