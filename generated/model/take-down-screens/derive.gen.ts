// Made by codegen from schemas/take-down-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/take-down-screens/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const takeDownScreenDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
