// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const importTaskDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
