// Made by codegen from schemas/temperature-day.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-days/.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { div, roundHalf } from '#core/entity/rule.ts';

/** Fields that are computed from others and never stored. */
export const temperatureDayDerive = { avgCelsius: (v) => div(roundHalf(div(v.tenths, v.readings)), 10) } satisfies Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>;
