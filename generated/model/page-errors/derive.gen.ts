// Made by codegen from schemas/page-error.yaml. Do not edit: change the schema, or lay a view over it in resources/page-errors/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const pageErrorDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
