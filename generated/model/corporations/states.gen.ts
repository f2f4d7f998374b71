// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const corporationStates: StatesMeta = { field: 'status', initial: 'enabled', values: { enabled: { color: 'success', hidden: false, final: false }, paused: { color: 'neutral', hidden: false, final: false } }, system: [] };
