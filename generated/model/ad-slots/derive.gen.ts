// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const adSlotDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
