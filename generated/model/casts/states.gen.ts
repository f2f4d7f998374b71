// Made by codegen from schemas/cast.yaml. Do not edit: change the schema, or lay a view over it in resources/casts/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const castStates: StatesMeta = {
  field: 'status',
  initial: 'unpaid',
  values: {
    unpaid: { color: 'neutral', hidden: false, final: false },
    waiting: { color: 'warning', hidden: false, final: false },
    queued: { color: 'info', hidden: false, final: false },
    played: { color: 'success', hidden: false, final: false },
    refused: { color: 'error', hidden: false, final: false },
    expired: { color: 'neutral', hidden: false, final: false },
  },
  system: [
    { from: ['unpaid', 'waiting'], to: 'expired' },
    { from: ['unpaid'], to: 'waiting' },
    { from: ['waiting'], to: 'queued' },
    { from: ['queued'], to: 'played' },
    { from: ['queued'], to: 'expired' },
  ],
};
