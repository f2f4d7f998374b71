// Made by codegen from schemas/call-time.yaml. Do not edit: change the schema, or lay a view over it in resources/call-times/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const callTimeDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
