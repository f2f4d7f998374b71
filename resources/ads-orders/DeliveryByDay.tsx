import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import type { AdsOrderDetail } from '#generated/model/ads-orders/types.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { usePace, type Pace } from '../parts/following/usePace.ts';
import { orderSentences } from './sentences.ts';

const COLORS = { waiting: 'neutral', onPace: 'success', behind: 'warning', done: 'success' } as const;

/** On a phone there is room for the figures alone. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Bar of a day's delivery, drawn over the bar of its plan; the figures stand beside it. */
function Bar({ planned, delivered, most }: { planned: number; delivered: number; most: number }) {
  const part = (value: number) => `${(100 * value) / Math.max(1, most)}%`;
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 12, minWidth: 80 }}>
      <Box sx={{ position: 'absolute', inset: 0, width: part(planned), bgcolor: 'var(--line)', borderRadius: 0.5 }} />
      <Box
        sx={{
          position: 'absolute',
          inset: '3px 0',
          width: part(delivered),
          bgcolor: 'var(--accent)',
          borderRadius: 0.5,
        }}
      />
    </Box>
  );
}

/** A day each: what was sold of it, where it was not sold by auction, and what was delivered; by CPT the plays beside. */
function Days({ of, days }: Pick<Pace, 'of' | 'days'>) {
  const translate = useSentences(orderSentences);
  const { number, date } = useFormats();
  const most = Math.max(...days.flatMap(({ planned, delivered }) => [planned ?? 0, delivered ?? 0]));
  const isSold = days.some(({ planned }) => planned !== null);
  const isByPlace = of === 'places';
  return (
    <TableContainer sx={{ maxHeight: 360 }}>
      <Table size="small" stickyHeader sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('orderPace.day')}</TableCell>
            {isSold ? (
              <TableCell align="right">{translate(isByPlace ? 'orderPace.screens' : 'orderPace.planned')}</TableCell>
            ) : null}
            <TableCell align="right">{translate('orderPace.delivered')}</TableCell>
            {isByPlace ? <TableCell align="right">{translate('orderPace.plays')}</TableCell> : null}
            <TableCell sx={{ ...WIDE, width: '50%' }} aria-hidden />
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, planned, delivered, plays }) => (
            <TableRow key={day}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{date(day)}</TableCell>
              {isSold ? <TableCell align="right">{number(planned ?? 0)}</TableCell> : null}
              <TableCell align="right">{delivered === null ? '' : number(delivered)}</TableCell>
              {isByPlace ? <TableCell align="right">{delivered === null ? '' : number(plays)}</TableCell> : null}
              <TableCell sx={WIDE} aria-hidden>
                <Bar planned={planned ?? 0} delivered={delivered ?? 0} most={most} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Daily delivery of an order against what was sold, and by CPM whether it will reach its number (MKT-09). */
export function DeliveryByDay() {
  const translate = useSentences(orderSentences);
  const { number } = useFormats();
  const titleId = useId();
  const order = useRecordContext<AdsOrderDetail>();
  const { data, error, refetch, isAsked } = usePace(order);
  if (!order || !isAsked) return null;
  if (error) return <ErrorNotice title={translate('orderPace.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data || data.days.length === 0) return null;
  const { of, standing, expected, days } = data;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h3" id={titleId}>
          {translate('orderPace.title')}
        </Typography>
        {standing ? <StateChip color={COLORS[standing]} label={translate(`orderPace.standing.${standing}`)} /> : null}
        {standing ? (
          <Typography variant="body2" color="text.secondary">
            {translate('orderPace.forecast', { expected: number(expected), sold: number(order.plays ?? 0) })}
          </Typography>
        ) : null}
        {of === 'places' ? (
          <Typography variant="body2" color="text.secondary">
            {translate('orderPace.byPlace')}
          </Typography>
        ) : null}
      </Box>
      <Days of={of} days={days} />
    </Paper>
  );
}
