import { extendTasks } from '../../commands/monitoring.ts';
import { acting } from '../verbs.ts';

/** Gives the tasks of a plan that were not handed in another deadline; those that were overdue can be handed in again (MON-01). */
export const extend = acting('monitorPlan', 'extend', ({ id, corpId }, { tx }) => ({
  effects: ({ deadline }) => extendTasks(tx.as({ kind: 'system', corpId }), id, deadline),
}));
