// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const deviceSetDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
