import { useQuery } from '@tanstack/react-query';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { AdsOrderDetail } from '#generated/model/ads-orders/types.gen.ts';
import { useCall } from '#src/ui/useCall.ts';

/** Delivery of an order by day, as the server tells it. */
export type Pace = CallTypes['adsOrder.pace']['output'];

/** Returns how an order is delivered by day (MKT-09), asked anew as it goes on; of one that was never paid nothing is asked. */
export function usePace(order: Pick<AdsOrderDetail, 'id' | 'status' | 'delivered'> | undefined) {
  const call = useCall();
  const isAsked = order !== undefined && order.status !== 'toBePaid' && order.status !== 'cancelled';
  const answer = useQuery({
    queryKey: ['ads-orders', 'pace', order?.id, order?.status, order?.delivered],
    queryFn: async () => (await call('adsOrder.pace', { id: order!.id })) as Pace,
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  return { ...answer, isAsked };
}
