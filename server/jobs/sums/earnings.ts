import { allotEarned } from '../../commands/sales/earnings.ts';
import type { Store, Tx } from '../../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Orders in one tick, and how old what a running one has earned may be in reports. */
const AT_ONCE = 20;
const EVERY_MS = 60 * 60_000;

/** Returns orders whose earnings are not there: running ones of an hour ago, and those that were settled before there were any. */
const dueOrders = (tx: Tx) =>
  tx.adsOrders.find(
    (eb) =>
      eb.and([
        eb('status', 'in', ['ongoing', 'finished']),
        eb('start_at', '<=', tx.now),
        eb.or([
          eb('allotted_at', 'is', null),
          eb.and([eb('settled_at', 'is', null), eb('allotted_at', '<=', tx.now - EVERY_MS)]),
        ]),
      ]),
    { fields: ['corpId'], orderBy: ['id', 'asc'], limit: AT_ONCE },
  );

/**
 * Keeps reports up with what running orders earn (REP-01), each order in a transaction of its own. What one is settled by is
 * allotted by its settlement itself (jobs/orders.ts). Returns how many.
 */
export async function allotOrders(store: Store): Promise<number> {
  const due = await store.read(SYSTEM, dueOrders);
  for (const { id, corpId } of due)
    await store.write({ kind: 'system', corpId }, async (own) => {
      const order = await own.adsOrders.one(id, { lock: 'change' });
      if (order) await allotEarned(own, order, order.settledAt === null ? null : (order.earnedFen ?? 0));
    });
  return due.length;
}
