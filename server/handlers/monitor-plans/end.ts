import { endTasks } from '../../commands/monitoring.ts';
import { acting } from '../verbs.ts';

/** Ends plans: their tasks that were not handed in are incomplete (MON-01). */
export const end = acting('monitorPlan', 'end', ({ id, corpId }, { tx }) => ({
  effects: () => endTasks(tx.as({ kind: 'system', corpId }), id),
}));
