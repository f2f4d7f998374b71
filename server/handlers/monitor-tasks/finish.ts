import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { recountPlan } from '../../commands/monitoring.ts';
import { adsDue } from '../../player/adsDue.ts';
import type { Tx } from '../../store/types.ts';
import { acting } from '../verbs.ts';

/** Refuses photos that were taken, or brought here, too long ago: they say nothing about the screen now. */
async function checkFresh(tx: Tx, photos: readonly string[]): Promise<void> {
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

/** Returns what should have been on a screen when these photos of it were taken. */
async function expectedAt(tx: Tx, deviceId: string | null, moments: readonly number[]): Promise<string[]> {
  const screen = await tx.devices.one(deviceId ?? '');
  if (!screen) return [];
  const due = [];
  for (const at of moments) due.push(...(await adsDue(tx, screen, at)));
  return [...new Set(due)];
}

/** Takes what a handler saw at a screen, and keeps beside it what should have been on it when the photos were taken (MON-01). */
export const finish = acting('monitorTask', 'finish', async (task, { tx, now, input, user }) => {
  const whole = tx.as({ kind: 'system', corpId: task.corpId });
  // Of another's task, and of one whose time is over, its states and rules say it.
  const isOpen = task.handlerId === user.userId && (task.deadline ?? Infinity) > now;
  if (isOpen) await checkFresh(tx, input.photos);
  const expectedIds = await expectedAt(whole, task.deviceId, await momentsOf(tx, input.photos));
  return {
    changes: { finishedAt: now, expectedIds },
    effects: () => recountPlan(whole, task.planId ?? ''),
  };
});
