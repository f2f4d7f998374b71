// Made by codegen from schemas/take-down-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/take-down-screens/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const takeDownScreenStates: StatesMeta = {
  field: 'status',
  initial: 'told',
  values: {
    told: { color: 'info', hidden: false, final: false },
    offline: { color: 'warning', hidden: false, final: false },
    confirmed: { color: 'success', hidden: false, final: false },
    removed: { color: 'neutral', hidden: false, final: false },
    needless: { color: 'neutral', hidden: false, final: false },
  },
  system: [
    { from: ['told', 'offline'], to: 'confirmed' },
    { from: ['told', 'offline'], to: 'removed' },
    { from: ['told', 'offline'], to: 'needless' },
    { from: ['told'], to: 'offline' },
  ],
};
