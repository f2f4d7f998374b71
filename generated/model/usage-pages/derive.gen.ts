// Made by codegen from schemas/usage-page.yaml. Do not edit: change the schema, or lay a view over it in resources/usage-pages/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const usagePageDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
