// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const marketOrderStates: StatesMeta = {
  field: 'status',
  initial: 'pending',
  values: { pending: { color: 'warning', hidden: false, final: false }, paid: { color: 'success', hidden: false, final: false }, cancelled: { color: 'neutral', hidden: false, final: false } },
  system: [{ from: ['pending'], to: 'cancelled' }],
};
