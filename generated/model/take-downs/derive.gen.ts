// Made by codegen from schemas/take-down.yaml. Do not edit: change the schema, or lay a view over it in resources/take-downs/.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { sub } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const takeDownDerive = { waiting: (v) => sub(v.total, v.confirmed) } satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
