// Made by codegen from schemas/promotion-group.yaml. Do not edit: change the schema, or lay a view over it in resources/promotion-groups/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const promotionGroupDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
