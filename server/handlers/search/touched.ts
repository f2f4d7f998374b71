import { dayAt } from '#core/sales/days.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { SessionUser } from '../../call/types.ts';
import { signalsAt } from '../../policies/signals.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';
import { ACROSS, places, type Place } from './places.ts';

/** Ids of one statement. */
const AT_ONCE = 2000;

/** Adds the orders that hold places from a day on. */
async function addOrders(orders: Set<string>, tx: Tx, { column, ids }: Place['seats'], from: string): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await tx.db
      .selectFrom('seats')
      .select('order_id')
      .distinct()
      .where(column, 'in', ids.slice(at, at + AT_ONCE))
      .where('day', '>=', from)
      .execute();
    for (const row of rows) orders.add(row.order_id);
  }
}

/** Bids of one enterprise at the same time; more than are ever looked at (commands/auctions). */
const MOST_BIDS = 10_000;

/** Adds the orders that bid for plays there: they keep no places (MKT-10). */
async function addBids(orders: Set<string>, tx: Tx, { column, ids }: Place['seats'], now: number): Promise<void> {
  const bids = await tx.adsOrders.find(
    (eb) =>
      eb.and([eb('selling_mode', '=', 'rtb'), eb('status', 'in', ['toBeUploaded', 'ongoing']), eb('end_at', '>', now)]),
    { fields: ['slotId', 'screenList'], limit: MOST_BIDS },
  );
  const named = new Set(ids);
  for (const { id, slotId, screenList } of bids) {
    const screens = (screenList as readonly { id: string }[] | null) ?? [];
    const facts = { slot_id: [slotId ?? ''], device_id: screens.map((screen) => screen.id), order_id: [id] };
    if (facts[column].some((fact) => named.has(fact))) orders.add(id);
  }
}

/** Returns the visible ones of these records, by their enterprises. */
async function byCorporation(tx: Tx, entity: EntityMeta, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tableOf(tx, entity.name).many(ids, { fields: ['corpId'] });
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const corpId = String(row['corpId']);
    found.set(corpId, [...(found.get(corpId) ?? []), row.id]);
  }
  return found;
}

/** Whoever may see records in any list of theirs may ask what a change of them touches. */
const maySee = (user: SessionUser, { perm, views }: EntityMeta): boolean =>
  [perm.list, ...views.map((view) => view.perm)].some((name) => name !== undefined && user.can(name));

/**
 * Counts what a change of records touches (UI-09): ads that play there, and orders that hold places there from today on, or bid.
 * Records that the caller may not see count as if they were not there; what is counted may be anybody's of the enterprise
 * that has the record, and of a plan the ads that are placed in it.
 */
export const touched = handler('search.touched', async ({ input, tx, user, now }) => {
  const entity = entityOf(input.entity);
  const place = places[input.entity];
  if (!entity || !place || !entity.systems.includes(user.system)) throw refuse('NOT_FOUND');
  if (!maySee(user, entity)) throw refuse('NO_PERMISSION');
  const other = entity.members && entityOf(entity.members.entity);
  const members = other ? await byCorporation(tx, other, input.members ?? []) : new Map<string, string[]>();
  const found = await byCorporation(tx, entity, input.ids);
  if (found.size === 0) throw refuse('NOT_FOUND');
  const { planPaused, takenDown } = signalsAt(now);
  let ads = 0;
  const orders = new Set<string>();
  for (const [corpId, ids] of found) {
    const own = tx.as({ kind: 'system', corpId: ACROSS.has(entity.name) ? null : corpId });
    const { ads: there, seats } = await place(own, { ids, members: members.get(corpId) ?? [] });
    // As adsFor (player/targets.ts): what is held back, paused above or taken down is on no screen.
    ads += await own.ads.count((eb) =>
      eb.and([
        eb('status', '=', 'playing'),
        eb('held_by', 'is', null),
        eb.not(planPaused!(eb)),
        eb.not(takenDown!(eb)),
        there(eb),
      ]),
    );
    await addOrders(orders, own, seats, dayAt(now));
    if (seats.ids.length > 0) await addBids(orders, own, seats, now);
  }
  return { ads, orders: orders.size };
});
