import { recountPlan } from '../../commands/monitoring.ts';
import { checkFresh, expectedAt } from '../../commands/taskPhotos.ts';
import { acting } from '../verbs.ts';

/** Takes what a handler saw at a screen, and keeps beside it what should have been on it when the photos were taken (MON-01). */
export const finish = acting('monitorTask', 'finish', async (task, { tx, now, input, user }) => {
  const whole = tx.as({ kind: 'system', corpId: task.corpId });
  // Of another's task, and of one whose time is over, its states and rules say it.
  const isOpen = task.handlerId === user.userId && (task.deadline ?? Infinity) > now;
  if (isOpen) await checkFresh(tx, input.photos);
  const expectedIds = await expectedAt(whole, task.deviceId, input.photos);
  return {
    changes: { finishedAt: now, expectedIds },
    effects: () => recountPlan(whole, task.planId ?? ''),
  };
});
