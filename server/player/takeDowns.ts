import type { ManifestAd } from '#core/manifest/manifest.ts';
import type { SyncRequest } from '#core/manifest/sync.ts';
import { takeDownScreenMeta } from '#generated/model/take-down-screens/meta.gen.ts';
import { takeDownMeta } from '#generated/model/take-downs/meta.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf } from '../policies/tableOf.ts';
import type { Tx } from '../store/types.ts';
import type { Hold } from './holds.ts';
import type { Sums } from './sums.ts';

/** States of a screen that has not confirmed a take-down yet. */
const MISSING: readonly string[] = ['told', 'offline'];

/** Values per statement. */
const AT_ONCE = 500;

/** Returns which of these files are taken down in a corporation, by sha256: however many others are. */
export async function filesTakenDown(
  tx: Tx,
  corpId: string,
  files: Iterable<{ sha256: string | null }>,
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(Array.from(files, ({ sha256 }) => sha256).filter((one) => one !== null))];
  const found = new Set<string>();
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const rows = await tx
      .ofCorp(corpId)
      .selectFrom('take_downs')
      .select('sha256')
      .where('target_type', '=', 'material')
      .where('lifted_at', 'is', null)
      .where('sha256', 'in', asked.slice(at, at + AT_ONCE))
      .execute();
    for (const { sha256 } of rows) if (sha256 !== null) found.add(sha256);
  }
  return found;
}

/** Returns true if the player says that it shows nothing but what its manifest has. */
function showsOnly(items: readonly ManifestAd[], playing: SyncRequest['status']['playing']): boolean {
  return playing.every(({ adId, key }) =>
    items.some(({ id, contents }) => id === adId && contents.some((content) => content.key === key)),
  );
}

/** Holds the decision whether an offline package may be fetched, against take-downs of its enterprise at the same time. */
export const holdPackages = (own: Tx, corpId: string): Promise<void> => own.hold(`offline packages ${corpId}`);

/** Returns true where something was taken down from a screen since the programme of its package was read. */
export async function isRecalled(
  own: Tx,
  { corpId, deviceId, since }: { corpId: string; deviceId: string; since: number },
): Promise<boolean> {
  await holdPackages(own, corpId);
  const row = await own
    .ofCorp(corpId)
    .selectFrom('take_down_screens')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Screen of a take-down that is not confirmed yet. */
export interface Stopping {
  id: string;
  deviceId: string;
}

/** Returns what these devices of one corporation have to stop, by device. */
export async function readStopping(
  tx: Tx,
  corpId: string,
  deviceIds: readonly string[],
): Promise<Map<string, Stopping[]>> {
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('take_down_screens')
    .select(['id', 'device_id as deviceId'])
    .where('device_id', 'in', deviceIds)
    .where('status', 'in', MISSING as string[])
    .execute();
  const named = rows.map(({ id, deviceId }) => ({ id, deviceId: deviceId ?? '' }));
  return Map.groupBy(named, ({ deviceId }) => deviceId);
}

/**
 * Notes what a sync proves about take-downs: a screen has stopped once it holds the manifest without the content and
 * shows nothing else (AD-17). Returns true while a confirmation is missing, so that the player is asked again at once.
 */
export function confirmTakeDowns(
  corpId: string,
  stopping: readonly Stopping[],
  { rev, items }: { rev: string; items: readonly ManifestAd[] },
  { request, sums }: { request: Pick<SyncRequest, 'rev' | 'status'>; sums: Sums },
): boolean {
  const hasStopped = request.rev === rev && showsOnly(items, request.status.playing);
  for (const { id } of stopping) sums.stopping(corpId, id, hasStopped);
  return stopping.length > 0 && !hasStopped;
}

/** Notes that screens of one corporation know of a take-down, or have stopped; returns how many were confirmed of each. */
export async function noteStopping(
  tx: Tx,
  corpId: string,
  ids: readonly string[],
  hasStopped: boolean,
): Promise<Map<string, number>> {
  const rows = await tx
    .ofCorp(corpId)
    .updateTable('take_down_screens')
    .set((eb) => ({
      last_seen_at: tx.now,
      ...(hasStopped
        ? { status: 'confirmed', confirmed_at: tx.now, took_ms: eb(eb.val(tx.now), '-', eb.ref('created_at')) }
        : { status: 'told' }),
    }))
    .where('id', 'in', ids)
    .where('status', 'in', MISSING as string[])
    .returning('take_down_id')
    .execute();
  const counts = new Map<string, number>();
  if (hasStopped) for (const { take_down_id: id } of rows) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Changes a count of a take-down, without changing its `rev`; the last screen ends it. */
export async function countScreen(
  tx: Tx,
  takeDownId: string,
  column: 'confirmed' | 'total',
  by: number,
): Promise<void> {
  const [row] = await tx
    .acrossCorps('the order may belong to a superior enterprise')
    .updateTable('take_downs')
    .set((eb) => ({ [column]: eb(eb.fn.coalesce(column, eb.lit(0)), '+', by) }))
    .where('id', '=', takeDownId)
    .returning(['id', 'corp_id', 'status'])
    .execute();
  if (row?.status !== 'stopping') return;
  const table = tableOf(tx.as({ kind: 'system', corpId: row.corp_id }), 'takeDown');
  await settle(table, takeDownMeta, row as never, predicateContext({ now: tx.now, user: null }));
}

/** Takes a deleted screen out of the take-downs that wait for it: it enrols anew, and has nothing left. */
export async function forgetScreen(tx: Tx, { id, corpId }: Pick<DeviceStored, 'id' | 'corpId'>): Promise<void> {
  const rows = await tx
    .ofCorp(corpId)
    .updateTable('take_down_screens')
    .set({ status: 'removed' })
    .where('device_id', '=', id)
    .where('status', 'in', MISSING as string[])
    .returning('take_down_id')
    .execute();
  for (const { take_down_id: takeDownId } of rows)
    if (takeDownId !== null) await countScreen(tx, takeDownId, 'total', -1);
}

/** Moves screens of lifted orders to their end; for the action that lifts. */
export async function releaseScreens(tx: Tx, takeDownId: string): Promise<void> {
  const context = predicateContext({ now: tx.now, user: null });
  const table = tableOf(tx, 'takeDownScreen');
  for (const row of await table.find(
    (eb) => eb.and([eb('take_down_id', '=', takeDownId), eb('status', 'in', MISSING)]),
    {
      limit: 100_000,
    },
  ))
    await settle(table, takeDownScreenMeta, row, context);
}

/**
 * Returns the times during which these ads were taken down, each or with all of its advertiser's. Nothing that started within
 * them counts for anybody, however late the screen tells (AD-17).
 */
export async function takeDownHolds(tx: Tx, corpId: string, adIds: readonly string[]): Promise<Hold[]> {
  const own = tx.ofCorp(corpId);
  const ads = await own.selectFrom('ads').select(['id', 'advertiser_id']).where('id', 'in', adIds).execute();
  const targets = ads.flatMap(({ id, advertiser_id: advertiserId }) => [id, ...(advertiserId ? [advertiserId] : [])]);
  if (targets.length === 0) return [];
  const orders = await own
    .selectFrom('take_downs')
    .select(['target_type', 'target_id', 'created_at', 'lifted_at'])
    .where('target_type', 'in', ['ad', 'corporation'])
    .where('target_id', 'in', [...new Set(targets)])
    .where((eb) => eb.or([eb('lifted_at', 'is', null), eb('lifted_at', '>', tx.now - limits.playsLate)]))
    .execute();
  return orders.flatMap(({ target_type: type, target_id: id, created_at: since, lifted_at: until }) =>
    ads
      .filter((ad) => (type === 'ad' ? ad.id : ad.advertiser_id) === id)
      .map((ad) => ({ adId: ad.id, since, until, isTakenDown: true })),
  );
}

/** Returns the same of single contents: of those keys that are materials whose file was taken down. */
export async function contentHolds(tx: Tx, corpId: string, keys: readonly string[]): Promise<Omit<Hold, 'adId'>[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('take_downs')
    .innerJoin('materials', (join) =>
      join.onRef('materials.corp_id', '=', 'take_downs.corp_id').onRef('materials.sha256', '=', 'take_downs.sha256'),
    )
    .select(['materials.id as key', 'take_downs.created_at as since', 'take_downs.lifted_at as until'])
    .where('take_downs.target_type', '=', 'material')
    .where('materials.id', 'in', [...keys])
    .where((eb) =>
      eb.or([eb('take_downs.lifted_at', 'is', null), eb('take_downs.lifted_at', '>', tx.now - limits.playsLate)]),
    )
    .execute();
  return rows.map((row) => ({ ...row, isTakenDown: true }));
}
