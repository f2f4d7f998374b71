// Made by codegen from schemas/warning-event.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-events/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const warningEventStates: StatesMeta = {
  field: 'status',
  initial: 'open',
  values: { open: { color: 'error', hidden: false, final: false }, ended: { color: 'success', hidden: false, final: false } },
  system: [{ from: ['open'], to: 'ended' }],
};
