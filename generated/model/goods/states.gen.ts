// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const goodsStates: StatesMeta = {
  field: 'status',
  initial: 'offShelf',
  values: { onSale: { color: 'success', hidden: false, final: false }, offShelf: { color: 'neutral', hidden: false, final: false }, abandoned: { color: 'error', hidden: false, final: false } },
  system: [{ from: ['onSale', 'offShelf'], to: 'abandoned' }],
};
