import type { Tx } from '../../store/types.ts';
import type { Span, Summed } from './playSums.ts';

interface Earned {
  deviceId: string;
  adId: string | null;
  slotId: string | null;
  orderId: string;
  milli: number;
}

/** Returns what orders earned on screens within an hour or a day, by ad; of places in which nothing was ever shown by order. */
async function earnedIn(tx: Tx, { corpId, deviceIds, from, until }: Span): Promise<Earned[]> {
  const rows = await tx.db
    .selectFrom('order_earnings')
    .select(['device_id', 'ad_id', 'slot_id', 'order_id'])
    .select((eb) => eb.fn.sum<number>('milli').as('milli'))
    .where('corp_id', '=', corpId)
    .where('device_id', 'in', deviceIds)
    .where('hour_at', '>=', from)
    .where('hour_at', '<', until)
    .groupBy(['device_id', 'ad_id', 'slot_id', 'order_id'])
    .orderBy('ad_id')
    .execute();
  return rows.map((row) => ({
    deviceId: row.device_id,
    adId: row.ad_id || null,
    slotId: row.slot_id || null,
    orderId: row.order_id,
    milli: row.milli,
  }));
}

/** Returns a sum without plays: of a place that was paid for though nothing was shown there, as when its buyer held it back. */
async function placeOf(tx: Tx, corpId: string, { deviceId, adId, slotId, orderId, milli }: Earned) {
  const own = tx.ofCorp(corpId);
  const ad = await own
    .selectFrom('ads')
    .select(['name', 'campaign_id', 'advertiser_id', 'dept_id'])
    .where('id', '=', adId ?? '')
    .executeTakeFirst();
  // Without an upload no ad names the payer.
  const order = await own
    .selectFrom('ads_orders')
    .select(['advertiser_id', 'dept_id'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const device = await own
    .selectFrom('devices')
    .select(['name', 'group_id', 'store_id', 'district_code'])
    .where('id', '=', deviceId)
    .executeTakeFirst();
  const slot = await own
    .selectFrom('ad_slots')
    .select('name')
    .where('id', '=', slotId ?? '')
    .executeTakeFirst();
  return {
    ad_id: adId,
    ad_name: ad?.name ?? null,
    campaign_id: ad?.campaign_id ?? null,
    advertiser_id: ad?.advertiser_id ?? order?.advertiser_id ?? null,
    device_id: deviceId,
    device_name: device?.name ?? null,
    group_id: device?.group_id ?? null,
    store_id: device?.store_id ?? null,
    district_code: device?.district_code ?? null,
    slot_id: slotId,
    slot_name: slot?.name ?? null,
    dept_id: ad?.dept_id ?? order?.dept_id ?? null,
    plays: 0,
    duration_ms: 0,
    income_milli: milli,
  } satisfies Summed;
}

/** Returns the sums of plays with what orders earned there in that time (server/commands/sales/earnings.ts). */
export async function withEarnings(tx: Tx, span: Span, sums: readonly Summed[]): Promise<Summed[]> {
  const played = sums.map((sum) => ({ ...sum, income_milli: 0 }));
  const places: Summed[] = [];
  for (const earned of await earnedIn(tx, span)) {
    const { deviceId, adId, slotId, milli } = earned;
    const sum = played.find((one) => one.device_id === deviceId && one.ad_id === adId && one.slot_id === slotId);
    if (sum) sum.income_milli += milli;
    else places.push(await placeOf(tx, span.corpId, earned));
  }
  return [...played, ...places];
}
