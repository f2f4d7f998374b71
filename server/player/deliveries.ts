import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { uuidv7 } from '#core/uuid.ts';
import type { ManifestAd } from '#core/manifest/manifest.ts';
import type { SyncRequest } from '#core/manifest/sync.ts';
import { slotsOf } from '#core/schedule/eligible.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdDeliveryStored } from '#generated/server/ad-deliveries.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf } from '../policies/tableOf.ts';
import type { Owned } from '../store/database.ts';
import { padded } from '../store/clause.ts';
import { insertion } from '../store/insertion.ts';
import { statementAcrossCorps } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import { shownSlot, type Programme, type ScreenProgramme } from './manifest.ts';
import type { Sums } from './sums.ts';

type Progress = Pick<AdDeliveryStored, 'status' | 'filesDone' | 'filesTotal' | 'problem' | 'failedIds'>;
type States = ReadonlyMap<string, SyncRequest['inventory'][number]['state']>;

/** Facts of a device by which the progress of its ads is told. */
interface Held {
  states: States;
  /** It has the manifest. */
  isHeld: boolean;
  /** Files without which an ad has no slot on screen: those of its layout, while the layout before stands. */
  awaited: (ad: ManifestAd) => readonly string[] | null;
}

/**
 * Returns the delivery progress of an ad on a device; an ad without files is complete with the manifest (AD-08), and none
 * is before the layout that has its slot is drawn.
 */
function progressOf(ad: ManifestAd, { states, isHeld, awaited }: Held): Progress {
  const layout = isHeld ? awaited(ad) : null;
  const own = ad.contents.flatMap((content) => ('sha256' in content ? [content.sha256] : []));
  const files = [...new Set([...own, ...(layout ?? [])])];
  const filesDone = files.filter((sha256) => states.get(sha256) === 'whole').length;
  const counted = { filesDone, filesTotal: files.length, problem: null, failedIds: [] };
  if (!isHeld) return { ...counted, status: 'pending' };
  if (filesDone === files.length && layout === null) return { ...counted, status: 'success' };
  const failed = ad.contents.filter((content) => 'sha256' in content && states.get(content.sha256) === 'failed');
  return failed.length > 0
    ? { ...counted, status: 'failed', problem: 'fileFailed', failedIds: failed.map(({ key }) => key).toSorted() }
    : { ...counted, status: 'downloading' };
}

/** Returns what says for which files of the layout an ad waits; null for one that has a slot on screen. */
async function awaitedBy(
  tx: Tx,
  { materials }: Programme['shown'],
  onScreen: readonly string[] | undefined,
): Promise<Held['awaited']> {
  if (!onScreen) return () => null;
  const drawn = (await tx.adSlots.many([...new Set(onScreen)])).map(shownSlot);
  const files = Object.values(materials);
  // An emergency takes the whole screen, whatever is drawn.
  return (ad) => (ad.type === 'emergency' || slotsOf(ad, drawn).length > 0 ? null : files);
}

export type DeliveryMade = Insertable<Owned['ad_deliveries']>;

const made = insertion<DeliveryMade>(
  [
    'id',
    'corp_id',
    'created_at',
    'updated_at',
    'rev',
    'ad_id',
    'device_id',
    'reported_at',
    'status',
    'files_done',
    'files_total',
    'problem',
  ],
  (db, rows) =>
    db
      .insertInto('ad_deliveries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
);

/** Stores that ads were given to screens for the first time. */
export const makeDeliveries = (tx: Tx, rows: readonly DeliveryMade[]): Promise<number> => made.run(tx, rows);

const deliveryOf = (
  { corpId, id: deviceId }: Pick<DeviceStored, 'corpId' | 'id'>,
  adId: string,
  { status, filesDone, filesTotal, problem }: Progress,
  now: number,
): DeliveryMade => ({
  id: uuidv7(now),
  corp_id: corpId,
  created_at: now,
  updated_at: now,
  rev: 1,
  ad_id: adId,
  device_id: deviceId,
  reported_at: now,
  status,
  files_done: filesDone,
  files_total: filesTotal,
  problem,
});

const anyWith = statementAcrossCorps<{ corpId: string; adId: string; status: string }>(
  'corp_id stands in it',
  (db, value) =>
    db
      .selectFrom('ad_deliveries')
      .select('id')
      .where('corp_id', '=', value('corpId'))
      .where('ad_id', '=', value('adId'))
      .where('status', '=', value('status'))
      .where('deleted_at', 'is', null)
      .limit(1),
);

/**
 * Returns the total status of an ad from those of its devices: downloaded once one screen can show it, since it plays
 * from then on. Asked by status: to tell which there are, all screens of the ad would be read with each batch of them.
 */
async function summed(tx: Tx, corpId: string, adId: string): Promise<'success' | 'downloading' | 'failed' | 'pending'> {
  for (const status of ['success', 'downloading', 'failed'] as const)
    if (await anyWith.first(tx, { corpId, adId, status })) return status;
  return 'pending';
}

/** Updates the download status of an ad and, from it, its status: pendingPlay becomes playing here (AD-06). */
export async function sumUp(tx: Tx, corpId: string, adId: string): Promise<void> {
  const ads = tableOf(tx, 'ad');
  // The lock makes the second of two concurrent reports see what the first has written.
  await ads.one(adId, { fields: ['id'], lock: 'change' });
  const downloadStatus = await summed(tx, corpId, adId);
  const changed = await ads.update(
    adId,
    { downloadStatus },
    { where: (eb) => eb.or([eb('download_status', '!=', downloadStatus), eb('download_status', 'is', null)]) },
  );
  if (changed) await settle(ads, adMeta, changed, predicateContext({ now: tx.now, user: null }));
}

const isSameList = (row: Progress, progress: Progress): boolean => row.failedIds.join() === progress.failedIds.join();

const isSame = (row: Progress, progress: Progress): boolean =>
  row.status === progress.status &&
  row.problem === progress.problem &&
  row.filesDone === progress.filesDone &&
  isSameList(row, progress) &&
  row.filesTotal === progress.filesTotal;

/** Progress of an ad that was left out of the manifest: it does not play, and the reason is shown. */
const LEFT_OUT: Progress = { status: 'failed', filesDone: 0, filesTotal: 0, problem: 'leftOut', failedIds: [] };

export type Known = Progress & { id: string };

/**
 * Returns the deliveries of devices by their ads. Those that were deleted are left out here: of `deleted_at` SQLite would take an
 * index of all rows.
 */
export async function deliveriesOf(
  tx: Tx,
  corpId: string,
  deviceIds: readonly string[],
): Promise<Map<string, ReadonlyMap<string | null, Known>>> {
  if (deviceIds.length === 0) return new Map();
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('ad_deliveries')
    .select(['id', 'ad_id', 'device_id', 'status', 'files_done', 'files_total', 'problem', 'deleted_at'])
    .where('device_id', 'in', padded(deviceIds))
    .execute();
  const failed = rows.flatMap(({ id, problem }) => (problem === 'fileFailed' ? [id] : []));
  const named = failed.length > 0 ? await tx.adDeliveries.many(failed, { fields: ['failedIds'] }) : [];
  const failedBy = new Map(named.map(({ id, failedIds }) => [id, failedIds.toSorted()]));
  const byDevice = Map.groupBy(rows, ({ device_id: deviceId }) => deviceId ?? '');
  return new Map(
    [...byDevice].map(([deviceId, own]) => [
      deviceId,
      new Map(own.flatMap((row) => readKnown(row, failedBy.get(row.id) ?? []))),
    ]),
  );
}

type DeliveryRow = Pick<
  Selectable<Owned['ad_deliveries']>,
  'id' | 'ad_id' | 'status' | 'files_done' | 'files_total' | 'problem' | 'deleted_at'
>;

const readKnown = (row: DeliveryRow, failedIds: string[]): [string | null, Known][] =>
  row.deleted_at !== null
    ? []
    : [
        [
          row.ad_id,
          {
            id: row.id,
            status: row.status as Progress['status'],
            filesDone: row.files_done,
            filesTotal: row.files_total,
            problem: row.problem as Progress['problem'],
            failedIds,
          },
        ],
      ];

/** Digest of all that decides about the deliveries of a device: they are recorded where it is that of the last time. */
export function deliveryDigest(
  { rev, leftOut }: ScreenProgramme,
  asked: Pick<SyncRequest, 'rev' | 'inventory' | 'status'>,
): string {
  const files = asked.rev === rev ? asked.inventory.map(({ sha256, state }) => `${sha256} ${state}`).toSorted() : [];
  const { slots } = asked.status;
  const onScreen = slots ? [`on ${slots.toSorted().join()}`] : [];
  const told = [
    rev,
    String(asked.rev === rev),
    ...files,
    ...onScreen,
    ...leftOut.map(({ part, id }) => `${part} ${id}`),
  ];
  return createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 32);
}

/**
 * Stores the delivery progress of each ad on a device. The row also proves that the ad was given to the device: without it
 * no play of the ad counts.
 */
export async function recordDeliveries(
  tx: Tx,
  device: DeviceStored,
  screen: ScreenProgramme,
  { request, known, sums }: { request: SyncRequest; known: ReadonlyMap<string | null, Known>; sums: Sums },
): Promise<void> {
  const { rev, leftOut, programme } = screen;
  const held: Held = {
    states: new Map(request.inventory.map(({ sha256, state }) => [sha256, state])),
    isHeld: request.rev === rev,
    awaited: await awaitedBy(tx, programme.shown, request.status.slots),
  };
  const keep = async (adId: string, progress: Progress) => {
    const row = known.get(adId);
    if (row && isSame(row, progress)) return;
    const { failedIds, ...counted } = progress;
    const named = row && !isSameList(row, progress) ? { failedIds } : {};
    if (row) await tx.adDeliveries.update(row.id, { ...counted, ...named, reportedAt: tx.now });
    else sums.given(deliveryOf(device, adId, progress, tx.now));
    sums.delivered(device.corpId, adId);
  };
  for (const ad of programme.shown.items) {
    // A device that learns of a change only now still has the old files.
    if (known.has(ad.id) && !held.isHeld) continue;
    await keep(ad.id, progressOf(ad, held));
  }
  for (const { part, id } of leftOut) if (part === 'ad') await keep(id, LEFT_OUT);
}

/** Devices per statement. */
const AT_ONCE = 500;

/** Makes the screens on which an ad failed say anew how far they are; for whoever changes their deliveries. */
export async function forgetDelivered(tx: Tx, { id, corpId }: { id: string; corpId: string }): Promise<void> {
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('ad_deliveries')
    .select('device_id')
    .where('ad_id', '=', id)
    .where('status', '=', 'failed')
    .execute();
  const ids = rows.flatMap(({ device_id: deviceId }) => deviceId ?? []);
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await tx.db
      .updateTable('device_keys')
      .set({ delivered: null })
      .where('device_id', 'in', ids.slice(at, at + AT_ONCE))
      .execute();
}
