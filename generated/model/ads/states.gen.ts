// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const adStates: StatesMeta = {
  field: 'status',
  initial: 'pendingApproval',
  final: 'deleted',
  kept: true,
  values: {
    pendingApproval: { color: 'warning', hidden: false, final: false },
    disapproved: { color: 'error', hidden: false, final: false },
    pendingPlay: { color: 'info', hidden: false, final: false },
    playing: { color: 'success', hidden: false, final: false },
    paused: { color: 'neutral', hidden: false, final: false },
    takenDown: { color: 'error', hidden: false, final: false },
    expired: { color: 'neutral', hidden: false, final: false },
    deleted: { color: 'neutral', hidden: true, final: true },
  },
  system: [
    { from: ['pendingPlay', 'playing'], to: 'takenDown' },
    { from: ['takenDown'], to: 'pendingPlay' },
    { from: ['pendingPlay'], to: 'playing' },
    { from: ['playing'], to: 'pendingPlay' },
    { from: ['pendingPlay', 'playing', 'paused', 'takenDown'], to: 'expired' },
  ],
};
