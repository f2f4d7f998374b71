import { dayAt, startOf } from '#core/sales/days.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { planOrder } from '../commands/sales/shares.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { Services } from '../services.ts';
import type { Store, Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Orders in one tick; the rest follows in the next. */
const AT_ONCE = 200;

/** Returns the CPM orders whose shares were not planned today, or within the last hour. */
const dueOrders = (tx: Tx): Promise<AdsOrderStored[]> =>
  tx.adsOrders.find(
    (eb) =>
      eb.and([
        eb('status', '=', 'ongoing'),
        eb('selling_mode', '=', 'cpm'),
        eb('ad_id', 'is not', null),
        eb.or([
          eb('paced_at', 'is', null),
          eb('paced_at', '<=', Math.max(tx.now - limits.paceEvery, startOf(dayAt(tx.now)) - 1)),
        ]),
      ]),
    { fields: ['corpId'], limit: AT_ONCE },
  );

/** Plans one order; without changing `rev`: a share is no conflict. Returns the screens that have other shares now. */
async function pace(own: Tx, id: string): Promise<string[]> {
  const order = await own.adsOrders.one(id, { lock: 'change' });
  if (order?.status !== 'ongoing') return [];
  const screens = await planOrder(own, order);
  await own.ofCorp(order.corpId).updateTable('ads_orders').set({ paced_at: own.now }).where('id', '=', id).execute();
  // Shares are no part of the tables that a programme is watched by (store/watched.ts), and written here alone.
  if (screens.length > 0)
    await own.db
      .insertInto('programme_versions')
      .values({ corp_id: order.corpId, version: 1 })
      .onConflict((conflict) =>
        conflict.column('corp_id').doUpdateSet((eb) => ({ version: eb('programme_versions.version', '+', 1) })),
      )
      .execute();
  return screens;
}

/**
 * Spreads CPM orders over their days and screens (MKT-09), each in a transaction of its own, every hour and at the beginning
 * of a day: what fell short is made up on the days that are left.
 */
export async function paceOrders(store: Store, hints: Services['hints']): Promise<void> {
  for (const { id, corpId } of await store.read(SYSTEM, dueOrders)) {
    const screens = await store.write({ kind: 'system', corpId }, (own) => pace(own, id));
    for (const screen of screens) hints.send(screen);
  }
}
