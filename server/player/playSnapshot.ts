import type { ToldPlay } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';
import type { BatchAnswers } from './batchAnswers.ts';

/** Returns rows by id, deleted ones included: a late play belongs to records of its time. */
const byId = <R extends { id: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.id, row]));

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Sale terms of a play at its moment. */
export interface Sold {
  orderId: string;
  sellingMode: string | null;
  priceFen: number | null;
}

/** Returns what was sold of each ad that belongs to an order, a deleted ad included. */
export async function soldOf(tx: Tx, corpId: string, adIds: readonly string[]): Promise<ReadonlyMap<string, Sold>> {
  const own = tx.ofCorp(corpId);
  const ads = await own
    .selectFrom('ads')
    .select(['id', 'order_id'])
    .where('id', 'in', distinct(adIds))
    .where('order_id', 'is not', null)
    .execute();
  if (ads.length === 0) return new Map();
  const orders = byId(
    await own
      .selectFrom('ads_orders')
      .select(['id', 'selling_mode', 'price_fen'])
      .where('id', 'in', distinct(ads.map((ad) => ad.order_id ?? '')))
      .execute(),
  );
  return new Map(
    ads.flatMap(({ id, order_id: orderId }): [string, Sold][] => {
      const order = orders.get(orderId ?? '');
      if (!order) return [];
      // By auction each play has a price of its own, which it is given when it is charged (commands/auctions/prove.ts).
      const priceFen = order.selling_mode === 'rtb' ? null : order.price_fen;
      return [[id, { orderId: order.id, sellingMode: order.selling_mode, priceFen }]];
    }),
  );
}

/**
 * Returns the columns of a proof of play for each play: what it belonged to, by name, and what it was sold for, so that no
 * later change alters a report (REP-04). A play of a CPT order has the price of its slot and day, which is not split.
 */
export async function snapshotOf(
  tx: Tx,
  device: DeviceStored,
  plays: readonly ToldPlay[],
  { sold, shared }: { sold: ReadonlyMap<string, Sold>; shared: BatchAnswers },
) {
  const own = tx.ofCorp(device.corpId);
  const ads = await shared.once(
    'ads',
    plays.map(({ adId }) => adId),
    async (ids) =>
      byId(
        await own
          .selectFrom('ads')
          .select(['id', 'name', 'dept_id', 'advertiser_id', 'campaign_id'])
          .where('id', 'in', ids)
          .execute(),
      ),
  );
  const named = (table: 'ad_slots' | 'materials', of: readonly string[]) =>
    shared.once(table, of, async (ids) =>
      byId(await own.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()),
    );
  const slots = await named(
    'ad_slots',
    plays.map(({ slotId }) => slotId),
  );
  const materials = await named(
    'materials',
    plays.map(({ key }) => key),
  );
  return plays.map(({ seq, adId, slotId, key, startedAt, durationMs }) => ({
    started_at: startedAt,
    ended_at: startedAt + durationMs,
    duration_ms: durationMs,
    plays: 1,
    ad_id: adId,
    ad_name: ads.get(adId)?.name ?? null,
    dept_id: ads.get(adId)?.dept_id ?? null,
    advertiser_id: ads.get(adId)?.advertiser_id ?? null,
    campaign_id: ads.get(adId)?.campaign_id ?? null,
    group_id: device.groupId,
    store_id: device.storeId,
    district_code: device.districtCode,
    device_id: device.id,
    device_name: device.name,
    slot_id: slotId,
    slot_name: slots.get(slotId)?.name ?? null,
    material_id: materials.has(key) ? key : null,
    material_name: materials.get(key)?.name ?? null,
    seq,
    zone: device.zone,
    selling_mode: sold.get(adId)?.sellingMode ?? null,
    price_fen: sold.get(adId)?.priceFen ?? null,
  }));
}
