import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { allotEarned } from '../../commands/sales/earnings.ts';
import type { Store, Tx } from '../../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Orders in one tick, and how old what a running one has earned may be in reports. */
const AT_ONCE = 20;
const EVERY_MS = 60 * 60_000;
/** Time until one that could not be allotted is tried again. */
const AGAIN_MS = 10 * 60_000;

/** Returns orders whose earnings are not there: running ones of an hour ago, and those that were settled before there were any. */
const dueOrders = (tx: Tx) =>
  tx.adsOrders.find(
    (eb) =>
      eb.and([
        eb('status', 'in', ['ongoing', 'finished']),
        eb('start_at', '<=', tx.now),
        eb.or([eb('allot_again_at', 'is', null), eb('allot_again_at', '<=', tx.now)]),
        eb.or([
          eb('allotted_at', 'is', null),
          eb.and([eb('settled_at', 'is', null), eb('allotted_at', '<=', tx.now - EVERY_MS)]),
        ]),
      ]),
    { fields: ['corpId'], orderBy: ['allottedAt', 'asc'], limit: AT_ONCE },
  );

const noteAgain = (own: Tx, { id, corpId }: Pick<AdsOrderStored, 'id' | 'corpId'>): Promise<unknown> =>
  own
    .ofCorp(corpId)
    .updateTable('ads_orders')
    .set({ allot_again_at: own.now + AGAIN_MS })
    .where('id', '=', id)
    .execute();

/** Outcome of the earnings of one tick. */
interface EarningsRun {
  /** Errors, each naming its order. */
  failed: readonly Error[];
}

/**
 * Keeps reports up with what running orders earn (REP-01), each order in a transaction of its own. What one is settled by is
 * allotted by its settlement itself (jobs/orders.ts). One that cannot be allotted keeps none of the others waiting, and is tried
 * again in a while.
 */
export async function allotOrders(store: Store): Promise<EarningsRun> {
  const failed: Error[] = [];
  for (const { id, corpId } of await store.read(SYSTEM, dueOrders)) {
    const write = (work: (own: Tx) => Promise<unknown>) => store.write({ kind: 'system', corpId }, work);
    try {
      await write(async (own) => {
        const order = await own.adsOrders.one(id, { lock: 'change' });
        if (order) await allotEarned(own, order, order.settledAt === null ? null : (order.earnedFen ?? 0));
      });
    } catch (error) {
      failed.push(new Error(`what order ${id} earned could not be spread over its hours`, { cause: error }));
      await write((own) => noteAgain(own, { id, corpId })).catch((unnoted: unknown) => {
        failed.push(new Error(`that order ${id} is to be tried later could not be kept`, { cause: unnoted }));
      });
    }
  }
  return { failed };
}
