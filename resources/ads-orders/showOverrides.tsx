import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { AdsOrderSlots } from '#generated/console/ads-orders/slots.gen.tsx';
import type { AdsOrderDetail } from '#generated/model/ads-orders/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { useCanSee } from '#src/ui/permission.ts';
import { Following } from '../parts/following/Following.tsx';
import { DeliveryByDay } from './DeliveryByDay.tsx';

/** The screens of an order with their places, as they were when it was placed. */
function Screens() {
  const screens = useRecordContext<AdsOrderDetail>()?.screenList ?? [];
  if (screens.length === 0) return <Empty />;
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, maxHeight: 280, overflow: 'auto' }}
    >
      {screens.map(({ id, name, place }) => (
        <li key={id}>
          {name}{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {place}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

/** Panel that says to its buyer how far the order is. */
function Progress() {
  const order = useRecordContext<AdsOrderDetail>();
  const isBuyers = useCanSee()({ systems: ['ADS'] });
  return order && isBuyers ? (
    <Box sx={{ mb: 2 }}>
      <Following order={order} />
    </Box>
  ) : null;
}

/**
 * The screens of an order are told by their names (MKT-06); above stands for its buyer how far it is (ADS-07), below what the
 * screens delivered (MKT-09).
 */
export const slots: AdsOrderSlots = {
  values: { screenList: <Screens /> },
  show: { above: <Progress />, below: <DeliveryByDay /> },
};
