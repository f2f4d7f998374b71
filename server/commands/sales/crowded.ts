import { dayAt, daysFrom } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { devicesFor } from '../../player/targets.ts';
import type { Tx } from '../../store/types.ts';

/** A media owner's own ad, as far as it takes a turn in a carousel. */
type Turn = Pick<AdStored, 'slotId' | 'deliveryMode'> & { id: string | null; startAt: number; endAt: number };

/** Days on which an ad takes its turn from what advertisers bought. */
export interface Crowded {
  screens: number;
  days: number;
  /** The first of them. */
  from: string;
}

/** Rows of one statement, and ads and slots that are looked at. */
const AT_ONCE = 2000;
const MOST = 200;
const RUNNING = ['pendingPlay', 'playing'];

/** Returns the slots in which an ad plays, with their places: by matching delivery all of its size. */
async function slotsOf(own: Tx, { slotId, deliveryMode }: Turn) {
  const slot = slotId ? await own.adSlots.one(slotId) : null;
  if (!slot || deliveryMode !== 'matching') return slot ? [slot] : [];
  return own.adSlots.find((eb) => eb.and([eb('width', '=', slot.width), eb('height', '=', slot.height)]), {
    limit: MOST,
  });
}

/** Returns how many places of a slot are sold on each screen and day of a period. */
async function soldIn(
  own: Tx,
  slotId: string,
  { deviceIds, from, to }: { deviceIds: readonly string[]; from: string; to: string },
): Promise<{ deviceId: string; day: string; sold: number }[]> {
  const sold: { deviceId: string; day: string; sold: number }[] = [];
  for (let at = 0; at < deviceIds.length; at += AT_ONCE) {
    const rows = await own.db
      .selectFrom('seats')
      .select((eb) => ['device_id', 'day', eb.fn.countAll().as('sold')])
      .where('slot_id', '=', slotId)
      .where('device_id', 'in', deviceIds.slice(at, at + AT_ONCE))
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy(['device_id', 'day'])
      .execute();
    for (const row of rows) sold.push({ deviceId: row.device_id, day: row.day, sold: Number(row.sold) });
  }
  return sold;
}

/** Returns the other ads of the media owner's own that take a turn in a slot, by "<screen> <day>". */
async function ownTurns(own: Tx, slotId: string, { id, from, to }: { id: string | null; from: string; to: string }) {
  const ads = await own.ads.find(
    (eb) =>
      eb.and([
        eb('slot_id', '=', slotId),
        eb('type', '=', 'common'),
        eb('status', 'in', RUNNING),
        eb('advertiser_id', 'is', null),
        ...(id === null ? [] : [eb('id', '!=', id)]),
      ]),
    { limit: MOST },
  );
  const turns = new Map<string, number>();
  for (const ad of ads) {
    const [first, last] = [dayAt(ad.startAt ?? own.now), dayAt((ad.endAt ?? 0) - 1)];
    const days = daysFrom(first > from ? first : from, last < to ? last : to);
    if (days.length === 0) continue;
    for (const deviceId of await devicesFor(own, ad))
      for (const day of days) turns.set(`${deviceId} ${day}`, (turns.get(`${deviceId} ${day}`) ?? 0) + 1);
  }
  return turns;
}

/**
 * Tells on how many screens and days one more ad of the media owner's own takes a turn from what advertisers bought: what is
 * sold, its other ads and this one are more than the carousel has places (AD-13). Null where there is room for all.
 */
export async function crowdedBy(own: Tx, turn: Turn, deviceIds: readonly string[]): Promise<Crowded | null> {
  const from = dayAt(Math.max(own.now, turn.startAt));
  const last = dayAt(turn.endAt - 1);
  const horizon = addDays(from, limits.orderDays);
  const to = last < horizon ? last : horizon;
  const [screens, days] = [new Set<string>(), new Set<string>()];
  for (const slot of await slotsOf(own, turn)) {
    const sold = await soldIn(own, slot.id, { deviceIds, from, to });
    if (sold.length === 0) continue;
    const turns = await ownTurns(own, slot.id, { id: turn.id, from, to });
    for (const { deviceId, day, sold: places } of sold) {
      if (places + (turns.get(`${deviceId} ${day}`) ?? 0) < (slot.carouselPlaces ?? 1)) continue;
      screens.add(deviceId);
      days.add(day);
    }
  }
  return screens.size === 0 ? null : { screens: screens.size, days: days.size, from: [...days].toSorted()[0]! };
}
