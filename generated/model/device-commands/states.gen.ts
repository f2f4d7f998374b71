// Made by codegen from schemas/device-command.yaml. Do not edit: change the schema, or lay a view over it in resources/device-commands/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const deviceCommandStates: StatesMeta = {
  field: 'status',
  initial: 'queued',
  values: {
    queued: { color: 'info', hidden: false, final: false },
    sent: { color: 'info', hidden: false, final: false },
    acknowledged: { color: 'info', hidden: false, final: false },
    done: { color: 'success', hidden: false, final: false },
    failed: { color: 'error', hidden: false, final: false },
    expired: { color: 'neutral', hidden: false, final: false },
  },
  system: [
    { from: ['queued', 'sent', 'acknowledged', 'expired'], to: 'done' },
    { from: ['queued', 'sent', 'acknowledged', 'expired'], to: 'failed' },
    { from: ['queued', 'sent'], to: 'acknowledged' },
    { from: ['queued'], to: 'sent' },
    { from: ['queued', 'sent'], to: 'expired' },
    { from: ['acknowledged'], to: 'expired' },
  ],
};
