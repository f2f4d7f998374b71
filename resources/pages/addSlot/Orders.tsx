import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';
import { usePathOf } from '#src/ui/paths.ts';
import type { Order } from './useOrders.ts';

interface OrdersProps {
  orders: readonly Order[];
  /** Names the advertiser of each: somebody else placed for it. */
  isNamed: boolean;
}

/** The orders of a placing, with their states. */
export function Orders({ orders, isNamed }: OrdersProps) {
  const labels = useLabels('ads-orders');
  const pathOf = usePathOf();
  const { money, number, instant } = useFormats();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{labels.field('status')}</TableCell>
            <TableCell>{labels.field('number')}</TableCell>
            {isNamed ? <TableCell>{labels.field('advertiserId')}</TableCell> : null}
            <TableCell>{labels.field('slotName')}</TableCell>
            <TableCell align="right">{labels.field('screens')}</TableCell>
            <TableCell align="right">{labels.field('amountFen')}</TableCell>
            <TableCell>{labels.field('payBefore')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.id}>
              <TableCell>
                <StateChip
                  color={adsOrderMeta.states?.values[order.status]?.color ?? 'neutral'}
                  label={labels.value('status', order.status)}
                />
              </TableCell>
              <TableCell>
                <Link component={RouterLink} to={pathOf('ads-orders', 'show', order.id) ?? ''}>
                  {order.number}
                </Link>
              </TableCell>
              {isNamed ? <TableCell>{order.advertiserName}</TableCell> : null}
              <TableCell>{order.slotName}</TableCell>
              <TableCell align="right">{number(order.screens ?? 0)}</TableCell>
              <TableCell align="right">{money(order.amountFen ?? 0)}</TableCell>
              <TableCell>{order.status === 'toBePaid' && order.payBefore ? instant(order.payBefore) : ''}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
