import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import type { AdsOrderDetail } from '#generated/model/ads-orders/types.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { orderSentences } from './sentences.ts';

interface Delivery {
  standing: 'waiting' | 'onPace' | 'behind' | 'done' | null;
  expected: number;
  days: { day: string; planned: number; delivered: number | null }[];
}

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

function Days({ days }: Pick<Delivery, 'days'>) {
  const translate = useSentences(orderSentences);
  const { number, date } = useFormats();
  const most = Math.max(...days.flatMap(({ planned, delivered }) => [planned, delivered ?? 0]));
  return (
    <TableContainer sx={{ maxHeight: 360 }}>
      <Table size="small" stickyHeader sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('orderPace.day')}</TableCell>
            <TableCell align="right">{translate('orderPace.planned')}</TableCell>
            <TableCell align="right">{translate('orderPace.delivered')}</TableCell>
            <TableCell sx={{ ...WIDE, width: '50%' }} aria-hidden />
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, planned, delivered }) => (
            <TableRow key={day}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{date(day)}</TableCell>
              <TableCell align="right">{number(planned)}</TableCell>
              <TableCell align="right">{delivered === null ? '' : number(delivered)}</TableCell>
              <TableCell sx={WIDE} aria-hidden>
                <Bar planned={planned} delivered={delivered ?? 0} most={most} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Daily delivery of an order by CPM against its plan, and whether it will reach its number (MKT-09). */
export function DeliveryByDay() {
  const translate = useSentences(orderSentences);
  const { number } = useFormats();
  const call = useCall();
  const titleId = useId();
  const order = useRecordContext<AdsOrderDetail>();
  const isAsked = order?.sellingMode === 'cpm' && order.status !== 'toBePaid' && order.status !== 'cancelled';
  const { data, error, refetch } = useQuery({
    queryKey: ['ads-orders', 'pace', order?.id, order?.status, order?.delivered],
    queryFn: async () => (await call('adsOrder.pace', { id: order!.id })) as Delivery,
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  if (!isAsked) return null;
  if (error) return <ErrorNotice title={translate('orderPace.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { standing, expected, days } = data;
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
      </Box>
      <Days days={days} />
    </Paper>
  );
}
