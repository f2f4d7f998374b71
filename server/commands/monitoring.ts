import { monitorPlanMeta } from '#generated/model/monitor-plans/meta.gen.ts';
import { monitorTaskMeta } from '#generated/model/monitor-tasks/meta.gen.ts';
import type { MonitorTaskStored } from '#generated/server/monitor-tasks.gen.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf, type Row } from '../policies/tableOf.ts';
import type { Tx } from '../store/types.ts';

/** Tasks of one plan; its screens are fewer (x-ref of monitorPlan.deviceIds). */
const MOST = 1000;

/** Changes the tasks of a plan that were not handed in, and has each enter the state that follows. `tx` sees the whole corporation. */
async function changeOpen(tx: Tx, planId: string, changes: Partial<MonitorTaskStored>): Promise<void> {
  const open = await tx.monitorTasks.find((eb) => eb.and([eb('plan_id', '=', planId), eb('finished_at', 'is', null)]), {
    fields: ['id'],
    limit: MOST,
    lock: 'change',
  });
  const context = predicateContext({ now: tx.now, user: null });
  for (const { id } of open) {
    const changed = await tx.monitorTasks.update(id, changes, { where: (eb) => eb('finished_at', 'is', null) });
    if (changed) await settle(tableOf(tx, 'monitorTask'), monitorTaskMeta, changed as unknown as Row, context);
  }
}

/** Ends the tasks of a plan that were not handed in. */
export const endTasks = (tx: Tx, planId: string): Promise<void> => changeOpen(tx, planId, { isEnded: true });

/** Gives the tasks of a plan that were not handed in another deadline. */
export const extendTasks = (tx: Tx, planId: string, deadline: number | null): Promise<void> =>
  changeOpen(tx, planId, { deadline });

/** Counts how the tasks of a plan went, and completes it with the last of them. `tx` sees the whole corporation. */
export async function recountPlan(tx: Tx, planId: string): Promise<void> {
  const plan = await tx.monitorPlans.one(planId, { lock: 'change', fields: ['id'] });
  if (!plan) return;
  const completed = await tx.monitorTasks.count((eb) =>
    eb.and([eb('plan_id', '=', planId), eb('status', '=', 'completed')]),
  );
  const wrong = await tx.monitorTasks.count((eb) =>
    eb.and([eb('plan_id', '=', planId), eb('status', '=', 'completed'), eb('result', '!=', 'normal')]),
  );
  const counted = await tx.monitorPlans.update(planId, { completed, wrong });
  if (counted)
    await settle(
      tableOf(tx, 'monitorPlan'),
      monitorPlanMeta,
      counted as unknown as Row,
      predicateContext({ now: tx.now, user: null }),
    );
}
