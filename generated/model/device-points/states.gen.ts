// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const devicePointStates: StatesMeta = {
  field: 'status',
  initial: 'free',
  values: { free: { color: 'info', hidden: false, final: false }, bound: { color: 'success', hidden: false, final: false }, expired: { color: 'neutral', hidden: false, final: false } },
  system: [
    { from: ['free'], to: 'bound' },
    { from: ['bound'], to: 'free' },
    { from: ['free', 'bound'], to: 'expired' },
  ],
};
