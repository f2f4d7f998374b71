// Made by codegen from schemas/take-down.yaml. Do not edit: change the schema, or lay a view over it in resources/take-downs/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const takeDownStates: StatesMeta = {
  field: 'status',
  initial: 'stopping',
  values: { stopping: { color: 'warning', hidden: false, final: false }, stopped: { color: 'error', hidden: false, final: false }, lifted: { color: 'success', hidden: false, final: false } },
  system: [{ from: ['stopping'], to: 'stopped' }],
};
