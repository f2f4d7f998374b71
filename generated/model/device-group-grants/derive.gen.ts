// Made by codegen from schemas/device-group-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-group-grants/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const deviceGroupGrantDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
