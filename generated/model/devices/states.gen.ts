// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const deviceStates: StatesMeta = {
  field: 'status',
  initial: 'inactive',
  kept: true,
  values: {
    unknown: { color: 'neutral', hidden: false, final: false },
    inactive: { color: 'info', hidden: false, final: false },
    online: { color: 'success', hidden: false, final: false },
    offline: { color: 'error', hidden: false, final: false },
    invalid: { color: 'warning', hidden: false, final: false },
  },
  system: [
    { from: ['inactive', 'unknown', 'offline'], to: 'online' },
    { from: ['online'], to: 'offline' },
    { from: ['inactive', 'unknown', 'online', 'offline'], to: 'invalid' },
    { from: ['invalid'], to: 'unknown' },
  ],
};
