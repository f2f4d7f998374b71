import { sql } from 'kysely';
import { MILLI } from '#core/auction/pace.ts';
import { allot, type Earning } from '#core/sales/allot.ts';
import { dayAt, startOf } from '#core/sales/days.ts';
import { vainPlays } from '#core/sales/price.ts';
import { addDays } from '#core/time.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { HOUR_MS, hourStart } from '../../policies/reportZone.ts';
import type { Tx } from '../../store/types.ts';
import { markPlays } from '../markPlays.ts';
import { adsOf, DAY_MS, earnedBy, pricedDelivery, vainDaysOf } from './delivery.ts';

/** Rows per statement. */
const CHUNK = 200;

const screensOf = ({ screenList }: AdsOrderStored): string[] =>
  ((screenList as readonly { id: string }[] | null) ?? []).map(({ id }) => id);

/** Returns the plays of an order by screen and hour, as it is settled by them (delivery.ts); `milli`: at the price of each. */
async function playedHours(own: Tx, { corpId, startAt, endAt, ...order }: AdsOrderStored, adIds: readonly string[]) {
  const screens = screensOf({ corpId, startAt, endAt, ...order });
  if (adIds.length === 0 || screens.length === 0) return [];
  const hour = sql<number>`started_at / ${sql.lit(HOUR_MS)}`;
  const rows = await own
    .ofCorp(corpId)
    .selectFrom('proofs_of_play')
    .select(['ad_id', 'device_id', hour.as('hour')])
    .select(sql<number>`sum(coalesce(plays, 1))`.as('plays'))
    .select(sql<number>`sum(coalesce(plays, 1) * coalesce(price_fen, 0))`.as('milli'))
    .where('ad_id', 'in', adIds)
    .where('device_id', 'in', screens)
    .where('started_at', '>=', startAt ?? 0)
    .where('started_at', '<', endAt ?? 0)
    .groupBy(['ad_id', 'device_id', hour])
    .execute();
  return rows
    .map((row) => ({
      adId: row.ad_id,
      deviceId: row.device_id ?? '',
      at: row.hour * HOUR_MS,
      plays: row.plays,
      milli: row.milli,
    }))
    .toSorted((a, b) => a.at - b.at || ((a.adId ?? '') < (b.adId ?? '') ? -1 : 1));
}

/** Returns the places that an order had on some days, each by its screen and the beginning of its day. */
async function placesOf(own: Tx, { id }: AdsOrderStored, days: readonly string[]) {
  const rows = await own.db
    .selectFrom('seats')
    .select(['device_id', 'day'])
    .where('order_id', '=', id)
    .where('day', 'in', days)
    .execute();
  return rows.map((row) => ({ deviceId: row.device_id, at: startOf(row.day) }));
}

/** Returns the places that an order had in vain, each at the beginning of its day. */
async function vainPlaces(
  own: Tx,
  order: AdsOrderStored,
  vain: ReadonlySet<number>,
): Promise<Omit<Earning, 'milli'>[]> {
  if (vain.size === 0) return [];
  const first = dayAt(order.startAt ?? 0);
  const places = await placesOf(
    own,
    order,
    [...vain].map((n) => addDays(first, n)),
  );
  return places.map(({ deviceId, at }) => ({ deviceId, adId: order.adId, at }));
}

/** By CPT a day of a screen is earned in the hour of its first play. */
async function earnedDays(
  own: Tx,
  order: AdsOrderStored,
  { adIds, vain }: { adIds: readonly string[]; vain: ReadonlySet<number> },
): Promise<Earning[]> {
  const milli = (order.priceFen ?? 0) * MILLI;
  const days = new Map<string, Earning>();
  for (const { deviceId, at, adId } of await playedHours(own, order, adIds)) {
    const day = Math.floor((at - (order.startAt ?? 0)) / DAY_MS);
    const key = `${deviceId} ${day}`;
    if (!vain.has(day) && !days.has(key)) days.set(key, { deviceId, adId, at, milli });
  }
  const kept = await vainPlaces(own, order, vain);
  return [...days.values(), ...kept.map((place) => ({ ...place, milli }))];
}

/** By CPM each play is earned in its hour, and what places in vain stand for is shared among them. */
async function earnedPlays(
  own: Tx,
  order: AdsOrderStored,
  { adIds, vain }: { adIds: readonly string[]; vain: ReadonlySet<number> },
): Promise<Earning[]> {
  // The price of a thousand plays in fen is that of one in thousandths.
  const price = order.priceFen ?? 0;
  const hours = await playedHours(own, order, adIds);
  const kept = await vainPlaces(own, order, vain);
  const all = kept.length === 0 ? 0 : price * vainPlays(await pricedDelivery(own, order));
  const each = Math.floor(all / Math.max(1, kept.length));
  return [
    ...hours.map(({ plays, ...hour }) => ({ ...hour, milli: plays * price })),
    ...kept.map((place, at) => ({ ...place, milli: at === 0 ? all - each * (kept.length - 1) : each })),
  ];
}

/** Returns what each screen earned in each hour, by the prices of the order alone. */
async function earningsOf(own: Tx, order: AdsOrderStored): Promise<Earning[]> {
  const adIds = await adsOf(own, order);
  // By auction each play keeps its own price, and no place is kept.
  if (order.sellingMode === 'rtb') return playedHours(own, order, adIds);
  const what = { adIds, vain: await vainDaysOf(own, order, adIds) };
  return order.sellingMode === 'cpt' ? earnedDays(own, order, what) : earnedPlays(own, order, what);
}

const keyOf = ({ deviceId, adId, at }: Earning): string => `${deviceId} ${adId ?? ''} ${at}`;

/**
 * Adds up what one ad earned on a screen in an hour: two places of one day may be at its beginning. Where plays earned nothing
 * there is nothing: by auction one costs nothing until it is proved, and most never do.
 */
function added(earnings: readonly Earning[]): Map<string, Earning> {
  const all = new Map<string, Earning>();
  for (const earning of earnings.filter(({ milli }) => milli > 0)) {
    const key = keyOf(earning);
    all.set(key, { ...earning, milli: earning.milli + (all.get(key)?.milli ?? 0) });
  }
  return all;
}

/** Keeps what an order earned where, and marks the hours in which that is another than before. */
async function keep(own: Tx, { id, corpId, slotId }: AdsOrderStored, earnings: readonly Earning[]): Promise<void> {
  const wanted = added(earnings);
  const rows = await own.db
    .selectFrom('order_earnings')
    .select(['device_id as deviceId', 'ad_id as adId', 'hour_at as at', 'milli'])
    .where('order_id', '=', id)
    .execute();
  const there = new Map(rows.map((row): [string, Earning] => [keyOf(row), row]));
  const gone = [...there].flatMap(([key, row]) => (wanted.get(key)?.milli === row.milli ? [] : [row]));
  const fresh = [...wanted].flatMap(([key, row]) => (there.get(key)?.milli === row.milli ? [] : [row]));
  for (const { deviceId, adId, at } of gone)
    await own.db
      .deleteFrom('order_earnings')
      .where('order_id', '=', id)
      .where('device_id', '=', deviceId)
      .where('ad_id', '=', adId ?? '')
      .where('hour_at', '=', at)
      .execute();
  for (let from = 0; from < fresh.length; from += CHUNK)
    await own.db
      .insertInto('order_earnings')
      .values(
        fresh.slice(from, from + CHUNK).map(({ deviceId, adId, at, milli }) => ({
          order_id: id,
          device_id: deviceId,
          ad_id: adId ?? '',
          hour_at: at,
          corp_id: corpId,
          slot_id: slotId ?? '',
          milli,
        })),
      )
      .execute();
  await markPlays(
    own,
    [...gone, ...fresh].map(({ deviceId, at }) => ({ corpId, deviceId, at })),
  );
}

/** Returns what is earned by now of an order that is not settled: at most what it would be settled by. */
async function soFar(own: Tx, order: AdsOrderStored): Promise<Earning[]> {
  const earnings = (await earningsOf(own, order)).filter(({ at }) => at <= own.now);
  const { earnedFen } = await earnedBy(own, order);
  const sum = earnings.reduce((all, { milli }) => all + milli, 0);
  return sum <= earnedFen * MILLI ? earnings : allot(earnings, earnedFen);
}

/**
 * Says on which screens and in which hours an order earned what it did, for reports (REP-01). Of one that is settled with
 * this amount the hours add up to exactly that, and are never changed again; of another to what it has earned by now.
 */
export async function allotEarned(own: Tx, order: AdsOrderStored, settledFen: number | null): Promise<void> {
  if (settledFen === null) await keep(own, order, await soFar(own, order));
  else {
    const earnings = await earningsOf(own, order);
    // If no earnings by play are left, as of a screen that is gone, all count for the order's first screen and day.
    const whole = {
      deviceId: screensOf(order)[0] ?? '',
      adId: order.adId,
      at: hourStart(order.startAt ?? own.now),
      milli: 0,
    };
    await keep(own, order, allot(earnings.length > 0 ? earnings : [whole], settledFen));
  }
  await own
    .ofCorp(order.corpId)
    .updateTable('ads_orders')
    .set({ allotted_at: own.now, allot_again_at: null })
    .where('id', '=', order.id)
    .execute();
}
