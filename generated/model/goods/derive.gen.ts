// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const goodsDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
