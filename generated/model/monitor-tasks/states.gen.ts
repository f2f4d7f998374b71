// Made by codegen from schemas/monitor-task.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-tasks/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const monitorTaskStates: StatesMeta = {
  field: 'status',
  initial: 'toBeSeen',
  values: {
    toBeSeen: { color: 'info', hidden: false, final: false },
    toBeDone: { color: 'warning', hidden: false, final: false },
    overdue: { color: 'error', hidden: false, final: false },
    completed: { color: 'success', hidden: false, final: false },
    incomplete: { color: 'neutral', hidden: false, final: false },
  },
  system: [
    { from: ['toBeSeen', 'toBeDone', 'overdue'], to: 'incomplete' },
    { from: ['toBeSeen', 'toBeDone'], to: 'overdue' },
    { from: ['overdue'], to: 'toBeDone' },
  ],
};
