import type { MonitorPlanStored } from '#generated/server/monitor-plans.gen.ts';
import { nextNumber, nextNumbers } from '../../commands/nextNumber.ts';
import { tellHandler } from '../../commands/taskHandler.ts';
import type { HandlerContext } from '../../call/types.ts';
import { creating } from '../verbs.ts';

type Context = Pick<HandlerContext<unknown>, 'tx' | 'services'>;

/** Makes a task for each screen of a plan, and tells its handler (MON-01). */
async function giveTasks({ tx, services }: Context, plan: MonitorPlanStored): Promise<void> {
  const { id, handlerId, creatorId } = plan;
  const screens = await tx.devices.many(plan.deviceIds, { fields: ['deptId', 'name', 'uuid', 'address'] });
  const numbers = await nextNumbers(tx, 'monitorTask', screens.length);
  const tasks = await tx.monitorTasks.insertMany(
    screens.map((screen, index) => ({
      number: numbers[index]!,
      name: plan.taskName,
      description: plan.description,
      planId: id,
      deviceId: screen.id,
      deviceName: screen.name ?? screen.uuid,
      address: screen.address,
      deptId: screen.deptId,
      handlerId,
      creatorId,
      deadline: plan.deadline,
      status: 'toBeSeen',
    })),
  );
  const [first] = tasks;
  if (!first || handlerId === null) return;
  await tellHandler(tx, services, plan, { handlerId, taskId: first.id, cause: id });
}

export const create = creating('monitorPlan', async ({ deviceIds }, context) => ({
  changes: { number: await nextNumber(context.tx, 'monitorPlan'), tasks: new Set(deviceIds).size },
  effects: (plan) => giveTasks(context, plan),
}));
