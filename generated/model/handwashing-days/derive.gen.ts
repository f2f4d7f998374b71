// Made by codegen from schemas/handwashing-day.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-days/.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { div, roundHalf } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const handwashingDayDerive = { avgSeconds: (v) => roundHalf(div(v.secondsSum, v.washes)) } satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
