// Made by codegen from schemas/ads-order.yaml. Do not edit: change the schema, or lay a view over it in resources/ads-orders/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const adsOrderStates: StatesMeta = {
  field: 'status',
  initial: 'toBePaid',
  values: {
    toBePaid: { color: 'warning', hidden: false, final: false },
    toBeUploaded: { color: 'info', hidden: false, final: false },
    ongoing: { color: 'success', hidden: false, final: false },
    finished: { color: 'neutral', hidden: false, final: false },
    cancelled: { color: 'neutral', hidden: false, final: false },
  },
  system: [
    { from: ['toBePaid'], to: 'cancelled' },
    { from: ['ongoing'], to: 'toBeUploaded' },
    { from: ['ongoing'], to: 'finished' },
    { from: ['toBeUploaded', 'ongoing'], to: 'finished' },
  ],
};
