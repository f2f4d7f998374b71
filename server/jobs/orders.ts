import { sql } from 'kysely';
import { dayAt } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { endAd } from '../commands/endAd.ts';
import { earnedBy } from '../commands/sales/delivery.ts';
import { allotEarned } from '../commands/sales/earnings.ts';
import { settleMoney } from '../commands/sales/orderMoney.ts';
import { recount } from '../commands/promotion/figures.ts';
import { releaseSeats, releaseUnpaid } from '../commands/sales/seats.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Orders in one tick; the rest follows in the next. */
const AT_ONCE = 500;

/** Takes over how often the ads of running orders were played; without changing `rev`: a play is no conflict. */
export async function countDelivered(tx: Tx): Promise<void> {
  // Of those that it had before, too; one that was made before ads named their order is found by its id.
  const played = sql<number>`
    coalesce((select sum(ads.impressions) from ads where ads.corp_id = ads_orders.corp_id and ads.order_id = ads_orders.id), 0) +
    coalesce((select ads.impressions from ads where ads.corp_id = ads_orders.corp_id and ads.id = ads_orders.ad_id and ads.order_id is null), 0)`;
  await tx
    .acrossCorps('orders of all media owners')
    .updateTable('ads_orders')
    .set({ delivered: played })
    .where('status', '=', 'ongoing')
    .where(sql<number>`coalesce(delivered, 0)`, '!=', played)
    .execute();
}

/** Ends the ad of an order that has reached its number before its last day, and gives the days after today free. */
async function endEarly(own: Tx, order: AdsOrderStored, hints: Services['hints']): Promise<void> {
  await own.adsOrders.update(order.id, { endAt: own.now });
  await releaseSeats(own, order.id, addDays(dayAt(own.now), 1));
  if (order.adId !== null) await endAd(own, hints, order.adId);
}

/** Settles one order that is over: what was played goes to the media owner, the rest back to the buyer (MKT-09). `orderNotices` tells of it later. */
async function settleOrder(own: Tx, order: AdsOrderStored): Promise<void> {
  const { plays, earnedFen } = await earnedBy(own, order);
  await settleMoney(own, order, earnedFen);
  await allotEarned(own, order, earnedFen);
  const creditFen = (order.amountFen ?? 0) - earnedFen;
  await own.adsOrders.update(order.id, { settledAt: own.now, delivered: plays, earnedFen, creditFen });
  // Until here each place stands, a past one too: what was held of them is counted by them.
  await releaseSeats(own, order.id);
  await recount(own, [order.promotionGroupId]);
}

/** Returns the orders that are over and not settled: those that ended early, and those whose screens have had time to tell. */
function dueOrders(tx: Tx): Promise<AdsOrderStored[]> {
  return tx.adsOrders.find(
    (eb) =>
      eb.and([
        eb('status', '=', 'finished'),
        eb('settled_at', 'is', null),
        eb.or([eb('end_at', '>', tx.now), eb('end_at', '<=', tx.now - limits.orderSettleAfter)]),
        // Won auctions that no screen has reported may still cost something.
        eb.not(
          eb.exists(
            eb
              .selectFrom('auctions')
              .select('auctions.id')
              .whereRef('auctions.winner_id', '=', 'ads_orders.id')
              .whereRef('auctions.corp_id', '=', 'ads_orders.corp_id')
              .where('auctions.status', '=', 'won')
              .where('ads_orders.end_at', '<=', tx.now),
          ),
        ),
      ]),
    { fields: ['corpId'], orderBy: ['endAt', 'asc'], limit: AT_ONCE },
  );
}

/** Ends an order that finished before its time, or settles one that is over, if nobody else did meanwhile. */
async function finishOrder(own: Tx, id: string, hints: Services['hints']): Promise<void> {
  const order = await own.adsOrders.one(id, { lock: 'change' });
  if (order?.status !== 'finished' || order.settledAt !== null) return;
  if ((order.endAt ?? 0) > own.now) await endEarly(own, order, hints);
  else if ((order.endAt ?? 0) <= own.now - limits.orderSettleAfter) await settleOrder(own, order);
}

/** Outcome of the orders of one tick. */
export interface OrdersRun {
  /** Places that were given free, and orders that were ended or settled. */
  done: number;
  /** Errors, each naming its order; the next tick tries again. */
  failed: readonly Error[];
}

/**
 * Gives unpaid places free, and brings orders that are over to their end, each in a transaction of its own: one that cannot
 * be settled keeps none of the others waiting. To be run after the transitions of a tick, and after what was won was charged.
 */
export async function runOrders({ store, hints }: Pick<Services, 'store' | 'hints'>): Promise<OrdersRun> {
  let done = await store.write(SYSTEM, releaseUnpaid);
  const failed: Error[] = [];
  for (const { id, corpId } of await store.read(SYSTEM, dueOrders)) {
    try {
      await store.write({ kind: 'system', corpId }, (own) => finishOrder(own, id, hints));
      done += 1;
    } catch (error) {
      failed.push(new Error(`order ${id} could not be brought to its end`, { cause: error }));
    }
  }
  return { done, failed };
}
