// Made by codegen from schemas/monitor-task.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-tasks/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const monitorTaskDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
