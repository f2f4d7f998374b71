// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const offlinePackageStates: StatesMeta = {
  field: 'status',
  initial: 'waiting',
  values: {
    waiting: { color: 'info', hidden: false, final: false },
    running: { color: 'info', hidden: false, final: false },
    done: { color: 'success', hidden: false, final: false },
    failed: { color: 'error', hidden: false, final: false },
    expired: { color: 'neutral', hidden: false, final: false },
  },
  system: [
    { from: ['waiting'], to: 'running' },
    { from: ['running'], to: 'done' },
    { from: ['running'], to: 'failed' },
    { from: ['done'], to: 'expired' },
  ],
};
