import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../call/refuse.ts';
import { adsDue } from '../player/adsDue.ts';
import type { Tx } from '../store/types.ts';
import { taskUploader } from './phoneUploader.ts';

/** Refuses photos that were taken, or brought here, too long ago: they say nothing about the screen now. */
export async function checkFresh(tx: Tx, photos: readonly string[]): Promise<void> {
  const since = tx.now - limits.photoAge;
  const old = await tx.db
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', [...photos])
    .where((eb) => eb.or([eb('taken_at', '<', since), eb('verified_at', '<', since)]))
    .limit(1)
    .execute();
  if (old.length > 0) throw refuse('PHOTO_OLD');
}

/** Returns when photos were taken, each moment once: as their cameras say, else now. A camera may be ahead. */
async function momentsOf(tx: Tx, photos: readonly string[]): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('uploads')
    .select('taken_at')
    .where('id', 'in', [...photos])
    .execute();
  return [...new Set(rows.map(({ taken_at: at }) => Math.min(at ?? tx.now, tx.now)))];
}

/** Returns what should have been on a screen when these photos of it were taken. `tx` sees the whole corporation. */
export async function expectedAt(tx: Tx, deviceId: string | null, photos: readonly string[]): Promise<string[]> {
  const screen = await tx.devices.one(deviceId ?? '');
  if (!screen) return [];
  const due = [];
  for (const at of await momentsOf(tx, photos)) due.push(...(await adsDue(tx, screen, at)));
  return [...new Set(due)];
}

/** Refuses TASK_PHOTOS_MANY where as many were brought by a task's link as `limits.taskPhotos`; the sweep forgets them after an hour. */
export async function checkTaskUploads(tx: Tx, taskId: string): Promise<void> {
  const { brought } = await tx.db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('brought'))
    .where('account_id', '=', taskUploader(taskId))
    .where('created_at', '>', tx.now - limits.uploadLife)
    .executeTakeFirstOrThrow();
  if (brought >= limits.taskPhotos) throw refuse('TASK_PHOTOS_MANY');
}

/** Takes photos for the task by whose link they were brought; refuses PHONE_PICTURE_GONE where one is of another, or gone. */
export async function takePhotos(
  tx: Tx,
  { id, corpId }: { id: string; corpId: string },
  photos: readonly string[],
): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('uploads')
    .set({ state: 'verified', used_by: `monitorTask ${id}` })
    .where('id', 'in', [...photos])
    .where('corp_id', '=', corpId)
    .where('account_id', '=', taskUploader(id))
    .where('state', '=', 'arrived')
    .where('expires_at', '>', tx.now)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== photos.length) throw refuse('PHONE_PICTURE_GONE', { field: 'photos' });
}
