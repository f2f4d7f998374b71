// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const importTaskStates: StatesMeta = {
  field: 'status',
  initial: 'processing',
  values: {
    processing: { color: 'info', hidden: false, final: false },
    completed: { color: 'success', hidden: false, final: false },
    partlyCompleted: { color: 'warning', hidden: false, final: false },
    failed: { color: 'error', hidden: false, final: false },
  },
  system: [
    { from: ['processing'], to: 'completed' },
    { from: ['processing'], to: 'partlyCompleted' },
    { from: ['processing'], to: 'failed' },
  ],
};
