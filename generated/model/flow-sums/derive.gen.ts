// Made by codegen from schemas/flow-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/flow-sums/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const flowSumDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
