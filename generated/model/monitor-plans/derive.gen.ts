// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { sub } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const monitorPlanDerive = { remaining: (v) => sub(v.tasks, v.completed) } satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
