// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const monitorPlanStates: StatesMeta = {
  field: 'status',
  initial: 'open',
  values: { open: { color: 'info', hidden: false, final: false }, done: { color: 'success', hidden: false, final: false }, ended: { color: 'neutral', hidden: false, final: false } },
  system: [{ from: ['open'], to: 'done' }],
};
