import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import type { Tx } from '../store/types.ts';
import { mayPlace } from './mayPlace.ts';

type Order = Pick<AdsOrderStored, 'advertiserId' | 'payerId'>;

/** Refuses ORDER_PAYER_OTHER to whoever is not the one whose money an order spends: an agent's advertiser sees the order, too. */
export function checkPays({ corpId }: Pick<SessionUser, 'corpId'>, { advertiserId, payerId }: Order): void {
  if ((payerId ?? advertiserId) !== corpId) throw refuse('ORDER_PAYER_OTHER');
}

/** Refuses whoever may not place for the advertiser of an order, or does not pay for it. */
export async function checkPayer(tx: Tx, user: SessionUser, order: Order): Promise<void> {
  await mayPlace(tx, user, order.advertiserId);
  checkPays(user, order);
}
