import type { MonitorPlanStored } from '#generated/server/monitor-plans.gen.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { notify } from './notify.ts';

/** Handler of tasks of a plan, the first of them, and the event key: one notice for one event, however many tasks it was. */
interface Giving {
  handlerId: string;
  taskId: string;
  cause: string;
}

/** Tells a handler of tasks of a plan (MON-01). */
export const tellHandler = (
  tx: Tx,
  services: Pick<Services, 'store' | 'config'>,
  { name, taskName, deadline }: Pick<MonitorPlanStored, 'name' | 'taskName' | 'deadline'>,
  { handlerId, taskId, cause }: Giving,
): Promise<void> =>
  notify(tx, services, [handlerId], {
    kind: 'taskGiven',
    entity: 'monitorTask',
    recordId: taskId,
    subject: name ?? '',
    detail: taskName,
    dueAt: deadline,
    cause: `taskGiven ${cause}`,
  });
