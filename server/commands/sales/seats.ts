import { addDays } from '#core/time.ts';
import { daysFrom, freePeriods, type Period } from '#core/sales/days.ts';
import { openDays } from '#core/sales/openings.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';

/** Places of one slot on some screens, on each day of a period. */
export interface Wanted {
  slotId: string;
  deviceIds: readonly string[];
  from: string;
  to: string;
  /** Places of the slot that are sold on a screen and day. */
  stock: number;
  /** Days of the week on which the slot has turns (LAY-07): on others there is no place. */
  weekdays: readonly number[];
}

/** A screen and day. */
export interface Place {
  deviceId: string;
  day: string;
}

/** Rows of one statement, and days beyond those wanted in which free ones are looked for. */
const AT_ONCE = 2000;
const HORIZON = 120;
const OFFERED = 3;

const keyOf = ({ deviceId, day }: Place): string => `${deviceId} ${day}`;

/** Returns the numbers of the places that are taken, by screen and day. */
async function takenSeats(tx: Tx, { slotId, deviceIds, from, to }: Wanted): Promise<Map<string, Set<number>>> {
  const rows = await tx.db
    .selectFrom('seats')
    .select(['device_id', 'day', 'seat'])
    .where('device_id', 'in', [...deviceIds])
    .where('slot_id', '=', slotId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const taken = new Map<string, Set<number>>();
  for (const { device_id: deviceId, day, seat } of rows) {
    const key = keyOf({ deviceId, day });
    const seats = taken.get(key) ?? new Set();
    taken.set(key, seats.add(seat));
  }
  return taken;
}

/** Returns how many places are left on each screen and day. */
export async function freeSeats(tx: Tx, wanted: Wanted): Promise<Map<string, number>> {
  const taken = await takenSeats(tx, wanted);
  return new Map(
    placesOf(wanted).map((place) => [keyOf(place), Math.max(0, wanted.stock - (taken.get(keyOf(place))?.size ?? 0))]),
  );
}

/** Returns the screens and days of a wish, in the one order in which all buyers take them: so none waits for the other. */
function placesOf({ deviceIds, from, to, weekdays }: Wanted): Place[] {
  const days = openDays(daysFrom(from, to), weekdays);
  return deviceIds.toSorted().flatMap((deviceId) => days.map((day) => ({ deviceId, day })));
}

/** Returns the screens and days on which nothing is left. */
export async function busyPlaces(tx: Tx, wanted: Wanted): Promise<Place[]> {
  const free = await freeSeats(tx, wanted);
  return placesOf(wanted).filter((place) => free.get(keyOf(place)) === 0);
}

/** Returns the nearest periods of the same length in which every screen of each wish has a place. */
export async function nearestFree(tx: Tx, wishes: readonly Wanted[], earliest: string): Promise<Period[]> {
  const [first] = wishes;
  if (!first) return [];
  const length = daysFrom(first.from, first.to).length;
  const busy = new Set<string>();
  for (const wish of wishes)
    for (const { day } of await busyPlaces(tx, { ...wish, from: earliest, to: addDays(earliest, HORIZON) }))
      busy.add(day);
  return freePeriods(earliest, { length, horizon: HORIZON, most: OFFERED, isBusy: (day) => busy.has(day) });
}

const said = (periods: readonly Period[]): string => periods.map(({ from, to }) => `${from} – ${to}`).join(', ');

/** Returns the refusal for places that are gone, with the nearest free days (AD-13). */
export async function seatsTaken(tx: Tx, wishes: readonly Wanted[], busy: readonly Place[], earliest: string) {
  const free = await nearestFree(tx, wishes, earliest);
  return refuse('SEATS_TAKEN', {
    data: { busy: busy.slice(0, 100), free },
    ...(free.length === 0
      ? {}
      : {
          sentence: {
            zh: `所选日期已无空位，最近可投放：${said(free)}`,
            en: `No place is left on these days. Free next: ${said(free)}`,
          },
        }),
  });
}

/** Inserts a place for each screen and day; returns those that somebody else took at the same moment. */
async function insertSeats(tx: Tx, order: Holder, wanted: Wanted, chosen: readonly (Place & { seat: number })[]) {
  const lost: Place[] = [];
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const part = chosen.slice(at, at + AT_ONCE);
    const made = await tx.db
      .insertInto('seats')
      .values(
        part.map(({ deviceId, day, seat }) => ({
          device_id: deviceId,
          slot_id: wanted.slotId,
          day,
          seat,
          corp_id: order.corpId,
          order_id: order.id,
          until: order.until,
          stock: wanted.stock,
        })),
      )
      .onConflict((conflict) => conflict.columns(['device_id', 'slot_id', 'day', 'seat']).doNothing())
      .returning(['device_id', 'day'])
      .execute();
    const got = new Set(made.map(({ device_id: deviceId, day }) => keyOf({ deviceId, day })));
    lost.push(...part.filter((place) => !got.has(keyOf(place))));
  }
  return lost;
}

/** Order that takes places, until when it may be paid. */
export interface Holder {
  id: string;
  corpId: string;
  /** Null where nothing is to be paid any more. */
  until: number | null;
}

/**
 * Takes a place on each screen and day for an order, or none: refuses SEATS_TAKEN with the nearest free days (AD-13). The key
 * of the table decides between two who take the last one at once: the second sees what the first wrote, and tries the next
 * number, up to the stock.
 */
export async function takeSeats(tx: Tx, order: Holder, wanted: Wanted, earliest: string): Promise<void> {
  let open = placesOf(wanted);
  while (open.length > 0) {
    const taken = await takenSeats(tx, wanted);
    const chosen: (Place & { seat: number })[] = [];
    const busy: Place[] = [];
    for (const place of open) {
      const seats = taken.get(keyOf(place));
      let seat = 1;
      while (seats?.has(seat) === true) seat += 1;
      if (seat > wanted.stock) busy.push(place);
      else chosen.push({ ...place, seat });
    }
    if (busy.length > 0) throw await seatsTaken(tx, [wanted], busy, earliest);
    open = await insertSeats(tx, order, wanted, chosen);
  }
}

/** Returns the highest number of a place of a slot that is sold on any day from one on; 0 where none is. */
export async function highestSeat(tx: Tx, slotId: string, from: string): Promise<number> {
  const { highest } = await tx.db
    .selectFrom('seats')
    .select((eb) => eb.fn.max<number | null>('seat').as('highest'))
    .where('slot_id', '=', slotId)
    .where('day', '>=', from)
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

/** Keeps the places of an order that was paid. Returns how many there are. */
export async function keepSeats(tx: Tx, orderId: string): Promise<number> {
  const { numUpdatedRows } = await tx.db
    .updateTable('seats')
    .set({ until: null })
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Gives the places of an order free, from a day on or all. */
export async function releaseSeats(tx: Tx, orderId: string, from?: string): Promise<void> {
  const rows = tx.db.deleteFrom('seats').where('order_id', '=', orderId);
  await (from === undefined ? rows : rows.where('day', '>=', from)).execute();
}

/** Gives places free whose order was not paid in time: one statement, for the tick. Returns how many. */
export async function releaseUnpaid(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.db.deleteFrom('seats').where('until', '<=', tx.now).executeTakeFirst();
  return Number(numDeletedRows);
}
