import { dayAt, startOf } from '#core/sales/days.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { planOrder } from '../commands/sales/shares.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { Services } from '../services.ts';
import type { Store, Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Orders in one tick; the rest follows in the next. */
const AT_ONCE = 200;
/** Time after which an order that could not be planned is tried again, milliseconds: meanwhile others have their turn. */
const AGAIN_MS = 5 * 60_000;

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
    { fields: ['corpId'], orderBy: ['pacedAt', 'asc'], limit: AT_ONCE },
  );

const notePaced = (own: Tx, { id, corpId }: Pick<AdsOrderStored, 'id' | 'corpId'>, at: number) =>
  own.ofCorp(corpId).updateTable('ads_orders').set({ paced_at: at }).where('id', '=', id).execute();

/** Plans one order; without changing `rev`: a share is no conflict. Returns the screens that have other shares now. */
async function pace(own: Tx, id: string): Promise<string[]> {
  const order = await own.adsOrders.one(id, { lock: 'change' });
  if (order?.status !== 'ongoing') return [];
  const screens = await planOrder(own, order);
  await notePaced(own, { id, corpId: order.corpId }, own.now);
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

/** Outcome of the plans of one tick. */
export interface PacingRun {
  /** Errors, each naming its order, which is tried again in a while. */
  failed: readonly Error[];
}

/**
 * Spreads CPM orders over their days and screens (MKT-09), each in a transaction of its own, every hour and at the beginning
 * of a day: what fell short is made up on the days that are left. One that cannot be planned keeps none of the others waiting.
 */
export async function paceOrders(store: Store, hints: Services['hints']): Promise<PacingRun> {
  const failed: Error[] = [];
  for (const { id, corpId } of await store.read(SYSTEM, dueOrders)) {
    const write = <T>(work: (own: Tx) => Promise<T>) => store.write({ kind: 'system', corpId }, work);
    try {
      for (const screen of await write((own) => pace(own, id))) hints.send(screen);
    } catch (error) {
      failed.push(new Error(`order ${id} could not be spread over its days`, { cause: error }));
      await write((own) =>
        notePaced(own, { id, corpId }, Math.max(startOf(dayAt(own.now)), own.now - limits.paceEvery + AGAIN_MS)),
      ).catch((unnoted: unknown) => {
        failed.push(new Error(`that order ${id} is to be tried later could not be kept`, { cause: unnoted }));
      });
    }
  }
  return { failed };
}
