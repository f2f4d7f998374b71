// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const operationLogDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
