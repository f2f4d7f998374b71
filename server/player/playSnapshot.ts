import type { PlayRecord } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';

type Named = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Also of what was deleted since: a play that comes late belongs to what there was. */
async function named(
  tx: Tx,
  table: string,
  corpId: string,
  ids: readonly string[],
  columns: readonly string[],
): Promise<Named> {
  const rows = await tx.db
    .selectFrom(table)
    .select(['id', ...columns])
    .where('corp_id', '=', corpId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [String(row['id']), row]));
}

/** Returns the columns of a proof of play for each play: what it belonged to, by name, so that no later change alters a report (REP-04). */
export async function snapshotOf(
  tx: Tx,
  device: DeviceStored,
  plays: readonly PlayRecord[],
): Promise<Record<string, unknown>[]> {
  const ads = await named(
    tx,
    'ads',
    device.corpId,
    plays.map(({ adId }) => adId),
    ['name', 'dept_id', 'advertiser_id'],
  );
  const slots = await named(
    tx,
    'ad_slots',
    device.corpId,
    plays.map(({ slotId }) => slotId),
    ['name'],
  );
  const materials = await named(
    tx,
    'materials',
    device.corpId,
    plays.map(({ key }) => key),
    ['name'],
  );
  return plays.map(({ seq, adId, slotId, key, startedAt, durationMs }) => ({
    started_at: startedAt,
    ended_at: startedAt + durationMs,
    duration_ms: durationMs,
    ad_id: adId,
    ad_name: ads.get(adId)?.['name'] ?? null,
    dept_id: ads.get(adId)?.['dept_id'] ?? null,
    advertiser_id: ads.get(adId)?.['advertiser_id'] ?? null,
    device_id: device.id,
    device_name: device.name,
    slot_id: slotId,
    slot_name: slots.get(slotId)?.['name'] ?? null,
    material_id: materials.has(key) ? key : null,
    material_name: materials.get(key)?.['name'] ?? null,
    seq,
    zone: device.zone,
  }));
}
