import { dayAt } from '#core/sales/days.ts';
import type { Tx } from '../../store/types.ts';
import type { Place } from './places.ts';

/** Ids of one statement. */
const AT_ONCE = 2000;

/** Bids of one enterprise at the same time; more than are ever looked at (commands/auctions). */
const MOST_BIDS = 10_000;

/** Orders of each record. */
type Orders = Map<string, Set<string>>;

function add(orders: Orders, id: string, orderId: string): void {
  const known = orders.get(id);
  if (known) known.add(orderId);
  else orders.set(id, new Set([orderId]));
}

/** Adds the orders that hold places from a day on. */
async function addSeats(orders: Orders, tx: Tx, { column, ids }: Place['seats'], from: string): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await tx.db
      .selectFrom('seats')
      .select((eb) => [eb.ref(column).as('named'), 'order_id'])
      .distinct()
      .where(column, 'in', ids.slice(at, at + AT_ONCE))
      .where('day', '>=', from)
      .execute();
    for (const row of rows) add(orders, row.named, row.order_id);
  }
}

/** Adds the orders that bid for plays there: they keep no places (MKT-10). */
async function addBids(orders: Orders, tx: Tx, { column, ids }: Place['seats'], now: number): Promise<void> {
  const bids = await tx.adsOrders.find(
    (eb) =>
      eb.and([eb('selling_mode', '=', 'rtb'), eb('status', 'in', ['toBeUploaded', 'ongoing']), eb('end_at', '>', now)]),
    { fields: ['slotId', 'screenList'], limit: MOST_BIDS },
  );
  const named = new Set(ids);
  for (const { id, slotId, screenList } of bids) {
    const screens = (screenList as readonly { id: string }[] | null) ?? [];
    const facts = { slot_id: [slotId ?? ''], device_id: screens.map((screen) => screen.id), order_id: [id] };
    for (const fact of facts[column]) if (named.has(fact)) add(orders, fact, id);
  }
}

/** Returns the orders that hold places from today on, or bid, by the record that was named: a slot, a screen or the order itself. */
export async function ordersAt(tx: Tx, seats: Place['seats'], now: number): Promise<Orders> {
  const orders: Orders = new Map();
  if (seats.ids.length === 0) return orders;
  await addSeats(orders, tx, seats, dayAt(now));
  await addBids(orders, tx, seats, now);
  return orders;
}
