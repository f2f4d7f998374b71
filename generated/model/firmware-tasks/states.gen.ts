// Made by codegen from schemas/firmware-task.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-tasks/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const firmwareTaskStates: StatesMeta = {
  field: 'status',
  initial: 'first',
  values: {
    first: { color: 'info', hidden: false, final: false },
    rest: { color: 'info', hidden: false, final: false },
    stopped: { color: 'warning', hidden: false, final: false },
    halted: { color: 'error', hidden: false, final: false },
    completed: { color: 'success', hidden: false, final: false },
    closed: { color: 'neutral', hidden: false, final: false },
  },
  system: [
    { from: ['first', 'rest'], to: 'halted' },
    { from: ['first', 'rest'], to: 'completed' },
    { from: ['first'], to: 'rest' },
  ],
};
