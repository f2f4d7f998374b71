import { refuse } from '../../call/refuse.ts';
import { tellHandler } from '../../commands/taskHandler.ts';
import { acting } from '../verbs.ts';

/**
 * Gives tasks that were not handed in to another handler, who takes them on anew and hears of them once for each plan (MON-01). Their
 * photo links end for good: back with a handler of before, a task has none of then.
 */
export const handOn = acting('monitorTask', 'handOn', (task, { tx, input: { handlerId }, services, traceKey }) => {
  if (task.handlerId === handlerId) throw refuse('TASK_HANDLER_SAME');
  return {
    changes: { linkNonce: null, linkMailedAt: null },
    async effects({ id, planId, corpId }) {
      const whole = tx.as({ kind: 'system', corpId });
      const plan = await whole.monitorPlans.one(planId ?? '', { fields: ['name', 'taskName', 'deadline'] });
      if (plan) await tellHandler(tx, services, plan, { handlerId, taskId: id, cause: `${planId} ${traceKey}` });
    },
  };
});
