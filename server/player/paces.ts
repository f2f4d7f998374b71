import type { Plan } from '#core/manifest/manifest.ts';
import { airSpans } from '#core/pacing/airSpans.ts';
import { openSpans } from '#core/pacing/openHours.ts';
import type { Pace, Paced } from '#core/pacing/pace.ts';
import { dayAt, endOf, startOf } from '#core/sales/days.ts';
import type { Timer } from '#core/schedule/timers.ts';
import { addDays, zoneOr } from '#core/time.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';
import type { Target } from './targets.ts';
import { screenTimers } from './timers.ts';

/** Share of a day that a screen has of an ad. */
interface Share {
  adId: string;
  day: string;
  plays: number;
}

/** Ads of a corporation that are sold by plays, and what its screens have of them by screen. */
export interface Shares {
  adIds: ReadonlySet<string>;
  byDevice: ReadonlyMap<string, readonly Share[]>;
}

/** Returns the shares of one screen, or of all, from yesterday on: somewhere the day before is not over. */
export async function sharesIn(tx: Tx, corpId: string, deviceId?: string): Promise<Shares> {
  const orders = await tx
    .ofCorp(corpId)
    .selectFrom('ads_orders')
    .select(['id', 'ad_id'])
    .where('selling_mode', '=', 'cpm')
    .where('status', 'in', ['ongoing', 'finished'])
    .where('end_at', '>', tx.now)
    .where('ad_id', 'is not', null)
    .execute();
  if (orders.length === 0) return { adIds: new Set(), byDevice: new Map() };
  const ads = new Map(orders.map(({ id, ad_id: adId }) => [id, adId ?? '']));
  let rows = tx.db
    .selectFrom('order_shares')
    .select(['order_id', 'day', 'device_id', 'plays'])
    .where('corp_id', '=', corpId)
    .where('day', '>=', addDays(dayAt(tx.now), -1))
    .where('plays', 'is not', null)
    .orderBy('day');
  if (deviceId !== undefined) rows = rows.where('device_id', '=', deviceId);
  const byDevice = new Map<string, Share[]>();
  for (const { order_id: orderId, day, device_id: id, plays } of await rows.execute()) {
    const adId = ads.get(orderId);
    if (adId !== undefined) byDevice.set(id, [...(byDevice.get(id) ?? []), { adId, day, plays: plays ?? 0 }]);
  }
  return { adIds: new Set(ads.values()), byDevice };
}

/** Returns what a screen may give of those of its ads that are sold by plays: when and how many (core/pacing). */
export function pacesOf(
  { adIds, byDevice }: Shares,
  { items, slots }: Pick<Plan, 'items' | 'slots'>,
  device: Pick<DeviceStored, 'id' | 'zone'>,
  timers: readonly Timer[],
): Pace[] {
  const own = byDevice.get(device.id) ?? [];
  const zone = zoneOr(device.zone);
  return items.flatMap(({ id, slotId }) => {
    if (!adIds.has(id)) return [];
    const slot = slots.find((one) => one.id === slotId);
    const beside = slots.filter((one) => one !== slot && one.areaId === slot?.areaId);
    const days = own.flatMap(({ adId, day, plays }) => {
      if (adId !== id) return [];
      const span = { from: startOf(day), to: endOf(day) };
      const open = airSpans(slot ?? {}, beside, openSpans(timers, span, zone), zone);
      return [{ ...span, plays, open: open.slice(0, 100) }];
    });
    return [{ adId: id, days }];
  });
}

/** Returns what a screen may give of its ads today, and what it has told of it, for who explains a moment. */
export async function pacedNow(
  tx: Tx,
  device: Target & Pick<DeviceStored, 'corpId' | 'zone'>,
  plan: Pick<Plan, 'items' | 'slots'>,
): Promise<{ paces: Pace[]; paced: Paced }> {
  const shares = await sharesIn(tx, device.corpId, device.id);
  if (shares.adIds.size === 0) return { paces: [], paced: {} };
  const today = dayAt(tx.now);
  const rows = await tx
    .ofCorp(device.corpId)
    .selectFrom('ads_orders')
    .innerJoin('order_shares', 'order_shares.order_id', 'ads_orders.id')
    .select(['ads_orders.ad_id', 'order_shares.played'])
    .where('order_shares.device_id', '=', device.id)
    .where('order_shares.day', '=', today)
    .execute();
  const paced = rows.flatMap(({ ad_id: adId, played }) =>
    adId === null ? [] : [[adId, { from: startOf(today), plays: played }] as const],
  );
  return { paces: pacesOf(shares, plan, device, await screenTimers(tx, device)), paced: Object.fromEntries(paced) };
}

/** Counts plays of CPM orders by order and day, in the transaction that keeps them. */
export async function countPaced(
  tx: Tx,
  device: Pick<DeviceStored, 'id' | 'corpId'>,
  plays: readonly { orderId: string; startedAt: number }[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { orderId, startedAt } of plays) {
    const key = `${orderId} ${dayAt(startedAt)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, played] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [orderId = '', day = ''] = key.split(' ');
    await tx.db
      .insertInto('order_shares')
      .values({ order_id: orderId, day, device_id: device.id, corp_id: device.corpId, plays: null, played })
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'day', 'device_id'])
          .doUpdateSet((eb) => ({ played: eb('order_shares.played', '+', played) })),
      )
      .execute();
  }
}
