import { sql } from 'kysely';
import { addDays } from '#core/time.ts';
import { dayAt, startOf } from '#core/sales/days.ts';
import { heldDays, otherDays } from '#core/sales/heldDays.ts';
import { ownersTime } from '#core/sales/ownersTime.ts';
import { earnedOf, type Delivery } from '#core/sales/price.ts';
import { MILLI } from '#core/auction/pace.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { Tx } from '../../store/types.ts';

export const DAY_MS = 86_400_000;

/** Returns the ads that an order has and had: of one that its media owner deleted the plays stay. */
export async function adsOf(own: Tx, { id, adId, corpId }: AdsOrderStored): Promise<string[]> {
  const rows = await own.ofCorp(corpId).selectFrom('ads').select('id').where('order_id', '=', id).execute();
  return [...new Set([...rows.map((ad) => ad.id), ...(adId === null ? [] : [adId])])];
}

/** Returns how often the ads of an order played on each of its screens on each day of its period, counted from its first. */
export async function playedDays(own: Tx, order: AdsOrderStored, adIds: readonly string[]) {
  const { corpId, startAt, endAt, screenList } = order;
  const screens = (screenList as readonly { id: string }[] | null) ?? [];
  if (adIds.length === 0 || screens.length === 0) return [];
  // A day of the order begins when the order begins: its zone has no summer time (core/sales/days.ts).
  const day = sql<number>`(started_at - ${sql.lit(startAt ?? 0)}) / ${sql.lit(DAY_MS)}`;
  const rows = await own
    .ofCorp(corpId)
    .selectFrom('proofs_of_play')
    .select(['device_id', day.as('day')])
    .select(sql<number>`sum(coalesce(plays, 1))`.as('plays'))
    .where('ad_id', 'in', adIds)
    .where(
      'device_id',
      'in',
      screens.map(({ id }) => id),
    )
    .where('started_at', '>=', startAt ?? 0)
    .where('started_at', '<', endAt ?? 0)
    .groupBy(['device_id', day])
    .execute();
  return rows.map((row) => ({ day: Math.floor(row['day']), plays: row.plays }));
}

/**
 * Returns how often the ads of an order played on its screens in its period, on how many days of screens, and how many of those it
 * had in vain: on these days nothing else is counted.
 */
async function deliveryOf(own: Tx, order: AdsOrderStored) {
  const adIds = await adsOf(own, order);
  const vain = await vainDaysOf(own, order, adIds);
  const days = await playedDays(own, order, adIds);
  return {
    plays: days.reduce((sum, { plays }) => sum + plays, 0),
    played: days.filter(({ day }) => !vain.has(day)).length,
    vain: await placesOn(own, order, vain),
  };
}

/**
 * Returns the days of an order, counted from its first, on which its buyer itself kept the ad off the screens for a time (ADS-04), and
 * those that are over on which there was nothing to show that it had not to answer for (core/sales/ownersTime.ts).
 */
export async function vainDaysOf(
  own: Tx,
  { corpId, startAt, endAt }: Pick<AdsOrderStored, 'corpId' | 'startAt' | 'endAt'>,
  adIds: readonly string[],
): Promise<Set<number>> {
  const period = { startAt: startAt ?? 0, endAt: endAt ?? 0 };
  const past = { ...period, endAt: Math.min(period.endAt, startOf(dayAt(own.now))) };
  if (adIds.length === 0) return otherDays([], past);
  const holds = await own.db.selectFrom('buyer_holds').select(['since', 'until']).where('ad_id', 'in', adIds).execute();
  const turns = await own.db
    .selectFrom('state_changes')
    .select(['row_id as adId', 'state', 'at'])
    .where('corp_id', '=', corpId)
    .where('entity', '=', 'ad')
    .where('row_id', 'in', adIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return new Set([...heldDays(holds, period), ...otherDays(ownersTime(turns, limits.reviewDue), past)]);
}

/** Returns how many places an order had on these days; on one between its own and those that make it good it had none. */
async function placesOn(own: Tx, { id, startAt }: AdsOrderStored, days: ReadonlySet<number>): Promise<number> {
  if (days.size === 0) return 0;
  const first = dayAt(startAt ?? 0);
  const { places } = await own.db
    .selectFrom('seats')
    .select((eb) => eb.fn.countAll().as('places'))
    .where('order_id', '=', id)
    .where(
      'day',
      'in',
      [...days].map((n) => addDays(first, n)),
    )
    .executeTakeFirstOrThrow();
  return Number(places);
}

/** Plays that an order delivered, and its media owner's earnings by them. */
export interface Delivered {
  plays: number;
  earnedFen: number;
}

/** Returns what an order delivered, as it is priced. */
export async function pricedDelivery(own: Tx, order: AdsOrderStored): Promise<Delivery> {
  const { amountFen, priceFen, screens, placeDays, sellingMode } = order;
  const isCpm = sellingMode === 'cpm';
  return {
    ...(await deliveryOf(own, order)),
    sellingMode: isCpm ? 'cpm' : 'cpt',
    amountFen: amountFen ?? 0,
    priceFen: priceFen ?? 0,
    // By CPT the amount is the price of each; days that make it good are not sold once more.
    sold: isCpm ? (screens ?? 0) * (placeDays ?? 0) : Math.round((amountFen ?? 0) / Math.max(1, priceFen ?? 0)),
    bought: order.plays ?? 0,
  };
}

/** Counts what an order delivered, from the plays of its screens, and prices it (MKT-09). */
export async function earnedBy(own: Tx, order: AdsOrderStored): Promise<Delivered> {
  const delivery = await pricedDelivery(own, order);
  const { plays } = delivery;
  // Each auction's cost was added when its play was proved; half a fen of the sum is rounded up (MKT-10).
  if (order.sellingMode === 'rtb') return { plays, earnedFen: Math.round((order.spentMilli ?? 0) / MILLI) };
  return { plays, earnedFen: earnedOf(delivery) };
}
