// Made by codegen from schemas/screen-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/screen-sums/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const screenSumDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
