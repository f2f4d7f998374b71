import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { Tx } from '../../store/types.ts';
import { administratorsOf } from '../notify.ts';

type Bought = Pick<AdsOrderStored, 'advertiserId' | 'payerId' | 'creatorId'>;

/**
 * Returns who hears of an order: who placed it, an agent's account where an agent did, and the administrators of the
 * advertiser that it names.
 */
export async function orderReaders(tx: Tx, { advertiserId, payerId, creatorId }: Bought): Promise<string[]> {
  const placers = creatorId === null ? await administratorsOf(tx, payerId ?? '') : [creatorId];
  return [...new Set([...placers, ...(await administratorsOf(tx, advertiserId ?? ''))])];
}
