// Made by codegen from schemas/promotion-group.yaml. Do not edit: change the schema, or lay a view over it in resources/promotion-groups/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const promotionGroupStates: StatesMeta = { field: 'status', initial: 'enabled', values: { enabled: { color: 'success', hidden: false, final: false }, paused: { color: 'neutral', hidden: false, final: false } }, system: [] };
