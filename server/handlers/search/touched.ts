import { dayAt } from '#core/sales/days.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { MOST_DEVICES, reaches } from '../../player/targets.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';
import type { Tx, Where } from '../../store/types.ts';

/** Ads that play in a place, and the seats that are sold there. */
interface Place {
  ads: Where;
  seats: { column: 'slot_id' | 'device_id'; ids: readonly string[] };
}

/** Returns the ads of a slot: its own, and those that play in all slots of its size. */
async function adsOfSlot(own: Tx, id: string): Promise<Where> {
  const slot = await own.adSlots.one(id, { fields: ['width', 'height'] });
  return (eb) =>
    eb.or([
      eb('slot_id', '=', id),
      eb.and([
        eb('delivery_mode', '=', 'matching'),
        eb.exists(
          eb
            .selectFrom('ad_slots')
            .select('ad_slots.id')
            .whereRef('ad_slots.corp_id', '=', 'ads.corp_id')
            .whereRef('ad_slots.id', '=', 'ads.slot_id')
            .where('ad_slots.width', '=', slot?.width ?? 0)
            .where('ad_slots.height', '=', slot?.height ?? 0),
        ),
      ]),
    ]);
}

/** Returns where a record has ads, by its kind: a slot its own, a screen and a group those that reach their screens. */
async function placeOf(own: Tx, entity: string, id: string): Promise<Place | null> {
  if (entity === 'adSlot') return { ads: await adsOfSlot(own, id), seats: { column: 'slot_id', ids: [id] } };
  if (entity === 'device') return { ads: reaches([id], [id]), seats: { column: 'device_id', ids: [id] } };
  if (entity !== 'deviceGroup') return null;
  const screens = await own.devices.find((eb) => eb('group_id', '=', id), { fields: ['id'], limit: MOST_DEVICES });
  return { ads: reaches([id], [id]), seats: { column: 'device_id', ids: screens.map((screen) => screen.id) } };
}

/** Rows of one statement. */
const AT_ONCE = 2000;

/** Returns the number of orders that hold places from a day on. */
async function ordersIn(tx: Tx, { column, ids }: Place['seats'], from: string): Promise<number> {
  const orders = new Set<string>();
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
  return orders.size;
}

/**
 * Counts what a change of a slot, a screen or a group touches (UI-09): ads that play there, and orders that hold places there
 * from today on. The record must be visible to the caller; what is counted may be anybody's of its enterprise.
 */
export const touched = handler('search.touched', async ({ input, tx, user, now }) => {
  const entity = entityOf(input.entity);
  if (!entity || !entity.systems.includes(user.system)) throw refuse('NOT_FOUND');
  if (!user.can(entity.perm.list)) throw refuse('NO_PERMISSION');
  const row = await tableOf(tx, entity.name).one(input.id, { fields: ['corpId'] });
  if (!row) throw refuse('NOT_FOUND');
  const own = tx.as({ kind: 'system', corpId: String(row['corpId']) });
  const place = await placeOf(own, entity.name, input.id);
  if (!place) throw refuse('NOT_FOUND');
  return {
    ads: await own.ads.count((eb) => eb.and([eb('status', '=', 'playing'), place.ads(eb)])),
    orders: await ordersIn(own, place.seats, dayAt(now)),
  };
});
