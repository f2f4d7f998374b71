// Made by codegen from schemas/verification.yaml. Do not edit: change the schema, or lay a view over it in resources/verifications/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const verificationStates: StatesMeta = {
  field: 'status',
  initial: 'submitted',
  values: {
    submitted: { color: 'warning', hidden: false, final: false },
    verified: { color: 'success', hidden: false, final: false },
    refused: { color: 'error', hidden: false, final: false },
    withdrawn: { color: 'error', hidden: false, final: false },
    expired: { color: 'error', hidden: false, final: false },
    replaced: { color: 'neutral', hidden: false, final: false },
  },
  system: [
    { from: ['verified'], to: 'replaced' },
    { from: ['verified'], to: 'expired' },
  ],
};
