import { useGetMany } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';

export type Order = CallTypes['adsOrder.list']['output']['list'][number];

/** Returns the orders of the draft as they are now. */
export function useOrders(ids: readonly string[]) {
  const { data, isPending, error, refetch } = useGetMany<Order>('ads-orders', { ids: [...ids] });
  return { orders: (data ?? []).filter((order) => order !== undefined), isPending, error, refetch };
}
