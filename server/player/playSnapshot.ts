import type { PlayRecord } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';

/** Returns rows by id, deleted ones included: a late play belongs to records of its time. */
const byId = <R extends { id: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.id, row]));

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Returns the columns of a proof of play for each play: what it belonged to, by name, so that no later change alters a report (REP-04). */
export async function snapshotOf(tx: Tx, device: DeviceStored, plays: readonly PlayRecord[]) {
  const own = tx.ofCorp(device.corpId);
  const ads = byId(
    await own
      .selectFrom('ads')
      .select(['id', 'name', 'dept_id', 'advertiser_id', 'campaign_id'])
      .where('id', 'in', distinct(plays.map(({ adId }) => adId)))
      .execute(),
  );
  const slots = byId(
    await own
      .selectFrom('ad_slots')
      .select(['id', 'name'])
      .where('id', 'in', distinct(plays.map(({ slotId }) => slotId)))
      .execute(),
  );
  const materials = byId(
    await own
      .selectFrom('materials')
      .select(['id', 'name'])
      .where('id', 'in', distinct(plays.map(({ key }) => key)))
      .execute(),
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
  }));
}
