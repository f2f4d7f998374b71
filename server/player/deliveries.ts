import { uuidv7 } from '#core/uuid.ts';
import type { ManifestAd } from '#core/manifest/manifest.ts';
import type { SyncRequest } from '#core/manifest/sync.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdDeliveryStored } from '#generated/server/ad-deliveries.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf } from '../policies/tableOf.ts';
import type { Tx } from '../store/types.ts';
import type { BuiltManifest } from './manifest.ts';

type Progress = Pick<AdDeliveryStored, 'status' | 'filesDone' | 'filesTotal' | 'problem'>;
type States = ReadonlyMap<string, SyncRequest['inventory'][number]['state']>;

/**
 * Returns the delivery progress of an ad on a device that has the manifest; an ad without files is complete with the
 * manifest (AD-08).
 */
function progressOf(ad: ManifestAd, states: States, isHeld: boolean): Progress {
  const files = [...new Set(ad.contents.flatMap((content) => ('sha256' in content ? [content.sha256] : [])))];
  const filesDone = files.filter((sha256) => states.get(sha256) === 'whole').length;
  const counted = { filesDone, filesTotal: files.length, problem: null };
  if (!isHeld) return { ...counted, status: 'pending' };
  if (filesDone === files.length) return { ...counted, status: 'success' };
  return files.some((sha256) => states.get(sha256) === 'failed')
    ? { ...counted, status: 'failed', problem: 'fileFailed' }
    : { ...counted, status: 'downloading' };
}

async function issue(
  tx: Tx,
  { corpId, id: deviceId }: Pick<DeviceStored, 'corpId' | 'id'>,
  adId: string,
  progress: Progress,
): Promise<void> {
  const ad = await tx.ads.one(adId, { fields: ['deptId', 'creatorId'] });
  await tx
    .ofCorp(corpId)
    .insertInto('ad_deliveries', [
      {
        id: uuidv7(tx.now),
        dept_id: ad?.deptId ?? null,
        creator_id: ad?.creatorId ?? null,
        created_at: tx.now,
        updated_at: tx.now,
        rev: 1,
        ad_id: adId,
        device_id: deviceId,
        reported_at: tx.now,
        status: progress.status,
        files_done: progress.filesDone,
        files_total: progress.filesTotal,
        problem: progress.problem,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the total status of an ad from those of its devices: downloaded once one screen can show it, since it plays
 * from then on.
 */
function summed(statuses: readonly (string | null)[]): 'success' | 'downloading' | 'failed' | 'pending' {
  return (['success', 'downloading', 'failed'] as const).find((status) => statuses.includes(status)) ?? 'pending';
}

/** Updates the download status of an ad and, from it, its status: pendingPlay becomes playing here (AD-06). */
async function sumUp(tx: Tx, corpId: string, adId: string): Promise<void> {
  const ads = tableOf(tx, 'ad');
  // The lock makes the second of two concurrent reports see what the first has written.
  await ads.one(adId, { fields: ['id'], lock: 'change' });
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('ad_deliveries')
    .select('status')
    .distinct()
    .where('ad_id', '=', adId)
    .where('deleted_at', 'is', null)
    .execute();
  const downloadStatus = summed(rows.map(({ status }) => status));
  const changed = await ads.update(
    adId,
    { downloadStatus },
    { where: (eb) => eb.or([eb('download_status', '!=', downloadStatus), eb('download_status', 'is', null)]) },
  );
  if (changed) await settle(ads, adMeta, changed, predicateContext({ now: tx.now, user: null }));
}

const isSame = (row: AdDeliveryStored, progress: Progress): boolean =>
  row.status === progress.status &&
  row.problem === progress.problem &&
  row.filesDone === progress.filesDone &&
  row.filesTotal === progress.filesTotal;

/** Progress of an ad that was left out of the manifest: it does not play, and the reason is shown. */
const LEFT_OUT: Progress = { status: 'failed', filesDone: 0, filesTotal: 0, problem: 'leftOut' };

/**
 * Stores the delivery progress of each ad on a device. Costs one read if nothing is new. The row also proves that the
 * ad was given to the device: without it no play of the ad counts.
 */
export async function recordDeliveries(
  tx: Tx,
  device: DeviceStored,
  { manifest, leftOut }: BuiltManifest,
  { rev, inventory }: Pick<SyncRequest, 'rev' | 'inventory'>,
): Promise<void> {
  const states: States = new Map(inventory.map(({ sha256, state }) => [sha256, state]));
  const known = new Map(
    (await tx.adDeliveries.find((eb) => eb('device_id', '=', device.id), { limit: 5000 })).map((row) => [
      row.adId,
      row,
    ]),
  );
  const keep = async (adId: string, progress: Progress) => {
    const row = known.get(adId);
    if (row && isSame(row, progress)) return;
    if (row) await tx.adDeliveries.update(row.id, { ...progress, reportedAt: tx.now });
    else await issue(tx, device, adId, progress);
    await sumUp(tx, device.corpId, adId);
  };
  for (const ad of manifest.items) {
    // A device that learns of a change only now still has the old files.
    if (known.has(ad.id) && rev !== manifest.rev) continue;
    await keep(ad.id, progressOf(ad, states, rev === manifest.rev));
  }
  for (const { part, id } of leftOut) if (part === 'ad') await keep(id, LEFT_OUT);
}
