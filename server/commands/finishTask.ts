import type { MonitorTaskStored } from '#generated/server/monitor-tasks.gen.ts';
import type { Tx } from '../store/types.ts';
import { recountPlan } from './monitoring.ts';
import { checkFresh, expectedAt } from './taskPhotos.ts';

/**
 * Says what a task becomes that is handed in with these photos, by its handler or by its link (MON-01): beside them is kept what
 * should have been on the screen when they were taken. What follows once it is written refuses photos that are too old (PHOTO_OLD),
 * so that whoever may not hand in at all hears that first, and counts its plan.
 */
export async function finishTask(
  tx: Tx,
  { corpId, deviceId, planId }: Pick<MonitorTaskStored, 'corpId' | 'deviceId' | 'planId'>,
  photos: readonly string[],
): Promise<{ changes: Partial<MonitorTaskStored>; effects: () => Promise<void> }> {
  // The handler may see neither screen nor plan.
  const whole = tx.as({ kind: 'system', corpId });
  const expectedIds = await expectedAt(whole, deviceId, photos);
  return {
    changes: { finishedAt: tx.now, expectedIds },
    async effects() {
      await checkFresh(tx, photos);
      await recountPlan(whole, planId ?? '');
    },
  };
}
