// Made by codegen from schemas/device-timer.yaml. Do not edit: change the schema, or lay a view over it in resources/device-timers/.

import type { RuleContext, Values } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const deviceTimerDerive = {} satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
